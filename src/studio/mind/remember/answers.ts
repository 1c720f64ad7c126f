import type { Focus } from '../../../understanding/labels.ts'
import { systemsIn } from '../../../understanding/things/named.ts'
import type { Things, Understood } from '../../../understanding/understood.ts'
import { figuresIn } from '../../model/figures-said.ts'
import { plainText } from '../../model/plain-text.ts'
import { type Choice, isTrade, type Meaning, type Memory, type Question } from './memory.ts'
import { asking } from './read-acts.ts'
import type { Reading } from './reading.ts'

export type AnswerToOurs = { meanings: readonly Meaning[]; things?: Partial<Things> }

/** A yes and nothing else: "ok when" is a question. */
const YES =
  /^(?:(?:oh|well|um|uh|yes|yeah|yep|yup|sure|ok|okay|alright|right|please|do|so|that|it|go ahead|go on|why not|gladly|absolutely|of course|sounds (?:good|great)|fine|good|great|definitely|by all means|tell me|let's hear it|i would|i'd like that|i'd love to|love to|thanks|thank you|very much|ja|gern|gerne|bitte|oui|volontiers|d'accord|s'il vous plait|si|claro|por favor|sim)[\s,.!]*)+$/
const NO =
  /^(?:oh |well |um |uh )?(?:no|nope|nah|not now|not really|not yet|later|rather not|no thanks|nein|non|nao)\b/
const BOTH = /\b(?:both|all of (?:them|it)|everything|all three|beide|les deux|ambos)\b/
const ORDINALS = [
  /\b(?:first|former|number one|1st|erste|premier|primer[oa]?|primeiro)\b/,
  /\b(?:second|latter|number two|2nd|other|zweite|deuxieme|segund[oa])\b/,
  /\b(?:third|last|number three|3rd|dritte|troisieme|tercer[oa]?|terceir[oa])\b/,
] as const
const QUESTION = /\?|^(?:what|how|who|when|where|why|which|can|could|do|does|is|are|will|would|should)\b/

const wordsIn = (text: string) => plainText(text).match(/[\p{L}\p{N}']+/gu) ?? []
/** Nobody answers a short question with a speech; what is longer is read for itself. */
const SHORT = 7

const telling = (subject: 'self' | 'pain', focus: Focus): Meaning => ({ subject, move: 'telling', focus })

/** How much of a choice a short answer repeats: "where it's kept" of "where your data is kept". */
function nearest(said: string, choices: readonly Choice[]): Choice | undefined {
  const small = new Set(
    'a an the it is its to of and or in for on what how who where which your our you we do does i'.split(' '),
  )
  const heard = new Set(wordsIn(said).filter((word) => !small.has(word)))
  const scored = choices
    .map((choice) => ({
      choice,
      score: wordsIn(choice.label).filter((word) => !small.has(word) && heard.has(word)).length,
    }))
    .sort((a, b) => b.score - a.score)
  const [best, second] = scored
  const isMost = best && best.score >= heard.size / 2
  return isMost && best.score > (second?.score ?? 0) ? best.choice : undefined
}

const PEOPLE =
  /\b(?:people|staff|employees?|users?|colleagues|heads?|fte|workers?|agents?|nurses|drivers|persons?)\b/i
const FEW = 6

/** A number, as people answer it: "about 900", "four thousand", "5k". */
function sizeIn(said: string, { counts }: Things): Things['counts'] | undefined {
  const people = counts.filter(({ what }) => PEOPLE.test(what))
  if (people.length) return people
  if (wordsIn(said).length > FEW) return undefined
  const [figure] = figuresIn(plainText(said)).filter(({ kind }) => kind === 'count')
  return figure ? [{ value: Number(figure.value), what: 'people' }] : undefined
}

function named(open: Question, { said, things, acts }: Understood): AnswerToOurs | undefined {
  const focus =
    things.named[0] ??
    acts[0].focus.find(({ label, probability }) => label !== 'none' && probability >= 0.3)?.label
  if (open.takes === 'size') {
    const counts = sizeIn(said, things)
    return counts && { meanings: [telling('self', 'none')], things: { counts } }
  }
  if (open.takes === 'system') {
    const systems = systemsIn(said)
    return systems.length ? { meanings: [telling('self', 'none')], things: { systems } } : undefined
  }
  if (open.takes === 'trade') {
    const trade = things.industry?.focus ?? focus
    if (!trade) return undefined
    if (!isTrade(trade)) return { meanings: [telling('pain', trade)] }
    const industry = things.industry ?? { said: '', focus: trade }
    return { meanings: [telling('self', trade)], things: { industry } }
  }
  if (open.takes === 'area')
    return focus && !isTrade(focus) ? { meanings: [{ subject: 'overview', move: 'what', focus }] } : undefined
  return open.takes === 'department' && focus && !isTrade(focus)
    ? { meanings: [telling('pain', focus)] }
    : undefined
}

/** "Compare the two" is no answer to "where does it hurt?". */
const isAsked = ({ move, probability }: Reading) => asking.has(move) && probability >= 0.5

/** What is said right after a question of ours may be the answer to it. */
export function answerToOurs(
  understood: Understood,
  readings: readonly Reading[],
  { open }: Memory,
): AnswerToOurs | undefined {
  if (!open) return undefined
  const { said } = understood
  const plain = plainText(said)
  const isShort = wordsIn(said).length <= SHORT
  const top = readings[0]?.subject
  const { choices, yes } = open

  if (isShort && choices.length > 1 && (top === 'choose' || isShort)) {
    if (BOTH.test(plain)) return { meanings: choices.slice(0, 2).map(({ meaning }) => meaning) }
    const nth = ORDINALS.findIndex((pattern) => pattern.test(plain))
    const chosen = nth >= 0 ? choices[nth] : undefined
    if (chosen && !QUESTION.test(plain)) return { meanings: [chosen.meaning] }
  }
  if (isShort && (YES.test(plain) || (top === 'yes' && readings.length === 1))) {
    const meaning = yes ?? (choices.length === 1 ? choices[0]?.meaning : undefined)
    const isMore = wordsIn(said).length > 3 && readings[0]?.move !== 'talk'
    if (meaning && !isMore) return { meanings: [meaning] }
  }
  if (isShort && (NO.test(plain) || top === 'no') && readings.every(({ move }) => move === 'talk'))
    return { meanings: [{ subject: 'no', move: 'talk', focus: 'none' }] }
  // The choices of a question back are questions themselves: "where it is kept" takes one.
  const isAnswer = choices.length > 1 || !QUESTION.test(plain)
  const meant = isShort && isAnswer ? nearest(said, choices) : undefined
  if (meant) return { meanings: [meant.meaning] }
  if (QUESTION.test(plain)) return undefined
  const isOfItsOwn = wordsIn(said).length > 4 && readings.some(isAsked)
  return open.takes && !isOfItsOwn && wordsIn(said).length <= 14 ? named(open, understood) : undefined
}
