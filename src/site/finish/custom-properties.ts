import type { AtRule, Declaration, Root, Rule } from 'postcss'
import valueParser, { type Node } from 'postcss-value-parser'
import { type Markup, textOf } from './markup.ts'
import { canShareElementOn } from './matching.ts'

type Put = (name: string, fallback: string | undefined) => string | undefined

/** A value with what `put` has for each `var()`, inmost first; where it has nothing, the `var()` stays. */
export const replaceVars = (value: string, put: Put) => written(valueParser(value).nodes, put)

const written = (nodes: Node[], put: Put): string =>
  nodes.reduce((text, node) => {
    if (node.type === 'space') return joined(text, ' ')
    if (node.type === 'div') return joined(text, `${node.before && ' '}${node.value}${node.after && ' '}`)
    if (node.type !== 'function') return joined(text, valueParser.stringify(node))
    const [first, comma, ...rest] = node.nodes
    if (node.value !== 'var' || first?.type !== 'word')
      return joined(text, `${node.value}(${node.before}${written(node.nodes, put)}${node.after})`)
    const fallback = comma?.type === 'div' ? `${comma.after}${written(rest, put)}${node.after}` : undefined
    const kept = `var(${first.value}${fallback === undefined ? '' : `,${fallback || ' '}`})`
    return joined(text, put(first.value, fallback) ?? kept)
  }, '')

/** Two values that were apart must not become one word; one space is enough to keep them so. */
const joined = (left: string, right: string) => {
  if (left.endsWith(' ')) return left + right.trimStart()
  return /[\w%#.-]$/.test(left) && /^[\w%(.-]/.test(right) ? `${left} ${right}` : left + right
}

type Property = {
  settings: Declaration[]
  registered?: { isTyped: boolean; inherits: boolean; initial: string | undefined }
}

/** Where a value still reads a property, a fallback may have to stand in for it. */
const NOT_A_VALUE = /^(initial|inherit|unset|revert|revert-layer)$|\bvar\(/

function propertiesIn(styles: Root) {
  const properties = new Map<string, Property>()
  const propertyOf = (name: string) => {
    const property = properties.get(name) ?? { settings: [] }
    properties.set(name, property)
    return property
  }
  styles.walkDecls(/^--/, (setting) => void propertyOf(setting.prop).settings.push(setting))
  styles.walkAtRules('property', (rule) => {
    const said = new Map<string, string>()
    rule.walkDecls(({ prop, value }) => void said.set(prop, value))
    propertyOf(rule.params).registered = {
      isTyped: said.get('syntax') !== '"*"',
      inherits: said.get('inherits') !== 'false',
      initial: said.get('initial-value'),
    }
  })
  return propertyOf
}

/** What is in a page beside its style: classes name properties (`w-[var(--a)]`) without reading or setting them. */
const outsideStyles = ({ elements }: Markup) =>
  elements
    .flatMap((element) => [
      ...element.attrs.flatMap(({ name, value }) => (name === 'class' ? [] : value)),
      textOf(element),
    ])
    .join('\n')

/**
 * Puts values in the place of properties that can have no other on this page, as it is before the whole sheet comes:
 * never set, set to one value for all, or by nothing that comes to the same element.
 */
export function replaceFixedProperties(styles: Root, page: Markup) {
  const propertyOf = propertiesIn(styles)
  const canShareElement = canShareElementOn(page)
  const isSetOutside = new Set([...outsideStyles(page).matchAll(/(?<!var\()--[\w-]+/g)].map(([name]) => name))

  /** Null says that it has none; undefined, that it may have several or cannot be told. */
  const onlyValue = (name: string, reader: Declaration, asking: string[]): string | null | undefined => {
    if (isSetOutside.has(name) || asking.includes(name)) return undefined
    const { settings, registered } = propertyOf(name)
    const own = registered?.inherits === false
    const deciding = own ? settings.filter((setting) => mayMeet(setting, reader)) : settings
    if (deciding.length === 0) return registered?.initial ?? null
    const isSure = own
      ? deciding.some(({ parent }) => parent === reader.parent) ||
        deciding.every(({ value }) => value.trim() === registered.initial)
      : deciding.some(isForAll)
    if (!isSure || registered?.isTyped) return undefined
    const [value, ...others] = new Set(
      deciding.map((setting) => settled(setting.value, own ? reader : setting, [...asking, name]).trim()),
    )
    return others.length > 0 || !value || NOT_A_VALUE.test(value) ? undefined : value
  }
  const mayMeet = ({ parent: one }: Declaration, { parent: other }: Declaration) =>
    one?.type !== 'rule' || other?.type !== 'rule' || canShareElement(one as Rule, other as Rule)
  const settled = (text: string, reader: Declaration, asking: string[] = []) =>
    replaceVars(text, (name, fallback) => {
      const value = onlyValue(name, reader, asking)
      return value === null ? fallback : value
    })

  const readers: Declaration[] = []
  styles.walkDecls((declaration) => {
    // Not every browser lets a backdrop inherit.
    const isBackdrop = /::backdrop/.test((declaration.parent as Rule).selector ?? '')
    if (declaration.value.includes('var(') && !isBackdrop) readers.push(declaration)
  })
  const values = readers.map((reader) => tidy(settled(reader.value, reader)))
  readers.forEach((reader, index) => {
    // A value that came to nothing is not the same as none.
    if (values[index]) reader.value = values[index]
  })
  styles.walkDecls('transition-property', (declaration) => {
    const names = declaration.value.split(',')
    // From the end only: durations and delays are told by place.
    while (names.length > 1 && isNeverSet(names.at(-1)?.trim() ?? '')) names.pop()
    declaration.value = names.join(',')
  })
  function isNeverSet(name: string) {
    return /^--[\w-]+$/.test(name) && !isSetOutside.has(name) && propertyOf(name).settings.length === 0
  }
}

/** On the root element, whatever the medium. */
function isForAll({ parent }: Declaration) {
  if (parent?.type !== 'rule' || !(parent as Rule).selectors.includes(':root')) return false
  let around = parent.parent
  while (around?.type === 'atrule' && (around as AtRule).name === 'layer') around = around.parent
  return around?.type === 'root'
}

/** Sums are done where a browser would come to the very same number, and none below nothing, which it may refuse. */
const tidy = (value: string) =>
  value
    .trim()
    .replaceAll(
      /calc\(([\d.]+)([a-z]+) \* ([\d.]+)\)/g,
      (sum, times: string, unit: string, number: string) =>
        [times, number].every((factor) => Math.fround(Number(factor)) === Number(factor))
          ? `${Number(times) * Number(number)}${unit}`.replace(/^0\./, '.')
          : sum,
    )

/** Colours and sizes that nothing on this page reads, and then those that only these had read. */
export function removeUnreadProperties(styles: Root, page: Markup) {
  const readOutside = [...outsideStyles(page).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)
  for (let isDone = false; !isDone; ) {
    isDone = true
    const read = new Set(readOutside)
    styles.walkDecls(({ value }) => void replaceVars(value, (name) => void read.add(name)))
    styles.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return
      isDone = false
      const { parent } = declaration
      declaration.remove()
      if (parent?.nodes.length === 0) parent.remove()
    })
  }
}

/** Tailwind registers every property it knows; a page needs those that its rules use. */
export function removeUnusedProperties(styles: Root) {
  const properties: AtRule[] = []
  styles.walkAtRules('property', (rule) => void properties.push(rule))
  for (const rule of properties) rule.remove()
  const rest = styles.toString()
  for (const rule of properties) if (rest.includes(rule.params)) styles.append(rule)
}
