import MiniSearch from 'minisearch'
import { agentPassages } from './passages/agent-passages.ts'
import { companyPassages } from './passages/company-passages.ts'
import { offerPassages } from './passages/offer-passages.ts'
import type { Passage } from './passages/passage.ts'
import { indexTerm, isNoise, termsOf } from './terms.ts'

export interface Found {
  passage: Passage
  score: number
  /** How much of what was asked the passage speaks of, from 0 to 1; rare words count more. */
  coverage: number
}

export const passages: readonly Passage[] = [...agentPassages, ...offerPassages, ...companyPassages]
const byId = new Map(passages.map((passage) => [passage.id, passage]))

export function passageOf(id: string): Passage {
  const passage = byId.get(id)
  if (!passage) throw new Error(`no passage "${id}"`)
  return passage
}

const index = new MiniSearch<Passage>({
  fields: ['title', 'words', 'text'],
  processTerm: indexTerm,
  tokenize: termsOf,
})
index.addAll(passages)

/** In how many passages a term stands: the rarer, the more it says. */
const frequency = new Map<string, number>()
for (const { title, words, text } of passages) {
  const terms = new Set(termsOf(`${title} ${words} ${text}`).flatMap((term) => indexTerm(term) ?? []))
  for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1)
}
const weight = (term: string) => Math.log(1 + passages.length / (1 + (frequency.get(term) ?? 0)))
/** A word nobody here has ever used: it says that something is asked we may not speak of. */
const UNKNOWN_WEIGHT = Math.log(1 + passages.length / 2)

/** Terms that stand in a title or among the buyers' words: what we speak of, not what we say by the way. */
const subjectTerms = new Set(
  passages.flatMap(({ title, words }) =>
    termsOf(`${title} ${words}`).flatMap((term) => indexTerm(term) ?? []),
  ),
)

const isKnown = (term: string) => frequency.has(term)

/** A word that only looks like one of ours may be another. */
const RESEMBLES = 0.6

/** Words that stand in the text only by the way say less than its title does. */
const IN_PASSING = 0.7

/** A detail gives way to the passage that speaks of its whole subject. */
const DETAIL = 0.7

/** Typing errors are forgiven in words of five letters and more, and only where the word is not one of ours. */
const fuzzy = (term: string) => (isKnown(term) || term.length < 5 ? false : 0.25)
const prefix = (term: string) => !isKnown(term) && term.length >= 4

export function search(question: string, limit = 5): Found[] {
  const asked = [...new Set(termsOf(question).flatMap((term) => indexTerm(term) ?? []))]
  if (!asked.length) return []
  const results = index.search(question, {
    boost: { title: 2, words: 2 },
    fuzzy,
    prefix,
    combineWith: 'OR',
    boostDocument: (id) => (byId.get(String(id))?.isDetail ? DETAIL : 1),
  })
  const total = asked.reduce((sum, term) => sum + (isKnown(term) ? weight(term) : UNKNOWN_WEIGHT), 0)
  const found = results.slice(0, 20).flatMap((result) => {
    const passage = byId.get(String(result.id))
    if (!passage) return []
    const matched = new Set(result.queryTerms)
    const covered = asked.reduce((sum, term) => {
      if (!matched.has(term)) return sum
      return sum + (isKnown(term) ? weight(term) : UNKNOWN_WEIGHT * RESEMBLES)
    }, 0)
    const isNamed = Object.values(result.match).some((fields) => fields.some((field) => field !== 'text'))
    const coverage = (covered / total) * (isNamed ? 1 : IN_PASSING)
    return [{ passage, score: result.score, coverage }]
  })
  return found.sort((a, b) => b.score * b.coverage ** 2 - a.score * a.coverage ** 2).slice(0, limit)
}

/** How much of a question is about things we speak of at all, from 0 to 1. */
export function shareOfOurs(question: string) {
  const asked = [...new Set(meaningfulTerms(question))]
  const weigh = (terms: string[]) =>
    terms.reduce((sum, term) => sum + (isKnown(term) ? weight(term) : UNKNOWN_WEIGHT), 0)
  return asked.length ? weigh(asked.filter((term) => subjectTerms.has(term))) / weigh(asked) : 0
}

/** Words of the question that carry meaning, as the index knows them. */
export const meaningfulTerms = (question: string) =>
  termsOf(question)
    .filter((term) => !isNoise(term))
    .flatMap((term) => indexTerm(term) ?? [])
