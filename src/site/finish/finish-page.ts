import { createHash } from 'node:crypto'

export type FinishedPage = { html: string; boot: { file: string; source: string } }

type Options = {
  /** Canonical, icons, Open Graph and structured data: written outside React. */
  headTags: string
  /** Pages with fields or gestures start React at once, so nothing typed is lost (decision 31). */
  hydrateAtOnce: boolean
  /** What all boot files share, after the page's own part (early/boot.js). */
  bootScript: string
  /** Of a built stylesheet, by its address, what this page needs to look right as it is. */
  stylesOf: (href: string, html: string) => string
}

const once = (html: string, pattern: RegExp, what: string) => {
  const found = [...html.matchAll(pattern)]
  const match = found[0]
  if (found.length !== 1 || !match) throw new Error(`expected exactly one ${what}, found ${found.length}`)
  return match
}

/**
 * Turns a prerendered page into one that paints without waiting for script: no modulepreload in the way, its
 * CSS at hand, and its scripts replaced by inert ones; their code stands in a boot file, which the early script loads
 * and which runs it when the browser is idle or the visitor stirs. React claims scripts by tag and order, so these keep
 * their places.
 */
export function finishPage(
  html: string,
  { headTags, hydrateAtOnce, bootScript, stylesOf }: Options,
): FinishedPage {
  refuseInlineHandlers(html)

  const preloads: string[] = []
  const withoutPreloads = html.replaceAll(
    /<link rel="modulepreload" href="([^"]+)"\/>/g,
    (_, href: string) => {
      preloads.push(href)
      return ''
    },
  )

  const script = once(
    withoutPreloads,
    /<script type="module" async="">([\s\S]*?)<\/script>/g,
    'module script',
  )
  // What the router is to find when it starts: nobody needs it in the page's first packets.
  const facts: string[] = []
  const withoutFacts = withoutPreloads.replaceAll(
    /<script>(window\.__reactRouterContext\b[\s\S]*?)<\/script>/g,
    (_, fact: string) => {
      facts.push(fact)
      return '<script type="text/boot"></script>'
    },
  )
  const source = `veyraEarly.page={modules:${JSON.stringify(preloads)},atOnce:${hydrateAtOnce},async start(){
${startOf(script[1] ?? '', facts)}
}};
${bootScript}`
  const file = `/assets/boot-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
  // Asked for with the page, it is there when the page has been read.
  const bootAtOnce = hydrateAtOnce ? `<link rel="modulepreload" href="${file}"/>` : ''
  const inert = `<script type="text/boot" data-boot="${file}"${hydrateAtOnce ? ' data-now' : ''}></script>`
  const withBoot = withoutFacts.replace(script[0], () => inert)

  // React looks for the link it rendered. Disabled, the browser does not fetch it until the early script says so;
  // it stands after the page's own part of it, because the whole sheet has the order of all rules right.
  const withStyles = withBoot.replaceAll(
    /<link rel="stylesheet" href="([^"]+)"\/>/g,
    (_, href: string) =>
      `<style>${stylesOf(href, html)}</style><link rel="stylesheet" href="${href}" disabled/>`,
  )
  const [withFirstScreen, expected] = expectFirstScreen(withStyles)
  return {
    html: withFirstScreen.replace('</head>', () => `${bootAtOnce}${headTags}${expected}</head>`),
    boot: { file, source },
  }
}

/**
 * Nothing is painted before the first part of the page is there whole: a slow phone reads it in pieces, and what stands
 * in its middle would move with each. The browser waits for the tag that comes after it. React does not know the name
 * we give that, and does not mind it.
 */
function expectFirstScreen(html: string): [html: string, link: string] {
  const after = tagAfterFirstPart(html)
  // A page that is still to be drawn has nothing to wait for.
  if (!after || after[2] === 'script') return [html, '']
  const [tag] = after
  const known = / id="([^"]+)"/.exec(tag)?.[1]
  const named = known ? tag : tag.replace(/^<[a-z0-9]+/, '$& id=next')
  return [
    html.slice(0, after.index) + named + html.slice(after.index + tag.length),
    `<link rel=expect href=#${known ?? 'next'} blocking=render>`,
  ]
}

const standsAlone = /^(?:br|hr|img|input|link|meta|source|wbr)$/

/** The first tag opened after `main`'s first child has been closed. */
function tagAfterFirstPart(html: string): RegExpExecArray | undefined {
  const tags = /<(\/?)([a-z][a-z0-9]*)\b(?:"[^"]*"|[^">])*>/gi
  tags.lastIndex = html.indexOf('<main')
  if (tags.lastIndex < 0 || !tags.exec(html)) return undefined
  let depth = 0
  let isPast = false
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [, closes, name = ''] = tag
    if (isPast && !closes) return tag
    if (!standsAlone.test(name)) depth += closes ? -1 : 1
    isPast ||= depth === 0
  }
}

/** The module script as a function's body: nothing of it is loaded before it is called, and its failure can be seen. */
function startOf(script: string, facts: string[]) {
  const at = script.lastIndexOf('import(')
  if (at === -1) throw new Error('the module script does not import the client entry')
  const names: string[] = []
  const imports: string[] = []
  const rest = script
    .slice(0, at)
    .replaceAll(
      /^import (?:\* as (\w+) from )?("[^"]+");$/gm,
      (_, name: string | undefined, file: string) => {
        names.push(name ?? '')
        imports.push(`import(${file})`)
        return ''
      },
    )
  if (/^\s*import\b/m.test(rest)) throw new Error(`cannot load later: ${rest}`)
  const modules = `const [${names.join(',')}]=await Promise.all([${imports.join(',')}]);`
  return `${modules}${rest.trim()}\n${facts.map((fact) => `${fact}\n`).join('')}await ${script.slice(at)}`
}

/** The content security policy refuses both; better to hear it from the build than from a visitor's console. */
function refuseInlineHandlers(html: string) {
  const markup = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const found = markup.match(/<[a-z][^>]*\s(?:style|on[a-z]+)="[^"]*"[^>]*>/i)
  if (found) throw new Error(`inline style or handler in prerendered HTML: ${found[0].slice(0, 200)}`)
}
