import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'
import valueParser from 'postcss-value-parser'
import {
  removeUnreadProperties,
  removeUnusedProperties,
  replaceFixedProperties,
} from './custom-properties.ts'
import type { Markup } from './markup.ts'
import { matchesOn } from './matching.ts'

export const parseStyles = (css: string): Root => postcss.parse(css)

/**
 * Of the site's one stylesheet what can match in this page as it is prerendered, its states (hover, open, dark)
 * included, in the same order. What React adds later needs the whole sheet, which the early script loads first.
 */
export function pageStyles(sheet: Root, page: Markup): string {
  const styles = sheet.clone()
  styles.walkComments((comment) => void comment.remove())
  // Tailwind's own stand-in for browsers older than those it supports: it comes with the whole sheet.
  styles.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.removeAll()))
  const canMatch = matchesOn(page)
  styles.walkRules((rule) => {
    if (isKeyframe(rule)) return
    keepSelectors(rule, canMatch)
    removeRepetitions(rule)
  })
  styles.walkAtRules('supports', (rule) => void (SUPPORTED.includes(rule.params) && unwrap(rule)))
  replaceFixedProperties(styles, page)
  removeUnreadProperties(styles, page)
  removeIdleKeyframes(styles)
  removeEmpty(styles)
  removeUnusedProperties(styles)
  return styles.toString()
}

/**
 * What the early script loads later. A font named a second time would be loaded anew; already a face more in a family
 * has all text set anew, 0.1 s on a slow phone. A poster's foretaste is for the first paint alone.
 */
export function laterStyles(sheet: Root): string {
  const styles = sheet.clone()
  styles.walkAtRules('font-face', (rule) => void rule.remove())
  styles.walkRules(/^\.preview-/, (rule) => void rule.remove())
  return styles.toString()
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

function keepSelectors(rule: Rule, isKept: (selector: string) => boolean) {
  const kept = rule.selectors.filter(isKept)
  if (kept.length === 0) rule.remove()
  else if (kept.length < rule.selectors.length) rule.selectors = kept
}

/** Of what is said twice the last counts. */
function removeRepetitions(rule: Rule) {
  const said = new Set<string>()
  for (const node of rule.nodes.toReversed()) {
    if (node.type !== 'decl') continue
    if (said.has(`${node}`)) node.remove()
    said.add(`${node}`)
  }
}

/** Asked by Tailwind for the sake of browsers older than those that vite.config.ts builds for. */
const SUPPORTED = [
  '(color:color-mix(in lab, red, red))',
  '(background-image:linear-gradient(in lab, red, red))',
]

/** Takes the question away, and the answer for browsers that say no. */
function unwrap(supports: AtRule) {
  for (const rule of supports.nodes ?? [])
    for (let before = supports.prev(); before; ) {
      const earlier = before
      before = earlier.prev()
      if (rule.type === 'rule' && earlier.type === 'rule') removeOverridden(earlier, rule)
    }
  supports.replaceWith(supports.nodes ?? [])
}

function removeOverridden(earlier: Rule, rule: Rule) {
  const isOverridden = (node: postcss.ChildNode) =>
    node.type === 'decl' &&
    rule.nodes.some(
      (other) => other.type === 'decl' && other.prop === node.prop && (other.important || !node.important),
    )
  if (earlier.nodes.every(isOverridden))
    keepSelectors(earlier, (selector) => !rule.selectors.includes(selector))
  else if (earlier.selectors.every((selector) => rule.selectors.includes(selector)))
    for (const node of earlier.nodes.filter(isOverridden)) node.remove()
}

function removeIdleKeyframes(styles: Root) {
  const words = new Set<string>()
  styles.walkDecls(/animation|^--/, ({ value }) => {
    valueParser(value).walk((node) => void words.add(node.value))
  })
  styles.walkAtRules('keyframes', (rule) => void (words.has(rule.params) || rule.remove()))
}

/** A layer's name stays where it stands first: that is what orders layers, also those of the whole sheet. */
function removeEmpty(container: Container, layers = new Set<string>()) {
  container.each((node) => {
    if (node.type !== 'atrule') return
    const isOuterLayer = node.name === 'layer' && container.type === 'root'
    if (node.nodes) removeEmpty(node)
    if (node.nodes?.length === 0) {
      if (isOuterLayer && node.params && !layers.has(node.params)) node.nodes = undefined
      else node.remove()
    }
    if (isOuterLayer) for (const name of node.params.split(',')) layers.add(name.trim())
  })
}
