import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashes } from './inline-hashes.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('what a browser would run or apply is hashed, byte by byte', () => {
  const html = `<script>a()</script><SCRIPT type="module">b()\n</SCRIPT ><script type=text/javascript async>c()</script>
<script type="importmap">{}</script><style>p{}</style><style media="print">q{}</style><script>ü</script>`
  expect(inlineHashes(html)).toEqual({
    scripts: [sha('a()'), sha('b()\n'), sha('c()'), sha('{}'), sha('ü')],
    styles: [sha('p{}'), sha('q{}')],
  })
})

test('data and files of their own need no hash, and a repeated script only one', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>
<script type="text/boot" data-boot="/b.js"></script><script>a()</script><script>a()</script>`
  expect(inlineHashes(html)).toEqual({ scripts: [sha('a()')], styles: [] })
})

test('an attribute that holds a bracket or the word src does not mislead', () => {
  expect(inlineHashes('<script data-note="a > b" data-src="/x.js">a()</script>').scripts).toEqual([
    sha('a()'),
  ])
})

test('a style inside a picture that stands in an attribute is no style of the page', () => {
  const icon = `<link rel="icon" href="data:image/svg+xml,<svg><style>.e{}</style></svg>"/>`
  expect(inlineHashes(`${icon}<style>p{}</style><p>it's</p><script>a()</script>`)).toEqual({
    scripts: [sha('a()')],
    styles: [sha('p{}')],
  })
})
