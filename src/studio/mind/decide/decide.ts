import { type Focus, familyOf, type Subject } from '../../../understanding/labels.ts'
import { systemsIn } from '../../../understanding/things/named.ts'
import { cardFor } from '../cards/card.ts'
import { ground } from '../cards/ground.ts'
import type { News } from '../remember/hear.ts'
import type { Meaning, Memory } from '../remember/memory.ts'
import type { Meant, Reading } from '../remember/reading.ts'
import { answerTo } from './answer.ts'
import type { Decision, LineName, Step } from './decision.ts'
import { demo, nextQuestion } from './questions.ts'
import { asksForPromise, ruleFor } from './rules.ts'
import { recap, talkMove } from './talk-moves.ts'
import { corrected, hasNews, telling } from './telling.ts'
import { ASK_BACK, askBack, candidatesOf, isChoice, notKnown, SURE } from './zones.ts'

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

const isTelling = ({ subject, move }: Meaning) =>
  familyOf(subject) === 'telling' || (move === 'telling' && familyOf(subject) === 'product')

/** A move in the talk beside something told is taken as one only where it is plain. */
const PLAIN = 0.6

const isTalk = ({ subject }: Meaning) => familyOf(subject) === 'talk'

/** Comes to doubt, and says so: an objection is taken up before anything is sold. */
const isWary = ({ move, subject }: Reading) => move === 'objection' && subject !== 'pain'

/** The next moves of the avatar, from what is remembered and what was understood. Pure. */
export function decide(heard: Heard): Decision {
  const { meant, memory } = heard
  const rejected = meant.readings.find(
    ({ subject, probability }) => refused.has(subject) && probability >= SURE,
  )
  if (rejected) return { ...talkMove(rejected, memory), zone: 'rule' }
  const rule = meant.by === 'words' ? ruleFor(meant.said) : undefined
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
  const summed = meant.by === 'words' ? recap(meant.said, memory) : undefined
  if (summed) return summed
  const compared = meant.compared && compare(meant.compared)
  if (compared) return finished(compared, heard)
  return finished(chosen(heard), heard)
}

function chosen(heard: Heard): Decision {
  const { meant, memory, news } = heard
  const wants = meant.readings.filter((reading) => !isTelling(reading))
  const heavy = wants.filter(({ subject }) => !light.has(subject))
  const asks = heavy
    .filter((reading) => !isTalk(reading) && reading.probability >= SURE)
    .filter(isSaidLast)
    .filter((reading, _n, all) => all.length === 1 || !isNod(reading))
  const [main, second] = asks.length ? asks : heavy.toSorted((a, b) => b.probability - a.probability)
  const told = meant.readings.filter(isTelling)
  const isTold = told.some(({ probability }) => probability >= SURE) || hasNews(news)
  if (!main || (main.probability < SURE && isTold && told.length)) {
    const unsure = !isTold && told[0] ? askBack(candidatesOf(told[0]), memory) : undefined
    if (unsure) return unsure
    return told.length
      ? telling(told, memory, news, { named: meant.things.named, isWary: meant.readings.some(isWary) })
      : talkMove(wants[0] ?? meant.readings[0], memory)
  }
  if (isTalk(main) && main.probability < PLAIN && told.some(({ probability }) => probability >= SURE))
    return telling(told, memory, news, { named: meant.things.named, isWary: meant.readings.some(isWary) })
  if (main.subject === 'correction') return corrected(main, memory, news, meant.said)
  if (isTalk(main)) return talkMove(main, memory)
  const isMissed = heavy.some(({ subject }) => subject === 'not_answered')
  // Whoever was not answered does not want to hear the same again.
  const answer = answered(isMissed ? { ...main, words: '' } : main, heard)
  const whole =
    second && asks.length > 1 && answer.zone === 'sure' ? alongside(answer, second, memory) : answer
  return isMissed ? { ...whole, steps: [{ do: 'line', line: 'missed' }, ...whole.steps] } : whole
}

/** "OK fair." before a question asks nothing. */
const isNod = ({ move, words }: Reading) => move === 'talk' && words.trim().split(/\s+/).length <= 3

/** Of two about the same the later knows of the earlier; but a worry is taken up, whatever follows it. */
function isSaidLast({ subject, move }: Reading, n: number, all: readonly Reading[]): boolean {
  const isWorry = (reading: Reading) => reading.subject === subject && reading.move === 'objection'
  if (all.some(isWorry)) return move === 'objection' && all.findIndex(isWorry) === n
  return !all.slice(n + 1).some((later) => later.subject === subject)
}

function answered(main: Reading, { memory, meant, news }: Heard): Decision {
  if (main.probability < ASK_BACK) return notKnown('unsure', main, memory)
  // To a head of security we speak as to one, not about one.
  if (main.subject === 'ciso' && /\b(?:ciso|security)\b/i.test(memory.visitor.role ?? ''))
    return answered({ ...main, subject: 'security', move: 'objection' }, { memory, meant, news })
  const back = main.probability < SURE ? askBack(candidatesOf(main), memory) : undefined
  if (back) return back
  const strange = main.subject === 'integration' ? systemsIn(main.words).filter(isStrange) : []
  if (strange.length) return unlisted(main, strange, memory)
  const answer = answerTo(main, memory, main.words)
  if (!answer) return notKnown('unsure', main, memory)
  const instead = isExhausted(answer) ? besides(main, memory) : undefined
  if (instead) return instead
  if (asksForPromise(meant.said) && main.subject !== 'price')
    return { ...answer, steps: [{ do: 'line', line: 'noPromise' }, ...answer.steps], ways: ['contact'] }
  return main.probability < SURE ? { ...answer, zone: 'hedged', rival: candidatesOf(main)[1] } : answer
}

const isExhausted = ({ steps }: Decision) =>
  steps.some((step) => step.do === 'line' && (step.line === 'exhausted' || step.line === 'unproven'))

/** Where all was told of what is likeliest, what comes next to it may be what is wanted. */
function besides({ others, words }: Reading, memory: Memory): Decision | undefined {
  return others
    .filter((other) => isChoice(other) && other.probability >= 0.08)
    .map((other) => answerTo(other, memory, words))
    .find((answer) => answer && !isExhausted(answer))
}

/** A system of others that stands on none of our pages: we do not claim to know it. */
const isStrange = (system: string) =>
  !ground.texts.some((text) => text.toLowerCase().includes(system.toLowerCase()))

function unlisted(meaning: Meaning, systems: readonly string[], memory: Memory): Decision {
  const about: Meaning = { subject: 'integration', move: meaning.move, focus: 'none' }
  const card = cardFor(about.subject, about.move, about.focus)
  const isNew = card && !['short', 'full'].some((length) => memory.told.has(`${card.id} ${length}`))
  const steps: Step[] = [{ do: 'unlisted', systems }]
  if (isNew) steps.push({ do: 'tell', card, length: memory.pace === 'usual' ? 'full' : 'short' })
  return { zone: 'sure', meaning: about, steps, ways: ['contact'] }
}

/** Two questions in one breath: both are answered, in one sentence each. */
function alongside(decision: Decision, second: Reading, memory: Memory): Decision {
  const other = answerTo(second, memory, second.words)
  const inShort = (steps: readonly Step[]) =>
    steps.flatMap((step): Step[] =>
      step.do === 'tell' ? [{ ...step, length: 'short' }] : step.do === 'concede' ? [] : [step],
    )
  if (!other || second.subject === decision.meaning?.subject) return decision
  return {
    ...decision,
    steps: [...inShort(decision.steps), ...inShort(other.steps)],
    ways: [...new Set([...decision.ways, ...other.ways])],
  }
}

function compare(foci: readonly [Focus, Focus]): Decision | undefined {
  const [one, other] = [cardFor('does', 'what', foci[0]), cardFor('does', 'what', foci[1])]
  if (!one || !other || one === other) return undefined
  return {
    zone: 'sure',
    meaning: { subject: 'does', move: 'compare', focus: foci[1] },
    steps: [{ do: 'compare', cards: [one, other], foci }],
    ways: [],
  }
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
    ...(isTold && time && { time }),
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
  const steps = [...decision.steps]
  if (hasNews(news) && !decision.isRepeat)
    steps.unshift({ do: 'acknowledge', news: worthSaying(news, decision, meant) })
  const isClosed =
    decision.isRepeat ||
    memory.pace === 'hurry' ||
    decision.zone === 'asked_back' ||
    steps.some((step) => step.do === 'ask' || (step.do === 'line' && endsThere.has(step.line)))
  if (isClosed) return { ...decision, steps }
  const isThanks = meant.readings[0].subject === 'thanks'
  const about = decision.meaning ??
    memory.answered[0]?.meaning ?? { subject: 'overview', move: 'what', focus: 'none' }
  // Whoever passes an offer over has questions of their own: the next one waits a turn.
  const isPassedOver = meant.by === 'words' && memory.open?.yes !== undefined
  const asking = withSteps(memory, steps)
  const isAnswer = decision.zone === 'sure' || decision.zone === 'told'
  const question =
    isThanks && !memory.asked.has(demo.id)
      ? demo
      : nextQuestion(asking, about, { mayOffer: isAnswer, mayLead: !isPassedOver })
  return { ...decision, steps: question ? [...steps, { do: 'ask', question }] : steps }
}
