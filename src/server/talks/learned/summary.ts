import type { TranscriptTurn } from '../../../contract/staff.ts'
import type { FactKind, LearnedFact } from '../../../contract/talks.ts'
import { sentencesIn } from './said.ts'

/** As many words of a visitor's own are read at a glance. */
const MOST_WORDS = 16
/** Who they are may take a little more. */
const MOST_WORDS_OF_WHO = 24

const identity: readonly FactKind[] = ['role', 'industry', 'size', 'country', 'system', 'department']

/**
 * At most three sentences: who they are, what they told and doubted, what they want. All of it in the visitor's own
 * words: a fact may be drawn wrongly, a quote holds nothing that was not said.
 */
export function summaryOf(facts: readonly LearnedFact[], turns: readonly TranscriptTurn[]): string {
  const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind)
  const who = introduction(facts, turns)
  const isSaid = (fact: LearnedFact) => who.includes((fact.words ?? '').replace(/[.,;:!?]+$/, ''))
  const [told] = of('pain').filter((fact) => !isSaid(fact))
  const [doubt] = of('objection').filter(({ turn }) => turn !== told?.turn)
  const [want] = of('wants')
  const [open] = of('unanswered').filter(({ turn }) => turn !== want?.turn)
  const sentences = [
    joined([quoted('Of themselves', who, MOST_WORDS_OF_WHO)]),
    joined([quoted('Told', told?.words), quoted('raised', doubt?.words)]),
    joined([quoted('Asked for', want?.words), quoted('left open', open?.words)]),
  ].filter((sentence) => sentence !== '')
  return (sentences.length > 0 ? sentences : [spokenOf(of('agent'))]).join(' ').trim()
}

/** Where the visitor told most of who they are: that turn, or of a long one the sentence that holds most of it. */
function introduction(facts: readonly LearnedFact[], turns: readonly TranscriptTurn[]): string {
  const told = facts.filter(({ kind }) => identity.includes(kind))
  const countOf = (turn: number) => told.filter((fact) => fact.turn === turn).length
  const [most] = [...new Set(told.map(({ turn }) => turn))].toSorted(
    (a, b) => countOf(b) - countOf(a) || a - b,
  )
  const text = most === undefined ? '' : (turns[most]?.text ?? '').trim()
  if (text.split(/\s+/).length <= MOST_WORDS_OF_WHO) return text
  const holds = (sentence: string) =>
    told.filter(
      ({ turn, value, words }) =>
        turn === most && [value, words ?? value].some((one) => sentence.toLowerCase().includes(keyOf(one))),
    ).length
  const sentences = sentencesIn(text)
  return sentences.toSorted((a, b) => holds(b) - holds(a))[0] ?? ''
}

/** The first word of a value that is no mere number's ending. */
const keyOf = (value: string) => value.toLowerCase().split(' ')[0] ?? ''

function quoted(what: string, words: string | null | undefined, most = MOST_WORDS): string {
  const cut = shortened(words ?? '', most)
  return cut === '' ? '' : `${what}: “${cut}”`
}

/** Word for word, from the beginning, with a mark where it goes on. */
function shortened(words: string, most: number): string {
  const all = words.replaceAll(/[“”"]/g, '').trim().split(/\s+/).filter(Boolean)
  const cut = all.slice(0, most).join(' ')
  return all.length > most ? `${cut.replace(/[,;:.]$/, '')} …` : cut.replace(/[.,;:]$/, '')
}

const joined = (parts: readonly string[]): string => {
  const some = parts.filter((part) => part !== '')
  return some.length === 0 ? '' : `${capital(some.join('; '))}.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const listed = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`

const spokenOf = (agents: readonly LearnedFact[]) =>
  agents.length === 0 ? '' : `Spoken of: ${listed(agents.slice(0, 5).map(({ value }) => value))}.`
