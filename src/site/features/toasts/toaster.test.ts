import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { showToast } from './show-toast.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => showToast.dismiss())

test('at most 20 stand at a time, the newest first', () => {
  for (let number = 1; number <= 25; number += 1) showToast.error(`Failure ${number}`)
  const shown = renderToStaticMarkup(createElement(Toaster)).match(/Failure \d+/g) ?? []
  expect(shown).toHaveLength(20)
  expect(shown[0]).toBe('Failure 25')
  expect(shown.at(-1)).toBe('Failure 6')
})
