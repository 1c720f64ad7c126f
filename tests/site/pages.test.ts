import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '../../src/content/pages.ts'
import { pageNames, paths } from '../../src/contract/paths.ts'
import { builtPage, builtPaths } from '../support/built-site.ts'

test('every path has a page and every page a path; the error screen has none', () => {
  expect(builtPaths().sort()).toEqual([...Object.values(paths), '/404'].sort())
})

test.each(pageNames)('%s has its own title, a heading and words', (name) => {
  const page = builtPage(paths[name])
  expect(page.title).toBe(pages[name].title)
  expect(page.names('h1')).toHaveLength(1)
  expect(page.text('body').length).toBeGreaterThan(200)
})

test('no two pages share a title', () => {
  const titles = pageNames.map((name) => pages[name].title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('no rule hangs the whole page on one element: each that arrives would have all styles computed anew', () => {
  for (const name of pageNames) {
    const { $ } = builtPage(paths[name])
    const whole = readFileSync(`build/client${$('link[rel=stylesheet]').attr('href')}`, 'utf8')
    for (const css of [$('style').text(), whole]) {
      expect(css, name).toContain('{')
      expect(css, name).not.toMatch(/(?:^|[\s,{}(])(?:html|body|:root)[^\s,{>]*:has\(/)
    }
  }
})
