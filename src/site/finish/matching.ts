import type { Rule } from 'postcss'
import parser from 'postcss-selector-parser'
import { attributeOf, type Markup } from './markup.ts'

/** Set on elements by the early script or the browser's own state, whatever the page was rendered with. */
const ALWAYS = ['dark']
/** Set by React alone, which waits for the whole sheet. */
const LATER = ['data-reveal']

type Needs = {
  /** Without which nothing on a page can match. */
  classes: string[]
  tags: string[]
  pseudos: string[]
  attributes: string[]
  /** Of the classes those that what is styled must have itself, not something above or beside it. */
  own: string[]
}

const known = new Map<string, Needs>()

export function needsOf(selector: string): Needs {
  const found = known.get(selector) ?? readNeeds(selector)
  known.set(selector, found)
  return found
}

const LISTS = [':is', ':where', ':has']

function readNeeds(selector: string): Needs {
  const needs: Needs = { classes: [], tags: [], pseudos: [], attributes: [], own: [] }
  const root = parser().astSync(selector)
  const compound = root.first.split(({ type }) => type === 'combinator').at(-1) ?? []
  for (const node of compound)
    if (node.type === 'class' && !ALWAYS.includes(node.value)) needs.own.push(node.value)
  const read = (node: parser.Node) => {
    if (node.type === 'class') needs.classes.push(node.value)
    if (node.type === 'tag') needs.tags.push(node.value)
    if (node.type === 'attribute') needs.attributes.push(node.attribute)
    if (node.type === 'pseudo') needs.pseudos.push(node.value)
    // What `:not` asks is absence, a list leaves a choice, and a number is no element.
    const isDemand = node.type !== 'pseudo' || (LISTS.includes(node.value) && node.length === 1)
    if (isDemand && 'nodes' in node) node.nodes.forEach(read)
  }
  read(root)
  return needs
}

const classListsIn = ({ elements }: Markup) =>
  [...new Set(elements.flatMap((element) => attributeOf(element, 'class') ?? []))].map((names) =>
    names.split(/\s+/),
  )

const DATES = ['date', 'datetime-local', 'month', 'time', 'week']
/** Parts of fields, by how their names begin, and the types of those that have them. */
const PARTS: [part: string, types: string[]][] = [
  ['::file-selector-button', ['file']],
  ['::-webkit-search', ['search']],
  ['::-webkit-inner-spin', ['number', ...DATES]],
  ['::-webkit-outer-spin', ['number', ...DATES]],
  ['::-webkit-date', DATES],
  // Also a field that suggests words has that mark.
  ['::-webkit-calendar', ['datalist', ...DATES]],
]

/** Whether what a selector asks for can be on this page before React changes it. */
export function matchesOn(page: Markup): (selector: string) => boolean {
  const { elements } = page
  const classes = new Set([...ALWAYS, ...classListsIn(page).flat()])
  const tags = new Set(elements.map(({ tagName }) => tagName))
  const attributes = new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)))
  const types = new Set(
    elements.flatMap((element) =>
      element.tagName === 'input' ? (attributeOf(element, 'type') ?? 'text').toLowerCase() : element.tagName,
    ),
  )
  const absent = [
    ...PARTS.filter(([, owners]) => !owners.some((type) => types.has(type))).map(([part]) => part),
    ...(attributes.has('placeholder') ? [] : ['::placeholder']),
    ...(attributes.has('shadowrootmode') ? [] : [':host']),
  ]
  return (selector) => {
    const needs = needsOf(selector)
    return (
      needs.classes.every((name) => classes.has(name)) &&
      needs.tags.every((tag) => tags.has(tag)) &&
      !needs.pseudos.some((pseudo) => absent.some((part) => pseudo.startsWith(part))) &&
      !needs.attributes.some((name) => LATER.includes(name) && !attributes.has(name))
    )
  }
}

/** Whether one element of this page may come under both rules. */
export function canShareElementOn(page: Markup): (one: Rule, other: Rule) => boolean {
  const lists = [[], ...classListsIn(page)].map((names) => new Set<string>(names))
  const fits = (rule: Rule, list: Set<string>) =>
    rule.selectors.some((selector) => needsOf(selector).own.every((name) => list.has(name)))
  return (one, other) => one === other || lists.some((list) => fits(one, list) && fits(other, list))
}
