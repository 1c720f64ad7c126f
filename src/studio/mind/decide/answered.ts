import { type Focus, familyOf } from '../../../understanding/labels.ts'
import { systemsIn } from '../../../understanding/things/named.ts'
import { type Card, cardFor, particularsOn } from '../cards/card.ts'
import { ground } from '../cards/ground.ts'
import { isTrade, type Meaning, type Memory, presentFocus } from '../remember/memory.ts'
import { asking } from '../remember/read-acts.ts'
import type { Reading } from '../remember/reading.ts'
import { answerTo } from './answer.ts'
import type { Heard } from './decide.ts'
import type { Decision, Step } from './decision.ts'
import { agentByFeature, fitting, isForeign, isParticular, particular, wasSaid } from './fit.ts'
import { ASK_BACK, askBack, candidatesOf, isChoice, notKnown, SURE } from './zones.ts'

/** A reading that is this much likelier than the next is taken without asking. */
const AHEAD = 1.5
/** So likely that what comes next to it is not looked at. */
const CLEAR = 0.75
const PLAIN = 0.6

/** Two readings that hold so much together are worth asking back: less, and it is neither, oftener than not. */
const ONE_OF_TWO = 0.55
/** So sure one must be that a yes or no is wanted of this, before one is given. */
const FOR_A_YES = 0.8

/** A yes to what was half understood is a promise: then the answer is told without one. */
const withoutLooseYes = (main: Reading): Reading =>
  main.move === 'whether' && (main.probability < FOR_A_YES || isForeign(main.words))
    ? { ...main, move: 'what' }
    : main

/** What answers a question: asked back only where two readings are close and nothing said parts them. */
export function answered(asked: Reading, heard: Heard): Decision {
  const { memory, meant } = heard
  // To a head of security we speak as to one, not about one.
  if (asked.subject === 'ciso' && /\b(?:ciso|security)\b/i.test(memory.visitor.role ?? ''))
    return answered({ ...asked, subject: 'security', move: 'objection' }, heard)
  const main = withoutLooseYes(
    nearer(asked.probability < SURE ? partedByWords(asked, memory) : asked, meant.said),
  )
  const inHand = meant.by === 'words' ? ofAgentInHand(main, memory) : undefined
  if (inHand) return inHand
  const found = meant.by === 'words' && asking.has(main.move) ? inParticular(main, memory) : undefined
  if (found) return found
  // An agent that was named is never asked about: it is told of.
  const [agent, another] = meant.things.named.filter((focus) => !isTrade(focus))
  const meantBy = another
    ? undefined
    : (agent ?? (meant.things.named.length ? undefined : agentByFeature(main.words)))
  const feature = main.probability < SURE && meant.by === 'words' ? meantBy : undefined
  if (feature) {
    const answer = answerTo({ subject: 'does', move: 'what', focus: feature }, memory, main.words)
    if (answer) return fitted(answer, main, memory)
  }
  // What any agent does is no answer to what one of them would do in a case.
  const isVague = main.subject === 'does' && main.focus === 'none' && memory.answered.length > 0
  if (main.probability < ASK_BACK || (isVague && main.probability < PLAIN && meant.by === 'words'))
    return notKnown('unsure', main, memory)
  const [rival] = main.others
  const isClose = rival && main.probability < AHEAD * rival.probability
  const isOneOfTwo = isClose && main.probability + rival.probability >= ONE_OF_TWO
  const mayAsk =
    main.probability < SURE && isOneOfTwo && main.move !== 'telling' && !meant.things.named.length
  const back = mayAsk ? askBack(candidatesOf(main), memory) : undefined
  if (back) return back
  const strange = main.subject === 'integration' ? systemsIn(main.words).filter(isStrange) : []
  if (strange.length) return unlisted(main, strange, memory)
  const answer = answerTo(main, memory, main.words)
  if (!answer) return notKnown('unsure', main, memory)
  const instead = isExhausted(answer) ? besides(main, memory) : undefined
  if (instead) return instead
  const whole = meant.by === 'words' ? fitted(answer, main, memory) : answer
  return main.probability >= SURE || main.move === 'telling' ? whole : notKnown('unsure', main, memory)
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

const freshIn = (memory: Memory) => (sentence: string) => !wasSaid(sentence, memory.spoken)

/** Of likely readings the one whose card speaks of what is asked. */
function partedByWords(main: Reading, memory: Memory): Reading {
  const { others } = main
  const scored = [main, ...others.slice(0, 2)].map((one) => {
    const card = cardFor(one.subject, one.move, one.focus)
    const fit = card && fitting(main.words, [card], freshIn(memory))
    return { one, fits: fit?.fits ?? false, score: one.probability * (1 + (fit?.score ?? 0) / 3) }
  })
  const [best, next] = scored.toSorted((a, b) => b.score - a.score)
  const isParted =
    best?.fits && best.one.probability >= ASK_BACK / 2 && best.score >= AHEAD * (next?.score ?? 0)
  if (!isParted || best.score <= best.one.probability) return main
  const { subject, move, focus } = best.one
  return {
    ...main,
    subject,
    move,
    focus,
    probability: SURE,
    others: [main, ...others].filter((one) => one.subject !== subject),
  }
}

/** Asked of a whole department in words that one of its agents is there for. */
function nearer(main: Reading, said: string): Reading {
  const isWhole =
    ['it', 'hr', 'corporate'].includes(main.focus) && ['does', 'overview'].includes(main.subject)
  const isOfThat = main.focus === 'none' && main.subject === 'overview' && said !== main.words
  const focus = isWhole ? agentByFeature(main.words, main.focus) : isOfThat ? agentByFeature(said) : undefined
  return focus ? { ...main, subject: 'does', move: 'what', focus } : main
}

/** Something in particular that an answer was written for, of what is likeliest, of what comes next to it, or of the agent in hand. */
function inParticular(main: Reading, memory: Memory): Decision | undefined {
  const { subject, move, focus, others, words } = main
  const foci = [...new Set([focus, presentFocus(memory)])]
  const rivals = main.probability >= CLEAR ? [] : others.slice(0, 2).map((other) => other.subject)
  const subjects = [...new Set([subject, ...rivals, 'does' as const])]
  const isLoose = main.probability < FOR_A_YES || isForeign(words)
  const among = subjects
    .flatMap((one) => foci.flatMap((of) => particularsOn(one, of)))
    .filter(({ text }) => !isLoose || !/^(?:Yes|No)\b/.test(text))
  const fit = particular(words, focus, among, freshIn(memory))
  const own = cardFor(subject, move, focus)
  const whole = own && fitting(words, [own], () => true)
  if (!fit || (whole?.fits && whole.score > fit.score && main.probability >= SURE)) return undefined
  const meaning = {
    subject: fit.card.subject,
    move,
    focus: fit.card.focus === 'none' ? focus : fit.card.focus,
  }
  return { zone: 'sure', meaning, steps: [{ do: 'fit', card: fit.card, sentence: fit.sentence }], ways: [] }
}

/** A few words after an agent was told of: what its card says of them goes before a card that says nothing of them. */
function ofAgentInHand(
  { words, probability, subject, move, focus }: Reading,
  memory: Memory,
): Decision | undefined {
  const about = memory.answered[0]?.meaning
  const isShort = words.trim().split(/\s+/).length <= 8
  if (about?.subject !== 'does' || !isShort || probability > 0.6 || !asking.has(move)) return undefined
  const card = cardFor(subject, move, focus)
  const own = card && fitting(words, [card], () => true)
  const hand = cardFor('does', 'what', about.focus)
  const fit = hand && fitting(words, [hand], freshIn(memory))
  if (!fit?.fits || (own && own.score >= fit.score)) return undefined
  return {
    zone: 'sure',
    meaning: about,
    steps: [{ do: 'fit', card: fit.card, sentence: fit.sentence }],
    ways: [],
  }
}

type Told = Extract<Step, { do: 'tell' }>
const told = (steps: readonly Step[]): Told | undefined => steps.find((step) => step.do === 'tell')

/** The next thing a card holds answers no question in particular: the sentence that does leads, or it is said that there is none. */
function fitted(answer: Decision, { words, move, others }: Reading, memory: Memory): Decision {
  const step = told(answer.steps)
  const isOver = isExhausted(answer)
  if ((!step && !isOver) || answer.isRepeat || move === 'objection' || !isParticular(words)) return answer
  const focus = answer.meaning?.focus ?? 'none'
  const own = step ? [step.card] : []
  const near = [presentFocus(memory), focus].flatMap((one) => cardFor('does', 'what', one) ?? [])
  const rest = others.slice(0, 2).flatMap((one) => cardFor(one.subject, one.move, one.focus) ?? [])
  const cards: Card[] = [...own, ...near, ...rest]
  const isNextBullet = isOver || step?.length === 'more' || step?.length === 'example'
  if (!isNextBullet) return withFit(answer, step, words, memory)
  const fit = fitting(words, cards, freshIn(memory))
  if (fit?.fits) return { ...answer, steps: [{ do: 'fit', card: fit.card, sentence: fit.sentence }] }
  // Of an agent, something that none of our pages speaks of.
  const subject = answer.meaning?.subject ?? 'does'
  const isUnknown = isForeign(words) && (subject === 'does' ? asking.has(move) : isOfDetail(subject, move))
  if (!isUnknown) return answer
  return { ...answer, zone: 'not_known', steps: [{ do: 'line', line: 'notSaid' }], ways: ['contact'] }
}

/** Whether something holds in particular, of how it works: a yes or a no that no page gives. */
const isOfDetail = (subject: Meaning['subject'], move: Meaning['move']) =>
  move === 'whether' && ['product', 'trust'].includes(familyOf(subject))

/** What a card says elsewhere of what is asked belongs to its first sentence. */
function withFit(answer: Decision, step: Told | undefined, words: string, memory: Memory): Decision {
  if (step?.length !== 'full' || step.card.subject !== 'does' || memory.pace !== 'usual') return answer
  const fit = fitting(words, [step.card], freshIn(memory))
  if (!fit?.fits || step.card.full.includes(fit.sentence) || fit.sentence === step.card.short) return answer
  const steps = answer.steps.flatMap((one): Step[] =>
    one === step
      ? [
          { ...step, length: 'short' },
          { do: 'fit', card: fit.card, sentence: fit.sentence },
        ]
      : [one],
  )
  return { ...answer, steps }
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
export function alongside(decision: Decision, second: Reading, memory: Memory): Decision {
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

export function compare(foci: readonly [Focus, Focus]): Decision | undefined {
  const [one, other] = [cardFor('does', 'what', foci[0]), cardFor('does', 'what', foci[1])]
  if (!one || !other || one === other) return undefined
  return {
    zone: 'sure',
    meaning: { subject: 'does', move: 'compare', focus: foci[1] },
    steps: [{ do: 'compare', cards: [one, other], foci }],
    ways: [],
  }
}
