import { expect, test, vi } from 'vitest'
import { finishPage } from './finish-page.ts'

const moduleScript =
  '<script type="module" async="">import * as a from "/assets/a.js";\nimport("/assets/entry.js");</script>'
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}<link rel="stylesheet" href="/assets/root.css"/></head><body>${body}${moduleScript}</body></html>`

const options = {
  headTags: '<link rel="canonical" href="https://origin.invalid/about"/>',
  hydrateAtOnce: false,
  bootScript: '(() => boot())()',
  stylesOf: () => 'a::before{content:"$&"}',
}

test('takes module preloads out of the way and hands them to the boot file', () => {
  const preload =
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>'
  const { html, boot } = finishPage(page('<p>Hello</p>', preload), options)
  expect(html).not.toContain('modulepreload')
  expect(html).toContain(`<script type="text/boot" data-boot="${boot.file}"></script>`)
  expect(boot.source).toContain('modules:["/assets/a.js","/assets/b.js"]')
})

/** What the boot file leaves to be called, run with imports that are only noted. */
async function started(source: string, imported: (file: string) => unknown) {
  const run = new Function('veyraEarly', 'boot', 'load', source.replaceAll('import(', 'load('))
  const early: { page?: { start(): Promise<void> } } = {}
  run(
    early,
    () => undefined,
    async (file: string) => imported(file),
  )
  await early.page?.start()
}

test('makes of the module script a function: what it imports is loaded when that is called, the entry last', async () => {
  const script = `<script type="module" async="">import "/assets/manifest.js";
import * as a from "/assets/a.js";
  window.__modules = {"a":a};

import("/assets/entry.js");</script>`
  const facts =
    '<script>window.__reactRouterContext = {};</script><script>window.__reactRouterContext.stream = 1;</script>'
  const { html, boot } = finishPage(page(facts).replace(moduleScript, script), options)
  expect(html).not.toContain('type="module"')
  expect(html).not.toContain('__reactRouterContext')
  expect(html).toContain('<script type="text/boot"></script><script type="text/boot"></script>')

  const window: Record<string, unknown> = {}
  vi.stubGlobal('window', window)
  const loaded: string[] = []
  await started(boot.source, (file) => {
    loaded.push(file)
    if (file.includes('entry'))
      expect(window).toEqual({ __modules: { a: 'module a' }, __reactRouterContext: { stream: 1 } })
    return file.includes('/a.js') ? 'module a' : undefined
  })
  expect(loaded).toEqual(['/assets/manifest.js', '/assets/a.js', '/assets/entry.js'])
  await expect(started(boot.source, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  vi.unstubAllGlobals()
})

test('refuses a module script that imports in another way: it would be loaded with the page', () => {
  const script = moduleScript.replace('* as a', 'a')
  expect(() => finishPage(page('').replace(moduleScript, script), options)).toThrow('cannot load later')
})

test('puts what all boot files share after what is the page’s own', () => {
  const { boot } = finishPage(page('<p>Hello</p>'), options)
  const early = {}
  const found = vi.fn(() => expect(early).toHaveProperty('page.start'))
  new Function('veyraEarly', 'boot', boot.source)(early, found)
  expect(found).toHaveBeenCalledOnce()
})

test("inlines the page's part of the stylesheet, and after it a link to the whole that is not fetched yet", () => {
  const { html } = finishPage(page('<p>Hello</p>'), options)
  expect(html).toContain(
    '<style>a::before{content:"$&"}</style><link rel="stylesheet" href="/assets/root.css" disabled/>',
  )
})

test('puts the head tags at the end of the head', () => {
  expect(finishPage(page('<p>Hello</p>'), options).html).toContain(`${options.headTags}</head>`)
})

test.each([
  [
    'what follows the first part',
    '<main id="main"><header class="a > b"><p>x<br/>y</p><img src="/a.png"/></header><section class="c">',
    '</header><section id=next class="c">',
    '#next',
  ],
  [
    'the name it has',
    '<main><div><div></div></div><section id="more"></section></main>',
    '</div><section id="more">',
    '#more',
  ],
  [
    'what follows the only part',
    '<main><article>x</article></main><footer>y</footer>',
    '</main><footer id=next>',
    '#next',
  ],
])('has the browser paint once the first part is whole: it waits for %s', (_, body, marked, target) => {
  const { html } = finishPage(page(body), options)
  expect(html).toContain(marked)
  expect(html).toContain(`<link rel=expect href=${target} blocking=render></head>`)
})

test('waits for nothing where nothing follows', () => {
  expect(finishPage(page('<main><p>x</p></main>'), options).html).not.toContain('expect')
  expect(finishPage(page('<p>x</p>'), options).html).not.toContain('expect')
})

test('marks pages that hydrate at once, and has their boot file come with them', () => {
  const { html, boot } = finishPage(page(''), { ...options, hydrateAtOnce: true })
  expect(html).toContain(' data-now></script>')
  expect(html).toContain(`<link rel="modulepreload" href="${boot.file}"/>`)
})

test.each(['<p style="color:red">x</p>', '<button class="a" onclick="go()">x</button>'])(
  'refuses %s',
  (body) => {
    expect(() => finishPage(page(body), options)).toThrow('inline style or handler')
  },
)

test('does not mistake text or scripts for handlers', () => {
  const body = '<p>Set style="x" and onclick="y"</p><script>const style="a"</script>'.replaceAll(
    '"x"',
    '&quot;x&quot;',
  )
  expect(() => finishPage(page(body), options)).not.toThrow()
})

test('refuses a page without its module script', () => {
  expect(() => finishPage('<html><head></head><body></body></html>', options)).toThrow(
    'expected exactly one module script, found 0',
  )
})
