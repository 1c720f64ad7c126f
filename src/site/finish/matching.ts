import type { Rule } from 'postcss'

/** Set on elements by the early script or the browser's own state, whatever the page was rendered with. */
const ALWAYS = ['dark']
/** Set by React alone, which waits for the whole sheet. */
const LATER = ['data-reveal']

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')

/** What every element with a class has of them. */
const classListsIn = (html: string) =>
  [...new Set([...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = '']) => names))].map((names) =>
    decoded(names).split(/\s+/),
  )

/** Where the bracket that opens before `from` closes. */
export function closingOf(text: string, from: number): number {
  let depth = 1
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\\') at++
    else if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(') depth++
    else if (sign === ')' && --depth === 0) return at
  }
  return text.length
}

/** Arguments of `:not`, which ask for absence, and of lists, which leave a choice, demand no class. */
function withoutAlternatives(selector: string): string {
  for (const { index, 0: opening, 1: name } of selector.matchAll(/:(not|is|where|has)\(/g)) {
    const from = index + opening.length
    const to = closingOf(selector, from)
    const inside = selector.slice(from, to)
    if (name !== 'not' && !inside.includes(',')) continue
    return withoutAlternatives(`${selector.slice(0, index)}${selector.slice(to + 1)}`)
  }
  return selector
}

function withoutArguments(selector: string): string {
  const at = selector.search(/(?<!\\)\(/)
  if (at === -1) return selector
  return withoutArguments(`${selector.slice(0, at)}${selector.slice(closingOf(selector, at + 1) + 1)}`)
}

const unescaped = (name: string) =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex: string | undefined, plain: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : plain,
  )

const withoutAttributes = (selector: string) => selector.replaceAll(/(?<!\\)\[(?:\\.|[^\]\\])*\]/g, '')
/** A name as a selector writes it, escapes and all. */
const NAME = String.raw`(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+`
const className = new RegExp(String.raw`\.(${NAME})`, 'gi')
const classOrPseudo = new RegExp(`[.:]+${NAME}`, 'gi')

/** The classes without which nothing on a page can match. */
export const classesNeededBy = (selector: string) =>
  [...withoutAttributes(withoutAlternatives(selector)).matchAll(className)].map(([, name = '']) =>
    unescaped(name),
  )

/** The elements without which nothing on a page can match. */
export const tagsNeededBy = (selector: string) =>
  [
    ...withoutAttributes(withoutAlternatives(selector))
      .replaceAll(/:nth-[a-z-]+\([^)]*\)/g, '')
      .replaceAll(classOrPseudo, ' ')
      .matchAll(/[a-z][\w-]*/gi),
  ].map(([name]) => name)

/** Of these classes those that what is styled must have itself, not something above or beside it. */
export const ownClassesNeededBy = (selector: string) =>
  classesNeededBy(
    withoutArguments(withoutAttributes(selector))
      .split(/[\s>+~]/)
      .at(-1) ?? '',
  ).filter((name) => !ALWAYS.includes(name))

const tagsIn = (html: string) => new Set([...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name))

const inputTypesIn = (html: string) =>
  new Set(
    [...html.matchAll(/<input\b([^>]*)>/gi)].map(
      ([, attributes = '']) => /\stype="?([\w-]+)/i.exec(attributes)?.[1]?.toLowerCase() ?? 'text',
    ),
  )

const DATES = ['date', 'datetime-local', 'month', 'time', 'week']
/** Parts of fields, and the types of those that have them. */
const PARTS: [part: RegExp, types: string[]][] = [
  [/::file-selector-button/, ['file']],
  [/::-webkit-search/, ['search']],
  [/::-webkit-(inner|outer)-spin/, ['number', ...DATES]],
  [/::-webkit-date/, DATES],
]

/** Whether what a selector asks for can be on this page before React changes it. */
export function matchesOn(html: string): (selector: string) => boolean {
  const classes = new Set([...ALWAYS, ...classListsIn(html).flat()])
  const tags = tagsIn(html)
  const types = inputTypesIn(html)
  const absent = [
    ...PARTS.filter(([, owners]) => !owners.some((type) => types.has(type))).map(([part]) => part),
    // Also a field that suggests words has that mark.
    ...(DATES.some((type) => types.has(type)) || tags.has('datalist') ? [] : [/::-webkit-calendar/]),
    ...(/\splaceholder=/i.test(html) ? [] : [/::placeholder/]),
    ...(html.includes('shadowroot') ? [] : [/^:host\b/]),
    ...LATER.filter((name) => !html.includes(name)).map((name) => new RegExp(`\\[${name}\\b`)),
  ]
  return (selector) =>
    classesNeededBy(selector).every((name) => classes.has(name)) &&
    tagsNeededBy(selector).every((tag) => tags.has(tag)) &&
    !absent.some((part) => part.test(withoutAlternatives(selector)))
}

/** Whether one element of this page may come under both rules. */
export function meetingsOn(html: string): (one: Rule, other: Rule) => boolean {
  const lists = [[], ...classListsIn(html)].map((names) => new Set<string>(names))
  const needs = new Map<Rule, string[][]>()
  const neededBy = (rule: Rule) => {
    const found = needs.get(rule) ?? rule.selectors.map(ownClassesNeededBy)
    needs.set(rule, found)
    return found
  }
  const fits = (rule: Rule, list: Set<string>) =>
    neededBy(rule).some((names) => names.every((name) => list.has(name)))
  return (one, other) => one === other || lists.some((list) => fits(one, list) && fits(other, list))
}
