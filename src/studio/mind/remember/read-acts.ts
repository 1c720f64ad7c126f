import { type Focus, familyOf, type Subject } from '../../../understanding/labels.ts'
import { namedIn, systemsIn } from '../../../understanding/things/named.ts'
import type { Act, Language, Understood } from '../../../understanding/understood.ts'
import { isTrade, type Meaning } from './memory.ts'
import type { Reading } from './reading.ts'

/** A focus less likely than this is a guess. */
const FOCUS_FROM = 0.6
const OTHER_FROM = 0.8
const TURNS_TO = /^(?:ok(?:ay)? |so |well )*(?:and|what about|how about|same (?:for|in|with)|or)\b.{0,30}$/i
/** "It closes the wrong ticket" names no closing of books: a word of the table needs some likelihood. */
const SURE_OF_NONE = 0.7
/** Below this a question that names an agent is taken as one about what that agent does. */
const UNCLEAR = 0.3
const NAMED = 0.45
/** In another language a named agent or department is the surest thing: whoever names one is told of it. */
const NOT_IN_ENGLISH = 0.4

/** What the heads say, and what was named where they are unsure. */
function focusOf({ focus, words }: Act, named: readonly Focus[], language: Language): Focus {
  const [{ label, probability }] = focus
  // "Some other trade" is what is left where none is spoken of.
  const from = label === 'otherIndustry' ? OTHER_FROM : FOCUS_FROM
  const isClear = label !== 'none' && probability >= from
  if (named.includes(label)) return label
  // "What about onboarding?" turns to it, whatever was spoken of before.
  if (named[0] && label !== 'none' && TURNS_TO.test(words)) return named[0]
  if (isClear && (!named.length || probability >= 0.75)) return label
  const isBelieved = (one: Focus) =>
    language !== 'en' ||
    label !== 'none' ||
    probability < SURE_OF_NONE ||
    focus.some((rival) => rival.label === one && rival.probability >= 0.05)
  return named.find(isBelieved) ?? 'none'
}

/** Which of the things that were named belong to this part of the turn; a trade without an agent only where it is told. */
function namedFor({ words, move }: Act, { acts, things }: Understood): Focus[] {
  const isTold = move[0].label === 'telling'
  const own = acts.length > 1 ? namedIn(words) : things.named
  const named = own.length || !isTold ? own : things.named
  return named.filter((focus) => focus !== 'otherIndustry' || isTold)
}

/** "Do you have something for banks?": which of these it is called matters little. */
function aboutTrade(reading: Reading): Reading {
  const wanted: readonly Meaning['subject'][] = ['overview', 'catalog', 'does']
  const isNamed = namedIn(reading.words).includes(reading.focus)
  if (!isNamed || reading.probability >= NAMED || !wanted.includes(reading.subject)) return reading
  const together = [reading, ...reading.others].filter(({ subject }) => wanted.includes(subject))
  const probability = together.reduce((sum, one) => sum + one.probability, 0)
  return { ...reading, subject: 'overview', move: 'what', probability }
}

/** Somebody who names an agent or a department and whose question is unclear wants to know what it does. */
function aboutNamed(reading: Reading): Reading {
  if (isTrade(reading.focus)) return aboutTrade(reading)
  const isUnsure = reading.probability < UNCLEAR && ['what', 'whether', 'how'].includes(reading.move)
  if (!isUnsure || reading.focus === 'none') return reading
  const { subject, move, focus, probability, others } = reading
  return {
    ...reading,
    subject: 'does',
    move: 'what',
    probability: NAMED,
    others: [{ subject, move, focus, probability }, ...others],
  }
}

function readingOf(act: Act, named: readonly Focus[], language: Language): Reading {
  const [{ label: subject, probability }, ...rivals] = act.subject
  const move = act.move[0].label
  const focus = focusOf(act, named, language)
  return {
    subject,
    move,
    focus,
    words: act.words,
    probability,
    others: rivals
      .slice(0, 4)
      .map((rival) => ({ subject: rival.label, move, focus, probability: rival.probability })),
  }
}

const ABOUT_LANGUAGE =
  /\b(?:speak|language|german|deutsch|french|fran[cç]ais|spanish|espa[nñ]ol|portugu[eê]s\w*|englis[ch]\w*|ingl[eê]s|anglais|sprache)\b/iu

/** What is said in another language is about something all the same: "Was macht der Agent?" is no question about German. */
function beneathLanguage(reading: Reading, language: Language): Reading {
  const isLanguage =
    reading.subject === 'language' && language !== 'en' && !ABOUT_LANGUAGE.test(reading.words)
  const [next, ...others] = reading.others
  if (!isLanguage || !next) return reading
  const left = 1 - reading.probability
  const scaled = (one: Reading['others'][number]) => ({
    ...one,
    probability: Math.min(1, one.probability / left),
  })
  const read: Reading = { ...reading, ...scaled(next), others: others.map(scaled) }
  if (read.probability >= NOT_IN_ENGLISH || read.focus === 'none') return read
  return { ...read, subject: 'does', move: 'what', probability: NOT_IN_ENGLISH }
}

/** "In Polish?" asks what the agents speak, once they are spoken of. */
function aboutTheirs(reading: Reading): Reading {
  const theirs = reading.others.find(({ subject }) => subject === 'languages')
  const isLikely =
    reading.subject === 'language' && reading.probability < 0.6 && theirs && theirs.probability >= 0.2
  return isLikely ? { ...reading, ...theirs, move: 'whether', probability: reading.probability } : reading
}

/** Moves that want to know something. */
export const asking: ReadonlySet<Meaning['move']> = new Set([
  'what',
  'how',
  'how_much',
  'who',
  'when',
  'where',
  'whether',
  'proof',
  'compare',
  'advise',
])

/** "Could it have caught those before?" tells of nothing: it asks what an agent does about what hurts. */
function askedOfPain(reading: Reading): Reading {
  const isTold = reading.subject === 'pain' || reading.subject === 'self'
  if (!isTold || !asking.has(reading.move) || reading.probability > 0.8) return reading
  const [next] = reading.others.filter(({ subject }) => subject !== 'pain' && subject !== 'self')
  const isLikely = next && next.probability >= 0.2 && familyOf(next.subject) !== 'talk'
  const { probability } = reading
  return isLikely
    ? { ...reading, ...next, probability: probability + next.probability }
    : { ...reading, subject: 'does', probability: Math.max(probability, NAMED) }
}

/** A few words that are half unclear and half about something are about that. */
function notUnclear(reading: Reading): Reading {
  const [next, ...others] = reading.others
  const isHalf =
    reading.subject === 'unclear' && next && next.probability >= 0.3 && familyOf(next.subject) !== 'talk'
  return isHalf ? { ...reading, ...next, probability: next.probability + 0.1, others } : reading
}

/** Of what was said before, in few words; in many, a length that is wished for what is asked: "what is it, in one sentence?" */
const ofLength: ReadonlySet<Subject> = new Set(['shorter', 'simpler', 'example', 'hurry'])
const FEW_WORDS = 5

function withLength(reading: Reading): Reading[] {
  const isLong = reading.words.trim().split(/\s+/).length > FEW_WORDS
  if (!ofLength.has(reading.subject) || !isLong || reading.probability > 0.8) return [reading]
  const asked = reading.others.find(
    ({ subject, probability }) => familyOf(subject) !== 'talk' && probability >= reading.probability / 2,
  )
  return asked ? [{ ...reading, ...asked, probability: NAMED }, reading] : [reading]
}

const IN_USE =
  /^(?:so |well |ok(?:ay)? )*(?:we|i|our \w+|everything)(?:'re| are| is)? (?:use|run|runs|have|work (?:with|in)|on)\b[^?]*$/i

/** A name and nothing else. */
const isBare = (words: string) => words.trim().split(/\s+/).length <= 3 && !words.includes('?')

/** "We use Epic" tells what they have, whatever else it resembles. */
const inUse = (reading: Reading): Reading =>
  (IN_USE.test(reading.words) || isBare(reading.words)) && systemsIn(reading.words).length
    ? { ...reading, subject: 'self', move: 'telling', probability: Math.max(reading.probability, NAMED) }
    : reading

/** What each part of a turn may mean by its own words. */
export function readingsOf(understood: Understood): [Reading, ...Reading[]] {
  const { acts, language } = understood
  const refine = [
    (one: Reading) => beneathLanguage(one, language),
    notUnclear,
    aboutTheirs,
    askedOfPain,
    aboutNamed,
    inUse,
  ]
  const [first, ...rest] = acts.flatMap((act) => {
    const reading = readingOf(act, namedFor(act, understood), language)
    return withLength(refine.reduce((one, next) => next(one), reading))
  })
  if (!first) throw new Error('nothing was said')
  return [first, ...rest]
}
