import { readdirSync, readFileSync } from 'node:fs'
import { type Cheerio, type CheerioAPI, load } from 'cheerio'
import type { AnyNode, Element } from 'domhandler'

const folder = 'build/client'

/** Every address that has a page, as the build left them. */
export const builtPaths = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => `/${name.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1'))

const asRead = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What a reader takes for one word even where it is marked up in parts. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time'])
const unread = new Set(['script', 'style', 'svg', 'template'])

function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data
  if (!('children' in node) || ('name' in node && unread.has(node.name))) return ''
  const text = node.children.map(textOf).join('')
  return 'name' in node && inline.has(node.name) ? text : ` ${text} `
}

/** The same without what is only to be seen. */
function heardText(node: AnyNode): string {
  if ('attribs' in node && node.attribs['aria-hidden'] === 'true') return ''
  if (!('children' in node) || ('name' in node && unread.has(node.name))) return textOf(node)
  const text = node.children.map(heardText).join('')
  return 'name' in node && inline.has(node.name) ? text : ` ${text} `
}

export type BuiltPage = ReturnType<typeof readPage>
const read = new Map<string, BuiltPage>()

/**
 * A page as the build has prerendered it, before any script: what a visitor first sees, and a search engine ever. The
 * build runs before the tests do.
 */
export function builtPage(path: string): BuiltPage {
  const page = read.get(path) ?? readPage(path)
  read.set(path, page)
  return page
}

function readPage(path: string) {
  const html = readFileSync(`${folder}${path === '/' ? '' : path}/index.html`, 'utf8')
  const $: CheerioAPI = load(html)

  const byId = (ids: string) =>
    asRead(
      ids
        .split(' ')
        .flatMap((id) => $(`[id="${id}"]`).get())
        .map(heardText)
        .join(' '),
    )
  /** As far as static pages need it: a label of its own, of another element, of a `label`, or its text. */
  function nameOf(element: Element): string {
    const { 'aria-label': label, 'aria-labelledby': labelledBy, id } = element.attribs
    if (label !== undefined) return label
    if (labelledBy !== undefined) return byId(labelledBy)
    const labels = $(element)
      .closest('label')
      .add($(`label[for="${id}"]`))
    return asRead((labels.length > 0 ? labels.get() : [element]).map(heardText).join(' '))
  }

  return {
    $,
    title: $('title').text(),
    /** The accessible names of what the selector finds. */
    names: (selector: string) => ($(selector).get() as Element[]).map(nameOf),
    find: (selector: string, name: string): Cheerio<Element> =>
      $(($(selector).get() as Element[]).filter((element) => nameOf(element) === name)),
    descriptionOf: (found: Cheerio<Element>) => byId(found.attr('aria-describedby') ?? ''),
    /** What can be read there, in one line. */
    text: (selector: string) => asRead($(selector).get().map(textOf).join(' ')),
  }
}
