import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'

/** Set on elements by the early script or the browser's own state, whatever the page was rendered with. */
const ALWAYS = ['dark']

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')

const classesIn = (html: string) =>
  new Set([
    ...ALWAYS,
    ...[...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => decoded(names).split(/\s+/)),
  ])

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

function closingOf(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
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

const tagsIn = (html: string) => new Set([...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name))

/** Parts that only these elements have. */
const FIELD_PARTS =
  /::(file-selector-button|placeholder|-webkit-(search|date|calendar|inner-spin|outer-spin))/

/** The elements without which nothing on a page can match. */
export const tagsNeededBy = (selector: string) =>
  [
    ...withoutAttributes(withoutAlternatives(selector))
      .replaceAll(/:nth-[a-z-]+\([^)]*\)/g, '')
      .replaceAll(classOrPseudo, ' ')
      .matchAll(/[a-z][\w-]*/gi),
  ].map(([name]) => name)

/**
 * Of the site's one stylesheet what can match in this page as it is prerendered, its states (hover, open, dark)
 * included, in the same order. What React adds later needs the whole sheet, which the early script loads first.
 */
export function pageStyles(sheet: Root, html: string): string {
  const classes = classesIn(html)
  const tags = tagsIn(html)
  const hasFields = tags.has('input') || tags.has('textarea')
  const canMatch = (selector: string) =>
    classesNeededBy(selector).every((name) => classes.has(name)) &&
    tagsNeededBy(selector).every((name) => tags.has(name)) &&
    (hasFields || !FIELD_PARTS.test(selector))
  const styles = sheet.clone()
  // Tailwind's own stand-in for browsers older than those it supports: it comes with the whole sheet.
  styles.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.nodes && rule.remove()))
  styles.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const kept = rule.selectors.filter(canMatch)
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  removeUnreadProperties(styles, html)
  removeEmpty(styles)
  removeUnusedProperties(styles)
  return styles.toString()
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

export const parseStyles = (css: string): Root => postcss.parse(css)

/**
 * What the early script loads later. Fonts named a second time would be loaded anew and the text set twice; a
 * poster's foretaste is for the first paint alone.
 */
export function laterStyles(sheet: Root): string {
  const styles = sheet.clone()
  styles.walkAtRules('font-face', (rule) => void rule.remove())
  styles.walkRules(/^\.preview-/, (rule) => void rule.remove())
  return styles.toString()
}

/** Colours and sizes that nothing on this page reads, and then those that only these had read. */
function removeUnreadProperties(styles: Root, html: string) {
  for (;;) {
    const read = new Set([...`${styles}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    let removed = 0
    styles.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return
      removed += 1
      const { parent } = declaration
      declaration.remove()
      if (parent?.nodes.length === 0) parent.remove()
    })
    if (removed === 0) return
  }
}

function removeEmpty(container: Container) {
  container.walkAtRules((rule) => {
    if (rule.nodes) removeEmpty(rule)
    if (rule.nodes?.length === 0) rule.remove()
  })
}

/** Tailwind registers every property it knows; a page needs those that its rules use. */
function removeUnusedProperties(styles: Root) {
  const properties: AtRule[] = []
  styles.walkAtRules('property', (rule) => void properties.push(rule))
  for (const rule of properties) rule.remove()
  const rest = styles.toString()
  for (const rule of properties) if (rest.includes(rule.params)) styles.append(rule)
}
