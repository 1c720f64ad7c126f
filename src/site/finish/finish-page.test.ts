import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'

const moduleScript =
  '<script type="module" async="">import * as a from "/assets/a.js";\nimport("/assets/entry.js");</script>'
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}<link rel="stylesheet" href="/assets/root.css"/></head><body>${body}${moduleScript}</body></html>`

const options = {
  headTags: '<link rel="canonical" href="https://origin.invalid/about"/>',
  hydrateAtOnce: false,
  stylesOf: () => 'a::before{content:"$&"}',
}

test('takes module preloads out of the way and hands them to the early script', () => {
  const preload =
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>'
  const { html, boot } = finishPage(page('<p>Hello</p>', preload), options)
  expect(html).not.toContain('modulepreload')
  expect(html).toContain(`data-boot="${boot.file}" data-pre="/assets/a.js /assets/b.js"></script>`)
})

test('moves the module script into a file whose failure can be seen', () => {
  const { html, boot } = finishPage(page('<p>Hello</p>'), options)
  expect(html).not.toContain('type="module"')
  expect(boot.source).toBe('import * as a from "/assets/a.js";\nawait import("/assets/entry.js");')
})

test('moves what the router is to find into that file, in order, and leaves the places to React', () => {
  const body =
    '<script>window.__reactRouterContext = {};</script><script>window.__reactRouterContext.stream = 1;</script>'
  const { html, boot } = finishPage(page(body), options)
  expect(html).not.toContain('__reactRouterContext')
  expect(html).toContain('<script type="text/boot"></script><script type="text/boot"></script>')
  expect(boot.source).toBe(
    'import * as a from "/assets/a.js";\nwindow.__reactRouterContext = {};\nwindow.__reactRouterContext.stream = 1;\nawait import("/assets/entry.js");',
  )
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

test('marks pages that hydrate at once', () => {
  expect(finishPage(page(''), { ...options, hydrateAtOnce: true }).html).toContain(' data-now></script>')
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
