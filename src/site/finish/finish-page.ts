import { createHash } from 'node:crypto'
import { parseSync } from 'vite'
import { attributeOf, type Edit, edited, type Markup, placeOf, readMarkup, textOf } from './markup.ts'

export type FinishedPage = { html: string; boot: { file: string; source: string } }

type Options = {
  /** Canonical, icons, Open Graph and structured data: written outside React. */
  headTags: string
  /** Pages with fields or gestures start React at once, so nothing typed is lost (decision 1). */
  hydrateAtOnce: boolean
  /** What all boot files share, after the page's own part (early/boot.js). */
  bootScript: string
  /** Of a built stylesheet, by its address, what this page needs to look right as it is. */
  stylesOf: (href: string, page: Markup) => string
}

/**
 * Turns a prerendered page into one that paints without waiting for script: no modulepreload in the way, its
 * CSS at hand, and its scripts replaced by inert ones; their code stands in a boot file, which the early script loads
 * and which runs it when the browser is idle or the visitor stirs. React claims scripts by tag and order, so these keep
 * their places.
 */
export function finishPage(
  prerendered: string,
  { headTags, hydrateAtOnce, bootScript, stylesOf }: Options,
): FinishedPage {
  const page = readMarkup(prerendered)
  refuseInlineHandlers(page)
  const edits: Edit[] = []
  const replace = (element: Markup['elements'][number], text: string) =>
    edits.push({ ...placeOf(element), text })
  const links = (rel: string) =>
    page.elements
      .filter((element) => element.tagName === 'link' && attributeOf(element, 'rel') === rel)
      .map((element) => ({ element, href: attributeOf(element, 'href') ?? '' }))
  const scripts = page.elements.filter(({ tagName }) => tagName === 'script')

  const preloads = links('modulepreload')
  for (const { element } of preloads) replace(element, '')

  const modules = scripts.filter((script) => attributeOf(script, 'type') === 'module')
  const [script] = modules
  if (!script || modules.length > 1)
    throw new Error(`expected exactly one module script, found ${modules.length}`)
  // What the router is to find when it starts: nobody needs it in the page's first packets.
  const facts = scripts.filter((one) => textOf(one).startsWith('window.__reactRouterContext'))
  for (const fact of facts) replace(fact, '<script type="text/boot"></script>')

  const source = `veyraEarly.page={modules:${JSON.stringify(preloads.map(({ href }) => href))},atOnce:${hydrateAtOnce},async start(){
${startOf(textOf(script), facts.map(textOf))}
}};
${bootScript}`
  const file = `/assets/boot-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
  // Asked for with the page, it is there when the page has been read.
  const bootAtOnce = hydrateAtOnce ? `<link rel="modulepreload" href="${file}"/>` : ''
  replace(script, `<script type="text/boot" data-boot="${file}"${hydrateAtOnce ? ' data-now' : ''}></script>`)

  // React looks for the link it rendered. Disabled, the browser does not fetch it until the early script says so;
  // it stands after the page's own part of it, because the whole sheet has the order of all rules right.
  for (const { element, href } of links('stylesheet'))
    replace(element, `<style>${stylesOf(href, page)}</style><link rel="stylesheet" href="${href}" disabled/>`)
  const expected = expectFirstScreen(page, edits)
  const headEnd = page.elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag
  if (!headEnd) throw new Error('the head of the page has no end')
  edits.push({
    from: headEnd.startOffset,
    to: headEnd.startOffset,
    text: `${bootAtOnce}${headTags}${expected}`,
  })
  return { html: edited(prerendered, edits), boot: { file, source } }
}

/**
 * Nothing is painted before the first part of the page is there whole: a slow phone reads it in pieces, and what stands
 * in its middle would move with each. The browser waits for the tag that comes after it. React does not know the name
 * we give that, and does not mind it.
 */
function expectFirstScreen({ elements }: Markup, edits: Edit[]) {
  const main = elements.find(({ tagName }) => tagName === 'main')
  const first = elements.find(({ parentNode }) => main && parentNode === main)
  const after = first && elements.find((element) => placeOf(element).from >= placeOf(first).to)
  // A page that is still to be drawn has nothing to wait for.
  if (!after || after.tagName === 'script') return ''
  const known = attributeOf(after, 'id')
  const at = placeOf(after).from + `<${after.tagName}`.length
  if (!known) edits.push({ from: at, to: at, text: ' id=next' })
  return `<link rel=expect href=#${known ?? 'next'} blocking=render>`
}

/** The module script as a function's body: nothing of it is loaded before it is called, and its failure can be seen. */
function startOf(script: string, facts: string[]) {
  const { body } = parseSync('script.js', script).program
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration')
  const entry = body.at(-1)
  if (entry?.type !== 'ExpressionStatement' || entry.expression.type !== 'ImportExpression')
    throw new Error('the module script does not import the client entry')
  const names = imports.map(({ specifiers: [name, ...others], start, end }) => {
    if (others.length || (name && name.type !== 'ImportNamespaceSpecifier'))
      throw new Error(`cannot load later: ${script.slice(start, end)}`)
    return name?.local.name ?? ''
  })
  const files = imports.map(({ source }) => `import(${source.raw})`)
  const modules = `const [${names.join(',')}]=await Promise.all([${files.join(',')}]);`
  const rest = script.slice(imports.at(-1)?.end ?? 0, entry.start).trim()
  return `${modules}${rest}\n${facts.map((fact) => `${fact}\n`).join('')}await ${script.slice(entry.start)}`
}

/** The content security policy refuses both; better to hear it from the build than from a visitor's console. */
function refuseInlineHandlers({ elements }: Markup) {
  for (const { tagName, attrs } of elements)
    for (const { name, value } of attrs)
      if (name === 'style' || name.startsWith('on'))
        throw new Error(`inline style or handler in prerendered HTML: <${tagName} ${name}="${value}">`)
}
