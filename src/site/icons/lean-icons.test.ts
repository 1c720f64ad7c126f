import { X } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './create-icon.ts'
import { leanDrawing } from './lean-icons.ts'

test('a drawing looks as the library would have drawn it', () => {
  const look = { strokeWidth: 1.75, className: 'size-4' }
  const plain = (markup: string) => markup.replace(/ (xmlns|class)="[^"]*"/g, '')
  const attributesOf = (markup: string) =>
    plain(markup)
      .match(/ [\w-]+="[^"]*"/gi)
      ?.toSorted()
  const drawing = createIcon([
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ])
  const ours = renderToStaticMarkup(createElement(drawing, look))
  expect(attributesOf(ours)).toEqual(attributesOf(renderToStaticMarkup(createElement(X, look))))
  expect(ours).toContain('class="size-4"')
})

test('strokes in paths of their own become one path, and start where they did', () => {
  const joined = (...ds: string[]) => leanDrawing(ds.map((d, n) => ['path', { d, key: `k${n}` }]))
  expect(joined('M12 2v2', 'm4.93 4.93 1.41 1.41', 'm6.34 17.66-1.41 1.41')).toEqual([
    ['path', { d: 'M12 2v2M4.93 4.93l1.41 1.41M6.34 17.66l-1.41 1.41' }],
  ])
  expect(joined('m6 9 6 6 6-6', 'm15 5-.5.5')).toEqual([['path', { d: 'm6 9 6 6 6-6M15 5l-.5.5' }]])
  expect(joined('M6 6h1', 'm.5.5v3', 'm-3 4c1 2 3 4 5 6')).toEqual([
    ['path', { d: 'M6 6h1M.5 .5v3M-3 4c1 2 3 4 5 6' }],
  ])
})

test('what is filled or no path stays by itself', () => {
  const drawing: Parameters<typeof leanDrawing>[0] = [
    ['path', { d: 'M1 1h1' }],
    ['path', { d: 'M2 2h2', fill: 'currentColor' }],
    ['circle', { r: '1' }],
  ]
  expect(leanDrawing(drawing)).toEqual(drawing)
})
