import type { FactKind, LearnedFact } from '../../../contract/talks.ts'

/** A quote is cut here: ten seconds are not long. */
const QUOTE_LENGTH = 110
const MOST_QUOTES = 2
const MOST_NAMED = 4

/**
 * What a sales person reads in ten seconds: who it is, what hurts and worries them, what they want. At most three
 * sentences, made of facts alone: it can hold nothing that the transcript does not.
 */
export function summaryOf(facts: readonly LearnedFact[]): string {
  const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind)
  return [who(of), trouble(of), wish(of)].filter(Boolean).join(' ')
}

type Of = (kind: FactKind) => LearnedFact[]

function who(of: Of): string {
  const [role] = values(of('role'))
  const [industry] = of('industry').map(({ value, words }) => words || value)
  const [size, country] = [named(values(of('size'))), named(values(of('country')))]
  const departments = named(values(of('department')))
  const systems = named(values(of('system')))
  const told = [
    industry && `in ${withArticle(industry)}`,
    size && `${size}`,
    country && `in ${country}`,
    departments && `for ${departments}`,
    systems && `with ${systems}`,
  ].filter(Boolean)
  if (!role && told.length === 0) return ''
  return `${[role ? `${upperFirst(role)}` : 'Visitor', ...told].join(', ')}.`
}

function trouble(of: Of): string {
  const pains = of('pain')
    .slice(0, MOST_QUOTES)
    .map(({ words, value }) => quoted(words ?? value))
  const worries = named(values(of('objection')).filter((about) => about !== 'other'))
  const told = [pains.length > 0 && `what hurts: ${pains.join(', ')}`, worries && `worried about ${worries}`]
  const said = told.filter(Boolean).join('; ')
  return said && `${upperFirst(said)}.`
}

function wish(of: Of): string {
  const [wants, agents] = [named(values(of('wants')).map(wished)), named(values(of('agent')))]
  const open = of('unanswered').length
  const told = [
    wants && `wants ${wants}`,
    agents && `spoke of ${agents}`,
    open > 0 && `${open === 1 ? 'one question was' : `${open} questions were`} left open`,
  ]
  const said = told.filter(Boolean).join('; ')
  return said && `${upperFirst(said)}.`
}

const wishes: Record<string, string> = {
  demo: 'a demo',
  meeting: 'a meeting',
  price: 'a price',
  pilot: 'a pilot',
  material: 'something to read',
  person: 'to speak with a person',
  references: 'references',
  'security documents': 'security documents',
}
const wished = (what: string) => wishes[what] ?? what

const values = (facts: readonly LearnedFact[]) => [...new Set(facts.map(({ value }) => value))]

function named(all: readonly string[]): string {
  const shown = all.slice(0, MOST_NAMED)
  const more = all.length > shown.length ? ' and more' : ''
  const last = more === '' && shown.length > 1 ? ` and ${shown.at(-1)}` : ''
  return `${(last ? shown.slice(0, -1) : shown).join(', ')}${last}${more}`
}

/** Within a sentence of ours: nothing in it may end that. */
function quoted(words: string): string {
  const plain = words
    .replaceAll(/[“”"]/g, '')
    .replaceAll(/\s*[.!?]+(?=\s|$)/g, ';')
    .replace(/;+\s*$/, '')
    .trim()
  const cut = plain.length > QUOTE_LENGTH ? `${plain.slice(0, QUOTE_LENGTH).replace(/\s+\S*$/, '')} …` : plain
  return `“${cut}”`
}

const withArticle = (thing: string) =>
  /^(?:a|an|the|our)\b/i.test(thing) ||
  !/\b(?:bank|group|company|firm|chain|agency|hospital|insurer|retailer|operator|manufacturer|maker|university|school|startup|start-up|office|clinic|utility|airline|ministry|authority|charity|foundation|store|shop|supplier|producer|network)$/i.test(
    thing,
  )
    ? thing.replace(/^our\b/i, 'a')
    : `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
