import { expect, test } from 'vitest'
import { pages } from '../../src/content/pages.ts'
import { pageNames, paths } from '../../src/contract/paths.ts'
import { type BuiltPage, builtPage, builtPaths } from '../support/built-site.ts'

/** No dead end: every link of the built pages leads somewhere. Buttons are pressed by `tests/journeys/crawl.spec.ts`. */

/** What the server makes at its start, and files that stand beside the pages. */
const besides = /^\/(?:sitemap\.xml|llms\.txt|robots\.txt|assets\/|share\/)/
const ours = 'https://site.test'

type Link = { href: string; target: string | undefined; text: string }
const linksOf = ({ $ }: BuiltPage): Link[] =>
  $('a')
    .get()
    .map((link) => ({
      href: $(link).attr('href') ?? '',
      target: $(link).attr('target'),
      text: $(link).text().trim().slice(0, 60),
    }))

const known = new Set(builtPaths())

/** Where the page's links lead, and which of them lead nowhere. */
function follow(path: string) {
  const reached = new Set<string>()
  const dead: string[] = []
  for (const { href, target, text } of linksOf(builtPage(path))) {
    const where = `"${text}" → ${href}`
    const url = new URL(href, `${ours}${path}`)
    if (href === '' || href === '#') dead.push(`${where} is a placeholder`)
    else if (url.protocol === 'mailto:' || url.protocol === 'tel:') continue
    else if (url.origin !== ours) {
      if (target !== '_blank') dead.push(`${where} replaces our page`)
    } else if (!known.has(url.pathname)) {
      if (!besides.test(url.pathname)) dead.push(`${where} is no page`)
    } else {
      reached.add(url.pathname)
      const hasPlace = !url.hash || builtPage(url.pathname).$(`[id="${url.hash.slice(1)}"]`).length > 0
      if (!hasPlace) dead.push(`${where} has no such place`)
    }
  }
  return { reached, dead }
}

test.each([...known])(
  '%s: every link leads to a page and a place we have, or opens another site beside ours',
  (path) => {
    expect(follow(path).dead).toEqual([])
  },
)

test('every page that search engines may list is reached from the home page by links alone', () => {
  const reached = new Set<string>([paths.home])
  for (const path of reached) for (const next of follow(path).reached) reached.add(next)
  expect(pageNames.filter((name) => pages[name].indexed && !reached.has(paths[name]))).toEqual([])
})

test('the error screen leads home', () => expect(follow('/404').reached).toContain(paths.home))
