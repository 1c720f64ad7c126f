import { familyOf, type Subject } from '../../../understanding/labels.ts'
import type { Memory, Question } from '../remember/memory.ts'
import type { Meant } from '../remember/reading.ts'
import type { Decision, Step } from './decision.ts'
import { summary } from './questions.ts'
import { SURE } from './zones.ts'

/** Whoever asks for these wants to go on with us; who wants something sent is told where to leave an address. */
const interested: ReadonlySet<Subject> = new Set(['demo', 'price', 'pilot', 'buy'])
/** So many fitting answers, this one included, are a talk worth having in writing. */
const FITTING_TURNS = 3

type Turn = { decision: Decision; memory: Memory; meant: Meant }

/** An objection is answered, and nothing is wanted in the same breath. */
const isObjection = ({ decision, meant }: Turn) =>
  decision.meaning?.move === 'objection' ||
  decision.steps.some((step) => step.do === 'concede' || (step.do === 'line' && step.line === 'wary')) ||
  meant.readings.some(({ move, probability }) => move === 'objection' && probability >= SURE)

const hasSaid = ({ decision }: Turn, name: 'goodbye') =>
  decision.steps.some((step) => step.do === 'line' && step.line === name)

const wantsMore = ({ decision, meant }: Turn) =>
  (decision.meaning !== undefined && interested.has(decision.meaning.subject)) ||
  meant.readings.some(({ subject, probability }) => interested.has(subject) && probability >= SURE)

function isThirdFitting({ decision, memory, meant }: Turn): boolean {
  const isFitting = decision.zone === 'sure' && decision.meaning !== undefined
  const isAboutWork = isFitting && familyOf(decision.meaning?.subject ?? 'unclear') !== 'company'
  // Whoever passes an offer over has questions of their own: the next one waits a turn.
  const isPassedOver = meant.by === 'words' && memory.open?.yes !== undefined
  return isAboutWork && !isPassedOver && memory.answered.length + 1 >= FITTING_TURNS
}

/** The answer itself says where to leave an address: whoever wanted something sent is not asked for it once more. */
export const isToBeSent = ({ meaning }: Decision) => meaning?.subject === 'send'

/** Who has given an address is not told to leave one: it stands on the card, and they send it. */
export const withAddressGiven = (steps: readonly Step[]): Step[] =>
  steps.map((step) =>
    step.do === 'tell' && step.card.subject === 'send' ? { do: 'line', line: 'onTheCard' } : step,
  )

/** Whether this is the turn in which we ask where the summary may go. Pure. */
export function addressQuestion(turn: Turn): Question | undefined {
  const { memory, decision } = turn
  if (memory.asked.has(summary.id) || memory.visitor.email || isToBeSent(decision) || isObjection(turn))
    return undefined
  if (hasSaid(turn, 'goodbye')) return memory.answered.length > 0 ? summary : undefined
  return memory.isBuyer && (wantsMore(turn) || isThirdFitting(turn)) ? summary : undefined
}
