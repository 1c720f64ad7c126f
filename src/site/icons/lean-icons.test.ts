import { globSync, readFileSync } from 'node:fs'
import { X } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './create-icon.ts'
import { withoutKeys } from './lean-icons.ts'

const drawings = globSync('node_modules/lucide-react/dist/esm/icons/*.mjs')

test('every drawing of the library has the shape we know how to draw', () => {
  expect(drawings.length).toBeGreaterThan(1000)
  for (const file of drawings) {
    const code = readFileSync(file, 'utf8')
    const isAlias = !code.includes('createLucideIcon')
    if (isAlias) continue
    expect(code, file).toContain("from '../createLucideIcon.mjs'")
    expect(code, file).toContain('size: 24')
    expect(withoutKeys(code), file).not.toMatch(/\bkey:/)
  }
})

test('a drawing looks as the library would have drawn it', () => {
  const look = { strokeWidth: 1.75, className: 'size-4' }
  const node = [
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ] as const
  const plain = (markup: string) => markup.replace(/ (xmlns|class)="[^"]*"/g, '')
  const attributesOf = (markup: string) =>
    plain(markup)
      .match(/ [\w-]+="[^"]*"/gi)
      ?.toSorted()
  const ours = renderToStaticMarkup(createElement(createIcon({ node }), look))
  expect(attributesOf(ours)).toEqual(attributesOf(renderToStaticMarkup(createElement(X, look))))
  expect(ours).toContain('class="size-4"')
})
