import { familyOf, type Subject } from '../../../understanding/labels.ts'
import type { News } from '../remember/hear.ts'
import type { Meaning, Memory } from '../remember/memory.ts'
import { asking } from '../remember/read-acts.ts'
import type { Meant, Reading } from '../remember/reading.ts'
import { addressQuestion, withAddressGiven } from './address.ts'
import { alongside, answered, compare } from './answered.ts'
import type { Decision, LineName, Step } from './decision.ts'
import { pointFor, refusalFor } from './points/find.ts'
import { demo, nextQuestion } from './questions.ts'
import { ruleFor } from './rules.ts'
import { recap, talkMove } from './talk-moves.ts'
import { corrected, hasNews, telling } from './telling.ts'
import { SURE } from './zones.ts'

export type Heard = { meant: Meant; memory: Memory; news: News }

/** Courtesies and nods give way to whatever else a turn holds. */
const light: ReadonlySet<Subject> = new Set([
  'greeting',
  'smalltalk',
  'thanks',
  'yes',
  'no',
  'wait',
  'unclear',
  'hurry',
])

/** Nothing else that was said in the same turn is answered. */
const refused: ReadonlySet<Subject> = new Set(['injection', 'abuse'])

/** An attempt at the prompt is refused by rule; by likelihood alone only where it is plain. */
const isRejected = (subject: Subject, probability: number) =>
  refused.has(subject) && probability >= (subject === 'injection' ? 0.9 : SURE)

const isTelling = ({ subject, move }: Meaning) =>
  familyOf(subject) === 'telling' || (move === 'telling' && familyOf(subject) === 'product')

/** A move in the talk beside something told is taken as one only where it is plain. */
const PLAIN = 0.6

const isTalk = ({ subject }: Meaning) => familyOf(subject) === 'talk'

/** The next moves of the avatar, from what is remembered and what was understood. Pure. */
export function decide(heard: Heard): Decision {
  const { meant, memory } = heard
  const byWords = meant.by === 'words'
  const refusal = byWords ? refusalFor(meant, memory) : undefined
  const rejected = meant.readings.find(({ subject, probability }) => isRejected(subject, probability))
  if (refusal && (!rejected || rejected.subject === 'abuse')) return finished(refusal, heard)
  if (rejected) return { ...talkMove(rejected, memory), zone: 'rule' }
  const dropped = byWords ? withoutPrice(meant, memory) : undefined
  if (dropped) return finished(chosen({ ...heard, meant: dropped }), heard)
  const rule = byWords ? ruleFor(meant.said) : undefined
  if (rule) {
    const [first] = meant.readings
    // What comes nearest to a figure of ours that nobody has is no card.
    const others = rule.subject === 'unknowable' && rule.move === 'talk' ? [] : [first, ...first.others]
    const ruled: Reading = {
      ...first,
      ...rule,
      focus: first.focus,
      probability: 1,
      words: meant.said,
      others,
    }
    const decision = isTalk(ruled) ? talkMove(ruled, memory) : answered(ruled, heard)
    return finished({ ...decision, zone: 'rule' }, heard)
  }
  if (byWords && RECORDED.test(meant.said))
    return talkMove({ ...meant.readings[0], subject: 'recorded', move: 'whether', probability: 1 }, memory)
  const summed = meant.by === 'words' ? recap(meant.said, memory) : undefined
  if (summed) return summed
  const compared = meant.compared && compare(meant.compared)
  if (compared) return finished(compared, heard)
  const point = byWords ? pointFor(meant, memory) : undefined
  if (point) return finished(point, heard)
  return finished(chosen(heard), heard)
}

const wordCount = (words: string) => words.trim().split(/\s+/).length
/** A yes or a no with so many words beside it tells something. */
const MORE_THAN_A_NOD = 6
const SAID_MUCH = 14

/** The question stands in the last clause: what leads to it is not answered beside it. */
function questionsIn(heavy: readonly Reading[]): Reading[] {
  const sure = heavy.filter((reading) => !isTalk(reading) && reading.probability >= SURE).filter(isSaidLast)
  const asked = sure.filter(({ move, words }) => asking.has(move) || words.includes('?'))
  const end = heavy.at(-1)
  const isWorry = sure.some(({ subject, move }) => subject === end?.subject && move === 'objection')
  const isAskedLast = end && asking.has(end.move) && !isTalk(end) && !isWorry
  if (asked.length) return asked
  return isAskedLast && end.probability >= 0.25 ? [end] : sure
}

function chosen(heard: Heard): Decision {
  const { meant, memory, news } = heard
  const wants = meant.readings.filter((reading) => !isTelling(reading))
  const isAlone = meant.readings.length === 1
  const heavy = wants.filter(
    (reading) =>
      !light.has(reading.subject) &&
      !refused.has(reading.subject) &&
      (isAlone || isTalk(reading) || !isNod(reading)),
  )
  const asks = questionsIn(heavy)
  const [main, second] = asks.length ? asks : heavy.toSorted((a, b) => b.probability - a.probability)
  const told = meant.readings.filter(isTelling)
  const isTold = told.some(({ probability }) => probability >= SURE) || hasNews(news)
  const isToldPlainly = told.some(({ probability }) => probability >= PLAIN)
  const isAsked = main && asks.includes(main) && !isToldPlainly
  if (!main || (main.probability < SURE && isTold && told.length && !isAsked)) {
    const [first] = wants
    const isMore =
      first && ['yes', 'no', 'wait'].includes(first.subject) && wordCount(meant.said) > MORE_THAN_A_NOD
    if (told.length || isMore) return telling(told, heard)
    return talkMove(first ?? meant.readings[0], memory)
  }
  if (isTalk(main) && main.probability < PLAIN && told.some(({ probability }) => probability >= SURE))
    return telling(told, heard)
  if (main.subject === 'correction') return corrected(main, memory, news, meant.said)
  if (main.subject === 'language' && heavy.length + told.length > 1) {
    const rest = [...heavy.filter((one) => one !== main), ...told].toSorted(
      (a, b) => b.probability - a.probability,
    )
    if (rest[0] && isTelling(rest[0])) return telling(told, heard)
    if (rest[0] && !isTalk(rest[0])) return answered(rest[0], heard)
  }
  if (isTalk(main)) return talkMove(main, memory)
  const isMissed = heavy.some(
    ({ subject, words }) => subject === 'not_answered' && !/\byes or no\b/i.test(words),
  )
  // Whoever was not answered does not want to hear the same again.
  const answer = answered(isMissed ? { ...main, words: '' } : main, heard)
  const isBoth = second && asks.length > 1 && answer.zone === 'sure' && second.probability >= PLAIN
  const whole = isBoth ? alongside(answer, second, memory) : answer
  return isMissed ? { ...whole, steps: [{ do: 'line', line: 'missed' }, ...whole.steps] } : whole
}

/** "OK fair." before a question asks nothing. */
const isNod = ({ move, words }: Reading) => move === 'talk' && wordCount(words) <= 3

/** Of two about the same the later knows of the earlier; but a worry is taken up, whatever follows it. */
function isSaidLast({ subject, move }: Reading, n: number, all: readonly Reading[]): boolean {
  const isWorry = (reading: Reading) => reading.subject === subject && reading.move === 'objection'
  if (all.some(isWorry)) return move === 'objection' && all.findIndex(isWorry) === n
  return !all.slice(n + 1).some((later) => later.subject === subject)
}

const RECORDED =
  /\b(?:aufgezeichnet|aufgenommen|mitgeschnitten|enregistr[eé]e?|grabad[oa]|grabando|gravad[oa]|gravando)\b/iu

const NO_PRICE =
  /\b(?:leav\w+|put|set|forget|skip)\b.{0,12}\b(?:the )?(?:prices?|pricing|costs?)\b|\b(?:apart from|besides|other than|without) (?:the )?(?:prices?|pricing)\b/i

/** "Leave out price then": what was asked beside it is what is wanted. */
function withoutPrice(meant: Meant, { answered: before }: Memory): Meant | undefined {
  if (!NO_PRICE.test(meant.said)) return undefined
  const [first] = meant.readings
  const [next] = [...first.others, ...(before[0]?.others ?? [])].filter(
    ({ subject }) => subject !== 'price' && familyOf(subject) !== 'talk',
  )
  return next && { ...meant, readings: [{ ...first, ...next, probability: 1 }] }
}

/** Lines after which nobody wants to be asked something. */
const endsThere: ReadonlySet<LineName> = new Set([
  'goodbye',
  'wary',
  'unproven',
  'exhausted',
  'wait',
  'injection',
  'abuse',
  'unclear',
  'hurry',
  'missed',
  'mistaken',
  'language',
  'unknowable',
  'unsure',
  'notSaid',
  'heard',
  'onTheCard',
])

/** A place, a time or a system in passing is remembered, and said back only with what else was told. */
function worthSaying(
  { country, time, systems, ...news }: News,
  { zone }: Decision,
  { readings }: Meant,
): News {
  const isTold = zone === 'told' || readings.some(isTelling) || news.industry || news.counts || news.role
  return {
    ...news,
    ...(isTold && country && { country }),
    ...(isTold && time && /^(?:by|until|before) /i.test(time) && { time }),
    ...(isTold && systems && { systems }),
  }
}

/** What this turn tells is not offered at its end, nor is asked what it names. */
function withSteps(memory: Memory, steps: readonly Step[]): Memory {
  const told = steps.flatMap((step) => (step.do === 'tell' ? [`${step.card.id} ${step.length}`] : []))
  const named = steps.some((step) => step.do === 'unlisted') ? ['system'] : []
  return { ...memory, told: new Set([...memory.told, ...told]), asked: new Set([...memory.asked, ...named]) }
}

/** What was told is acknowledged, and the one question that helps most is put at the end. */
function finished(decision: Decision, { memory, news, meant }: Heard): Decision {
  const steps = news.email ? withAddressGiven(decision.steps) : [...decision.steps]
  if (hasNews(news) && !decision.isRepeat)
    steps.unshift({ do: 'acknowledge', news: worthSaying(news, decision, meant) })
  const isClosed =
    decision.isRepeat ||
    memory.pace === 'hurry' ||
    decision.zone === 'asked_back' ||
    steps.some(
      (step) => step.do === 'ask' || step.do === 'point' || (step.do === 'line' && endsThere.has(step.line)),
    )
  const isGoodbye = steps.some((step) => step.do === 'line' && step.line === 'goodbye')
  const address = isClosed && !isGoodbye ? undefined : addressQuestion({ decision, memory, meant })
  if (address) return { ...decision, steps: [...steps, { do: 'ask', question: address }] }
  if (isClosed) return { ...decision, steps }
  const isThanks = meant.readings[0].subject === 'thanks'
  const about = decision.meaning ??
    memory.answered[0]?.meaning ?? { subject: 'overview', move: 'what', focus: 'none' }
  // Whoever passes an offer over has questions of their own: the next one waits a turn.
  const isPassedOver = meant.by === 'words' && memory.open?.yes !== undefined
  const withTold = withSteps(memory, steps)
  const isAnswer = decision.zone === 'sure' || decision.zone === 'told'
  const question =
    isThanks && !memory.asked.has(demo.id)
      ? demo
      : nextQuestion(withTold, about, {
          mayOffer: isAnswer,
          mayLead: isAnswer && !isPassedOver,
          // Whoever said much has told what there is to tell.
          mayAsk: isAnswer && wordCount(meant.said) <= SAID_MUCH,
        })
  return { ...decision, steps: question ? [...steps, { do: 'ask', question }] : steps }
}
