import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** A prerendered page as the browser reads it, each element with its place in the text. */
export type Markup = { html: string; elements: Tree.Element[] }

export const readMarkup = (html: string): Markup => ({
  html,
  elements: elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })),
})

const elementsIn = (node: Tree.Node): Tree.Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('content' in node ? elementsIn(node.content) : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
]

export const attributeOf = ({ attrs }: Tree.Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value

export const textOf = ({ childNodes }: Tree.Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** Where an element begins and ends. What the parser had to add, because nobody wrote it, is before all others. */
export const placeOf = ({ sourceCodeLocation: place }: Tree.Element) => ({
  from: place?.startOffset ?? -1,
  to: place?.endOffset ?? -1,
})

export type Edit = { from: number; to: number; text: string }

/** The text with these places changed and every other byte as it was. */
export function edited(html: string, edits: Edit[]) {
  let result = ''
  let done = 0
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    result += html.slice(done, from) + text
    done = to
  }
  return result + html.slice(done)
}
