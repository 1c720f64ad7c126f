import type { TranscriptTurn } from '../../../contract/staff.ts'
import { beginsAfter, type Standing, standingOf } from './standing.ts'

/** A part of a sentence with a subject of its own, and of whom it speaks. */
export type Clause = { words: string; standing: Standing }

export type Sentence = {
  words: string
  /** It asks, whether or not the recogniser wrote a question mark. */
  isAsked: boolean
  clauses: Clause[]
}

/** One turn of the visitor, ready to be read. */
export type VisitorTurn = {
  /** Counted over all turns of the talk, from 0. */
  turn: number
  text: string
  sentences: Sentence[]
  /** What the avatar had said right before; empty where the visitor spoke first. */
  before: string
  /** What the avatar said right after. */
  after: string
}

const ABBREVIATION =
  /\b(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|prof|nr|approx|ca|inc|ltd|u\.s|u\.k|p\.m|a\.m|p\.a|z\.b|st|co|corp|dept)\.$/i

export const straight = (text: string) =>
  text
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()

export function sentencesIn(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of straight(text).split(/(?<=[.!?…;])\s+(?=[\p{L}\d"'¿¡(@])/u)) {
    open = open === '' ? piece : `${open} ${piece}`
    const goesOn = ABBREVIATION.test(open) && !/[?!]$/.test(open)
    if (goesOn) continue
    sentences.push(open)
    open = ''
  }
  if (open !== '') sentences.push(open)
  return sentences.flatMap(askedApart)
}

const ASKING =
  "(?:what|what's|whats|how|who|who's|(?:when|where) (?:is|are|will|can|could|do|does|did|would|was|were|exactly|available)|when\\?|why|which|can (?:you|we|i|it|they)|could (?:you|we|i|it)|do (?:you|we|i|they)|does (?:it|that|this|your)|is (?:it|there|that|this)|are (?:you|there|they)|will (?:you|it|that|this|my)|would (?:you|it|that|this)|should (?:we|i)|did you|have you|has (?:anyone|anybody|it))"
const ASKS_FIRST = new RegExp(
  `^(?:(?:and|but|so|or|ok|okay|well|hm+|mm+|now|then|also|sure|yes|yeah|no|lol|alright|hello|hi|hey|um|uh|please),? )*${ASKING}\\b`,
  'i',
)
const BEGINS_INVERTED =
  /^(?:(?:and|but|so|or|ok|okay|well|now|then|also),? )*(?:is|are|does|did|can|could|will|would|has|have|should|was|were|do) (?!that\b|so\b|it\b[.!]?$)\p{L}/iu
const ASKS_LATER = new RegExp(`^(.{15,}?\\S),? ((?:and |but |so |okay |ok |alright )?${ASKING}\\b.*)$`, 'i')
/** After these a question word asks nothing: "I know what …", "the day when …". */
const GOVERNS =
  /\b(?:know|knows|see|saw|wonder|wondering|tell|told|ask|asks|asked|asking|understand|is|was|about|of|on|to|me|you|that|and|or|than|in|from|for|with|by|sure|idea|matter|care|explain|show|hear|out|learn|like|just|exactly|remember|guess|say|says|said|even|which|decide|check|checks|not|at|people|person|one|day|days|time|every|everyone|somebody|someone|those|anyone|worried|clear|where|what|who|how|why|when|then|world|moment|place|case|because|nobody|calls?)$/i

/** What a recogniser wrote without any stops: "data should not leave nigeria how do you handle that". */
function askedApart(sentence: string): string[] {
  if (/[,:]|[.!]$/.test(sentence) || sentence.split(' ').length < 8 || ASKS_FIRST.test(sentence))
    return [sentence]
  const [, told, asked] = ASKS_LATER.exec(sentence) ?? []
  if (told === undefined || asked === undefined || GOVERNS.test(told)) return [sentence]
  return [told, asked]
}

const INVERTED =
  /^(?:(?:and|but|so|or|ok|okay|well|now|then|also),? )*(?:(?:can|could|do|does|did|is|are|will|would|have|has) (?:you|we|it|there|that|this|they|your|anyone)|how (?:much|many|long|do|does|would|can)|what (?:is|are|do|does|would|about)|who (?:is|are|has|does|do))\b/i

/** Where a stop was written, "when there is a storm" and "what I want" tell. */
export function asks(sentence: string): boolean {
  if (/\?["')]*$/.test(sentence)) return true
  return /[.!]$/.test(sentence)
    ? INVERTED.test(sentence)
    : ASKS_FIRST.test(sentence) || BEGINS_INVERTED.test(sentence)
}

const NO_INTRODUCTION =
  /\b(?:i|we|you|they|he|she|it|is|are|was|were|have|has|had|do|does|did|can|could|will|would|want|need|know|think|tell|please|let|send|get|got|not|no|yes|what|how|which|who|that|this|there|if|because|but)\b|'(?:s|re|ve|m|ll|d)\b|\?/i

/** No verb, and commas between what somebody is: "Head of digital, universal bank, Manila." */
export const introduces = (sentence: string) =>
  sentence.includes(',') &&
  sentence.split(/\s+/).length <= 16 &&
  !NO_INTRODUCTION.test(withoutGreeting(sentence))

const withoutGreeting = (sentence: string) =>
  sentence.replace(
    /^(?:(?:hi|hello|hey|sure|yes|ok|okay|well|so|good (?:morning|day|afternoon|evening)),? )+/i,
    '',
  )

/** Words that can only be a subject begin a clause wherever they stand; others only after a comma or a conjunction. */
const JOINT = '(?:and|but|so|because|cause|since|though|although|while|whereas|if|when|then|now|today|or|as)'
const CLAUSE = new RegExp(
  [
    `(?<=[\\p{L}\\d.,'")-])(?<!\\b(?:${JOINT}|can|could|do|does|did|will|would|should|shall|may|what|that|which|than|how|why|where|who|are|is)),? (?=(?:${JOINT} ){0,2}(?:i|we|they|he|she|im|weve|theyre)(?:'(?:m|re|ve|s|d|ll))?(?: |$))`,
    `(?:,| -| –|:) (?=(?:${JOINT} ){0,2}(?:it|you|there|that|this|my|our|their|his|her|nobody|everybody|everyone|some|half|here|not|one|the other|with us|for us|at ours)(?:'(?:re|ve|s|d|ll))? )`,
    ` (?=(?:and|but|because|whereas) (?:it|you|there|that|this|my|our|their|his|her|nobody|everybody|everyone|here|the other)(?:'(?:re|ve|s|d|ll))? )`,
    ' (?=here (?:half|it|the|all|everything)\\b)',
  ].join('|'),
  'iu',
)

/** Every visitor's turn with its clauses, each with of whom it speaks: that carries over where a clause leans on the last. */
export function visitorTurns(turns: readonly TranscriptTurn[]): VisitorTurn[] {
  return turns.flatMap(({ speaker, text }, turn): VisitorTurn[] => {
    if (speaker !== 'visitor') return []
    const before = lastOf(turns.slice(0, turn), 'avatar')
    const next = turns.slice(turn + 1).find((one) => one.speaker === 'avatar')
    let standing = beginsAfter(before)
    const sentences = sentencesIn(text).map((words): Sentence => {
      const clauses = words.split(CLAUSE).map((clause, n, all): Clause => {
        standing = standingOf(clause, standing, n === 0, all[n - 1])
        return { words: clause, standing }
      })
      return { words, isAsked: asks(words), clauses }
    })
    return [{ turn, text: straight(text), sentences, before, after: next ? straight(next.text) : '' }]
  })
}

/** What the avatar said last, whatever the visitor said in between. */
const lastOf = (turns: readonly TranscriptTurn[], speaker: TranscriptTurn['speaker']) =>
  straight(turns.findLast((one) => one.speaker === speaker)?.text ?? '')
