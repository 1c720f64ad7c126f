import type { Focus } from '../../../understanding/labels.ts'
import { isToBeSent } from '../decide/address.ts'
import type { Decision, Step } from '../decide/decision.ts'
import { summary } from '../decide/questions.ts'
import type { Spoken } from '../say/say.ts'
import { openingOf, sentencesOf } from '../sentences.ts'
import type { Answered, Memory } from './memory.ts'
import type { Meant } from './reading.ts'

/** So many answers can be gone back to. */
const ANSWERS = 12

/** What a turn of ours spoke of, the present one first. */
function fociIn({ meaning, steps, zone }: Decision, asked: Focus): Focus[] {
  const spokenOf = steps.flatMap((step): Focus[] => {
    if (step.do === 'compare') return [...step.foci].reverse()
    if (step.do === 'advise') return step.agents.slice(0, 1).map(({ agent }) => agent)
    return step.do === 'first' ? [step.agent.agent] : []
  })
  const about = meaning?.focus ?? (zone === 'asked_back' ? asked : 'none')
  return [...spokenOf, about].filter((focus) => focus !== 'none')
}

const toldBy = (step: Step): string[] => {
  if (step.do === 'tell') return [`${step.card.id} ${step.length}`]
  if (step.do === 'compare') return step.cards.map(({ id }) => `${id} short`)
  return []
}

/** Sentences of the cards as they are written: in the text a lead may stand before them. */
const written = (steps: readonly Step[]) =>
  steps.flatMap((step) => {
    if (step.do === 'tell') return sentencesOf(step.card[step.length] ?? '')
    if (step.do === 'fit') return sentencesOf(step.sentence)
    return step.do === 'advise' ? step.agents.map(({ why }) => why) : []
  })

const isAnswer = ({ zone, steps, isRepeat, meaning }: Decision) =>
  !isRepeat && zone !== 'asked_back' && (meaning !== undefined || steps.some((step) => step.do === 'tell'))

/** What is remembered once the avatar has spoken. */
export function spoke(memory: Memory, meant: Meant, decision: Decision, spoken: Spoken): Memory {
  const { text, question, cards, length } = spoken
  const told = new Set([...memory.told, ...decision.steps.flatMap(toldBy)])
  const sentences = [...sentencesOf(text), ...written(decision.steps).filter((one) => text.includes(one))]
  const [first] = meant.readings
  const answer: Answered = {
    meaning: decision.meaning ?? memory.answered[0]?.meaning ?? first,
    asked: meant.said,
    cards,
    length,
    text,
    others: first.others.map(({ subject, move, focus }) => ({ subject, move, focus })),
  }
  const advised = decision.steps.flatMap((step): readonly Focus[] => {
    if (step.do === 'compare') return step.foci
    return step.do === 'advise' ? step.agents.map(({ agent }) => agent) : []
  })
  const isStillOpen = memory.open?.takes && meant.by === 'words' && decision.zone !== 'asked_back'
  const foci = fociIn(decision, first.focus)
  const isAskedBack = decision.zone === 'asked_back'
  return {
    ...memory,
    told,
    spoken: new Set([...memory.spoken, ...sentences]),
    answered: isAnswer(decision) ? [answer, ...memory.answered].slice(0, ANSWERS) : memory.answered,
    foci: [...new Set([...foci, ...memory.foci])],
    focusAt: foci.length ? memory.turn : memory.focusAt,
    advised: advised.length ? advised : memory.advised,
    points: [...memory.points, ...decision.steps.flatMap((step) => (step.do === 'point' ? [step.id] : []))],
    askedAt: question?.takes ? memory.turn : memory.askedAt,
    open: question ?? (isStillOpen ? memory.open : undefined),
    choices: spoken.choices,
    asked: new Set([
      ...memory.asked,
      ...(question && !isAskedBack ? [question.id] : []),
      ...(isToBeSent(decision) ? [summary.id] : []),
    ]),
    turn: memory.turn + 1,
    askedBack: isAskedBack ? memory.turn : memory.askedBack,
    opening: openingOf(text),
    lastHeard: meant.said,
    lastSaid: text,
    tiedAt: spoken.isTied ? memory.turn : memory.tiedAt,
    pages: [...new Set([...spoken.pages, ...memory.pages])],
  }
}
