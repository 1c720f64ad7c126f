import { type Focus, familyOf, type Subject } from '../../../understanding/labels.ts'
import type { Understood } from '../../../understanding/understood.ts'
import { plainText } from '../../model/plain-text.ts'
import { departmentOf } from './departments.ts'
import { isTrade, type Meaning, type Memory, ownFocus, presentFocus } from './memory.ts'
import type { Meant, Reading } from './reading.ts'

/** What is asked of an agent or a trade, whether or not it is named again. */
const takesFocus: ReadonlySet<Subject> = new Set([
  'savings',
  'duration',
  'references',
  'pilot',
  'first_month',
  'effort',
  'integration',
  'buy',
  'demo',
  'roadmap',
  'price',
  'where_to_start',
  'mistakes',
  'control',
  'customize',
  'compliance',
  'change',
])

/** What differs from trade to trade: "and in a bank?" asks the same again of another one. */
const differs: ReadonlySet<Subject> = new Set([
  ...[...takesFocus].filter((subject) => !['price', 'buy', 'demo', 'roadmap'].includes(subject)),
  'does',
  'overview',
  'jobs',
  'languages',
  'scale',
  'hosting',
  'privacy',
])

/** Says little by itself: where it names a trade or an agent, what was asked before is asked of that. */
const vague: ReadonlySet<Subject> = new Set([
  'does',
  'overview',
  'unclear',
  'self',
  'pain',
  'choose',
  'off_topic',
])

const PRONOUN = /\b(?:it|its|it's|that|this|they|them|those|these|there|one|the same)\b/
const GOES_ON =
  /^(?:ok(?:ay)? |so |well |right |hm+ )*(?:and|but|or|also|what about|how about|what if|same)\b/
/** What we can do for the visitor, and not what we do. */
const FOR_US = /\b(?:us|our|we|my|for me|here with us|there)\b/
const OTHER = /\bthe other(?: one| agent)?\b/
const COMPARES = /\b(?:compare[ds]?|comparison|versus|vs|differen(?:ce|t)|better|rather than|or)\b/
/** "why?", "how so?", "and then?": more of what was said. */
const PROMPTS =
  /^(?:and |but |ok(?:ay)? |so )*(?:why|why so|why not|how|how exactly|exactly how|how does that work|meaning what|how so|how come|really|in what way|and then|then what|then|meaning|which means|such as|like what|for example|for instance|go on|what else|and|so)\W*$/
const LIKE_WHAT = /\b(?:such as|like what|for example|for instance|in practice)\b/
/** "What does that mean in practice?" */
const IN_PRACTICE = /\b(?:in practice|in real life|look like day to day)\W*$/
const FIRST =
  /\bwhich (?:one |of (?:them|those|these|the two) )?(?:comes |would come |should (?:come |be ))?first\b|^which one\b/
const WHY_THAT = /^(?:and |but |ok(?:ay)? )*why (?:that|this|it|the first|them)(?: one| agent| two)?\W*$/
const NTH = [/\b(?:first|former)\b/, /\b(?:second|latter)\b/, /\b(?:third|last)\b/] as const

/** One of those that were named last, by its place. */
const OF_A_LIST = /\bthe (?:first|former|second|latter|third|last)(?: one| agent| of| on)\b/
const WHAT_IT_TAKES = /\bwhat (?:does|would|will) (?:it|that) (?:take|need|ask)\b/

const FAREWELL = /\bthat(?:'s| is| was| will be|'ll be) (?:all|it|everything)(?: for (?:today|now))?\W*$/

const wordCount = (plain: string) => plain.split(' ').length

type Leaning = Pick<Meant, 'readings' | 'compared'>

/** Puts what a turn leans on into what it means: "it", "there", "the other one", "and in a bank?". */
export function leaningOn(
  { said, things }: Understood,
  readings: readonly [Reading, ...Reading[]],
  memory: Memory,
): Leaning {
  const plain = plainText(said)
  const last = memory.answered[0]
  if (last && (PROMPTS.test(plain) || (IN_PRACTICE.test(plain) && wordCount(plain) <= 8))) {
    const subject = LIKE_WHAT.test(plain) ? 'example' : 'more'
    return { readings: [{ ...readings[0], subject, move: 'talk', focus: 'none', probability: 1 }] }
  }
  if (FAREWELL.test(plain) && wordCount(plain) <= 8)
    return { readings: [{ ...readings[0], subject: 'goodbye', move: 'talk', focus: 'none', probability: 1 }] }
  const compared = comparison(plain, things.named, readings, memory)
  const us = departmentOf(things.role) ?? things.industry?.focus ?? toldOf(readings) ?? ownFocus(memory)
  const [first, ...rest] = readings.map((reading) =>
    leans(reading, plain, { named: things.named, us, toldNow: toldOf(readings) }, memory),
  )
  const all: Leaning = { readings: [first ?? readings[0], ...rest] }
  return compared ? { ...all, compared } : all
}

/** The trade or department that is told of beside a question. */
const toldOf = (readings: readonly Reading[]) =>
  readings.find(({ subject, focus }) => (subject === 'self' || subject === 'pain') && focus !== 'none')?.focus

type Spoken = { named: readonly Focus[]; us: Focus; toldNow: Focus | undefined }

function leans(reading: Reading, plain: string, { named, us, toldNow }: Spoken, memory: Memory): Reading {
  const last = memory.answered[0]
  const isOwnWords = reading.move === 'telling' && reading.subject !== 'correction'
  if ((FIRST.test(plain) || WHY_THAT.test(plain)) && memory.advised.length)
    return { ...reading, ...wanted('where_to_start', 'advise', reading.focus), probability: 1 }
  if (OTHER.test(plain) && reading.focus === 'none') {
    const other = otherOf(memory)
    const isVague = vague.has(reading.subject) || reading.subject === 'where_to_start'
    if (other && isVague) return { ...reading, ...wanted('does', 'what', other), probability: 1 }
    if (other) return taken(reading, other)
  }
  const place = OF_A_LIST.exec(plain)
  const listed = place ? memory.advised[NTH.findIndex((pattern) => pattern.test(place[0]))] : undefined
  if (listed) {
    const asked = WHAT_IT_TAKES.test(plain)
      ? 'effort'
      : isOwnWords || vague.has(reading.subject)
        ? 'does'
        : reading.subject
    return { ...reading, ...wanted(asked, 'what', listed), probability: 1 }
  }
  if (reading.subject === 'choose' && memory.advised.length) {
    const nth = NTH.findIndex((pattern) => pattern.test(plain))
    const chosen = memory.advised[Math.max(0, nth)]
    if (chosen) return { ...reading, ...wanted('does', 'what', chosen), probability: 1 }
  }
  const isElliptic = GOES_ON.test(plain) || wordCount(plain) <= 4
  const isUnsure = reading.probability < 0.5 || vague.has(reading.subject)
  if (
    last &&
    !isOwnWords &&
    reading.focus !== 'none' &&
    isElliptic &&
    isUnsure &&
    named.length <= 1 &&
    wordCount(plain) <= 8
  ) {
    const { subject, move } = last.meaning
    const asked = differs.has(subject)
      ? wanted(subject, move, reading.focus)
      : wanted(isTrade(reading.focus) ? 'overview' : 'does', 'what', reading.focus)
    return { ...reading, ...asked, probability: Math.max(reading.probability, 0.6) }
  }
  const isOpen = reading.probability < (familyOf(reading.subject) === 'talk' ? 0.4 : 0.8)
  const same = last && isOpen && wordCount(plain) <= 6 ? goesOn(reading, last.meaning) : undefined
  if (same) return same
  if (reading.focus !== 'none' || isOwnWords) return reading
  if (reading.subject === 'overview') return FOR_US.test(plain) ? taken(reading, us) : reading
  const isLeaning = PRONOUN.test(plain) || GOES_ON.test(plain)
  if (takesFocus.has(reading.subject) || (isLeaning && familyOf(reading.subject) !== 'talk'))
    return taken(reading, toldNow ?? presentFocus(memory))
  return reading
}

/** A few words that may as well be about what was just spoken of are about that. */
function goesOn(reading: Reading, { subject, focus }: Meaning): Reading | undefined {
  if (reading.subject === subject)
    return reading.probability >= 0.12
      ? {
          ...reading,
          focus: reading.focus === 'none' ? focus : reading.focus,
          probability: Math.max(reading.probability, 0.4),
        }
      : undefined
  const again = reading.others.find(
    (other) => other.subject === subject && other.probability >= Math.min(0.2, reading.probability / 2),
  )
  if (!again) return undefined
  const { probability, move } = reading
  const others = reading.others.filter((other) => other !== again)
  return {
    ...reading,
    ...again,
    focus: again.focus === 'none' ? focus : again.focus,
    probability: probability + again.probability,
    others: [{ subject: reading.subject, move, focus: reading.focus, probability }, ...others],
  }
}

const wanted = (subject: Subject, move: Meaning['move'], focus: Focus): Meaning => ({ subject, move, focus })

const taken = (reading: Reading, focus: Focus): Reading => ({
  ...reading,
  focus,
  others: reading.others.map((other) => ({ ...other, focus })),
})

const otherOf = ({ foci, advised }: Memory): Focus | undefined =>
  advised.find((focus) => focus !== foci[0]) ?? foci[1]

/** What others sell is compared by a card of its own. */
const notAmongOurs: ReadonlySet<Subject> = new Set([
  'competitors',
  'build_or_have',
  'why_us',
  'price',
  'hosting',
])

/** "compare it with the finance agent": what is spoken of now, and the one that is named. */
function comparison(
  plain: string,
  named: readonly Focus[],
  readings: readonly Reading[],
  memory: Memory,
): readonly [Focus, Focus] | undefined {
  const asks = readings.some(({ move, subject }) => move === 'compare' && !notAmongOurs.has(subject))
  if (!asks && !/\b(?:compare[ds]?|versus|vs|difference between)\b/.test(plain)) return undefined
  if (readings.some(({ subject }) => notAmongOurs.has(subject)) || !COMPARES.test(plain)) return undefined
  const [one, other] = named.filter((focus, n) => named.indexOf(focus) === n)
  if (one && other) return [one, other]
  if (/\bbetween\b.*\band\b/.test(plain) && !PRONOUN.test(plain)) return undefined
  const now = memory.foci.find((focus) => focus !== one)
  if (one && now) return [now, one]
  const [first, second] = memory.advised.length > 1 ? memory.advised : memory.foci
  return !one && first && second ? [first, second] : undefined
}
