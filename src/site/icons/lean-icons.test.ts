import { globSync, readFileSync } from 'node:fs'
import { X } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './create-icon.ts'
import { withoutKeys, withPathsJoined } from './lean-icons.ts'

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

test('strokes in paths of their own become one path, and start where they did', () => {
  const paths = (...ds: string[]) => ds.map((d) => `["path", { d: "${d}" }]`).join(',\n    ')
  expect(withPathsJoined(paths('M12 2v2', 'm4.93 4.93 1.41 1.41', 'm6.34 17.66-1.41 1.41'))).toBe(
    paths('M12 2v2M4.93 4.93l1.41 1.41M6.34 17.66l-1.41 1.41'),
  )
  expect(withPathsJoined(paths('m6 9 6 6 6-6', 'm15 5-.5.5'))).toBe(paths('M6 9l6 6 6-6M15 5l-.5.5'))
  expect(withPathsJoined(paths('M6 6h1', 'm.5.5v3', 'm-3 4c1 2 3 4 5 6'))).toBe(
    paths('M6 6h1M.5 .5v3M-3 4c1 2 3 4 5 6'),
  )
  const alone = paths('m6 9 6 6 6-6')
  expect(withPathsJoined(alone)).toBe(alone)
  const filled = '["path", { d: "M1 1h1" }], ["path", { d: "M2 2h2", fill: "currentColor" }]'
  expect(withPathsJoined(filled)).toBe(filled)
})
