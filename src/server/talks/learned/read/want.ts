import { notedWish } from '../avatar-answered.ts'
import type { ReadSentence, ReadTurn } from '../reading.ts'
import { objects, REQUEST, sayings } from '../vocabulary/wishes.ts'
import type { WantKind } from '../want-kinds.ts'

export type Want = { turn: number; what: WantKind; words: string }

const REFUSES =
  /\b(?:no|not|don't|don't need|without|never) (?:\w+ ){0,2}(?:demo|meeting|call|calls|brochure|newsletter|sales call|slides|trial|pilot|next step)s?\b(?:[^.?!]{0,20}(?:necessary|needed|now))?/gi
/** For somebody else, of something else, or of what is not theirs to want. */
const NOT_WANTED =
  /\b(?:for|to) my (?:brother|sister|friend|son|daughter|cousin|husband|wife|mate)\b|\b(?:such an?|imagine|suppose|hypothetical\w*)\b|\b(?:leave out|leave aside|forget|never mind|apart from|not about) (?:the )?(?:price|cost|demo|pilot)|\bgathering information\b|\bno next step\b|\bwant to know\b/i
/** What it is like, not that they want it. */
const ASKS_ABOUT =
  /\b(?:how (?:would|does|do|long|is|are)|what (?:does|would|is|happens|do you need|kind)|who|why|when)\b[^.?!]*\b(?:pilot|trial|demo|test|meeting|session)\b/i
/** Told of what is or was, not asked for. */
const TOLD =
  /\b(?:we|they|i|he|she) (?:get|send|pay|pays|had|wrote|write|spend|spent|paid|bought|sent|gave|use|type|received|receive|saw|went|did|tried)\b|\b(?:they|customers?|clients?|guests?|people|suppliers?|everyone|everybody|brokers?) (?:\w+ )?(?:wants?|calls?|sends?|gets?|asks?|need)\b|\b(?:told|gave|sent|quoted|offered) (?:me|us|him|her)\b|\bmy (?:team|people|guys|associates|reps) \w+|\b(?:comes? (?:by|in)|came|arrives?)\b|\bour (?:prices|pricing|offers?|demo|brochure|costs?|documents?|quotes?)\b|\bcosts? (?:us|me|them|a)\b|\b(?:is|are|was|were) (?:too )?(?:slow|wrong|late|lost|expensive)\b/i

/** What the visitor wants next: at most one of a kind to a turn. */
export function wantsOf(turns: readonly ReadTurn[]): Want[] {
  const found: Want[] = []
  for (const [at, { turn, text, sentences, after }] of turns.entries()) {
    const here: Want[] = []
    for (const sentence of sentences)
      for (const what of wantsIn(sentence))
        if (!here.some((one) => one.what === what)) here.push({ turn, what, words: sentence.words.trim() })
    // The avatar took it for a wish; whoever only says yes to what they asked for before has no new one.
    const noted = here.length === 0 && !isRefusal(text) ? notedWish(after) : undefined
    const former = turns[at - 1]?.turn
    const isNew = !found.some((one) => one.turn === former && noted && family(one.what) === family(noted))
    if (noted !== undefined && isNew && text.split(/\s+/).length > 3)
      here.push({ turn, what: noted, words: text })
    found.push(...here)
  }
  return found
}

const isRefusal = (text: string) =>
  /\b(?:no next step|not now|only gathering|no thanks|don't send|do not send)\b/i.test(text)
const family = (what: WantKind) =>
  what === 'security documents' ? 'material' : what === 'meeting' ? 'person' : what

function wantsIn(sentence: ReadSentence): WantKind[] {
  const { clauses, isAsked } = sentence
  const words = sentence.words.replaceAll(REFUSES, ' ')
  if (NOT_WANTED.test(words) || ASKS_ABOUT.test(words)) return []
  if (clauses.every(({ standing }) => standing === 'others' || standing === 'supposed')) return []
  const said = sayings.flatMap(([what, pattern]) => (pattern.test(words) ? [what] : []))
  if (said.length > 0) return narrowed(said)
  if (!isAsked && TOLD.test(words) && sentence.meant('doing') < 0.5) return []
  return narrowed(asksFor(words, sentence))
}

/** What follows a request, a few words on at most. */
function asksFor(words: string, sentence: ReadSentence): WantKind[] {
  const [, rest] = REQUEST.exec(words) ? [undefined, words.slice(REQUEST.exec(words)?.index ?? 0)] : []
  if (rest === undefined) return heardIn(sentence)
  const near = rest.split(/\s+/).slice(0, 16).join(' ')
  const found = objects.flatMap(([what, pattern]) => (pattern.test(near) ? [what] : []))
  return found.length > 0 ? sure(found, sentence) : heardIn(sentence)
}

const bySubject = { demo: 'demo', pilot: 'pilot', person: 'person', send: 'material' } as const
const SURE = 0.6

/** "Something", "people" and the like are wished for only where the heads hear a wish as well. */
function sure(found: WantKind[], sentence: ReadSentence): WantKind[] {
  const { words, isAsked } = sentence
  const isWish =
    sentence.meant('doing') >= 0.3 ||
    /\b(?:please|kindly|send|share|mail me|email me|book|i(?:'d| would) (?:like|love|want|prefer|read|appreciate)|i (?:want|need)|we (?:want|need)|can (?:i|we) (?:get|have|see|try)|could (?:i|we|you)|let me|let's|do you have|have you got|is there|give me|put me)\b/i.test(
      words,
    )
  return isWish || (isAsked && found.some((what) => what === 'references' || what === 'price')) ? found : []
}

/** "Send me the security documents" is no wish for material as well. */
function narrowed(found: readonly WantKind[]): WantKind[] {
  const has = (kind: WantKind) => found.includes(kind)
  return [...new Set(found)].filter((kind) => {
    if (kind === 'material') return found.length === 1 || (has('demo') && found.length === 2)
    if (kind === 'person')
      return !has('meeting') && !has('demo') && !has('references') && !has('price') && !has('pilot')
    if (kind === 'demo') return !has('pilot')
    return true
  })
}

function heardIn(sentence: ReadSentence): WantKind[] {
  if (sentence.meant('doing') < SURE) return []
  return (Object.keys(bySubject) as (keyof typeof bySubject)[])
    .filter((subject) => sentence.about(subject) >= SURE)
    .map((subject) => bySubject[subject])
}
