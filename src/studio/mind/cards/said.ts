import { allAgents } from '../../../content/agents.ts'
import { company } from '../../../content/brand.ts'
import { figures } from '../../../content/figures.ts'
import { figuresIn, hasLooseFigure } from '../../model/figures-said.ts'
import { plainText } from '../../model/plain-text.ts'

/** Words to be spoken. Built only by the tag `said`, which takes figures by reference and refuses numbers of its own. */
export type Said = string & { readonly said: unique symbol }

/** The figures we may say, the versions of agents and our own numbers to call. */
const ours: readonly string[] = [
  ...Object.values(figures),
  ...allAgents.map(({ version }) => version),
  ...company.phones,
]
const longestFirst = [...new Set(ours)].sort((a, b) => b.length - a.length)
const withoutOurs = (text: string) =>
  longestFirst.reduce((rest, figure) => rest.replaceAll(figure, ' '), text)

/** "One" is a pronoun more often than a number ("which one"); with a unit it counts as any other does. */
const isPronoun = ({ kind, value }: { kind: string; value: string }) => kind === 'count' && value === '1'

const hasNumber = (text: string) => {
  const plain = plainText(text)
  return /\d/.test(plain) || hasLooseFigure(plain) || !figuresIn(plain).every(isPronoun)
}

/**
 * The only way to words the avatar may speak. What is written in the sentence itself holds no number, neither in
 * digits nor in words: a number comes from `figures.ts`, or is counted from the catalog and put in as a number.
 */
export function said(words: TemplateStringsArray, ...facts: readonly (string | number | undefined)[]): Said {
  const own = words.find(hasNumber)
  if (own !== undefined) throw new Error(`A spoken sentence holds a number of its own: "${own.trim()}"`)
  if (facts.some((fact) => fact === undefined || fact === ''))
    throw new Error(`A spoken sentence refers to what is not there: "${words.join('…')}"`)
  const stray = facts.find((fact) => typeof fact === 'string' && /[\d%]/.test(withoutOurs(fact)))
  if (stray !== undefined)
    throw new Error(`A spoken sentence takes a number that is no figure of ours: "${stray}"`)
  return String.raw({ raw: words }, ...facts) as Said
}
