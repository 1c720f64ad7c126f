import type { FactKind, LearnedFact } from '../../../contract/talks.ts'

/** As many words of a visitor's own are read at a glance. */
const MOST_WORDS = 16
const MOST_SIZES = 2
const MOST_SYSTEMS = 3
const MOST_COUNTRIES = 3

/**
 * At most three sentences: who they are, what hurts or worries them, what they want. Who they are is told in facts,
 * everything else in the visitor's own words, so that it holds nothing that was not said.
 */
export function summaryOf(facts: readonly LearnedFact[]): string {
  const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind)
  const troubles = [said('What hurts', of('pain')[0]), said('what worries', of('objection')[0])]
  const [want] = of('wants')
  const [open] = of('unanswered').filter(({ turn }) => turn !== want?.turn)
  const wishes = [said('Asked for', want), said('left open', open)]
  const sentences = [whoOf(of), joined(troubles), joined(wishes)].filter((sentence) => sentence !== '')
  return (sentences.length > 0 ? sentences : [spokenOf(of('agent'))]).join(' ').trim()
}

function whoOf(of: (kind: FactKind) => LearnedFact[]): string {
  const [role] = of('role')
  const [industry] = of('industry')
  const countries = values(of('country')).slice(0, MOST_COUNTRIES)
  const sizes = values(of('size')).slice(0, MOST_SIZES)
  const systems = values(of('system')).slice(0, MOST_SYSTEMS)
  const parts = [
    role?.value,
    industry && (industry.words ?? industry.value),
    listed(countries),
    listed(sizes),
    systems.length > 0 ? `uses ${listed(systems)}` : undefined,
  ].filter((part): part is string => part !== undefined && part !== '')
  return parts.length === 0 ? '' : `${capital(parts.join('; '))}.`
}

const values = (facts: readonly LearnedFact[]) => facts.map(({ value }) => value)

const listed = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function said(what: string, fact: LearnedFact | undefined): string {
  const words = shortened(fact?.words ?? '')
  return words === '' ? '' : `${what}: “${words}”`
}

/** Word for word, from the beginning, with a mark where it goes on. */
function shortened(words: string): string {
  const all = words.trim().split(/\s+/).filter(Boolean)
  const cut = all.slice(0, MOST_WORDS).join(' ')
  return all.length > MOST_WORDS ? `${cut.replace(/[,;:.]$/, '')} …` : cut.replace(/[.,;:]$/, '')
}

const joined = (parts: readonly string[]): string => {
  const some = parts.filter((part) => part !== '')
  return some.length === 0 ? '' : `${capital(some.join('; '))}.`
}

const spokenOf = (agents: readonly LearnedFact[]) =>
  agents.length === 0 ? '' : `Spoken of: ${listed(values(agents).slice(0, 5))}.`
