import { pages } from '../content/pages.ts'
import type { PageName } from '../contract/paths.ts'

/** The part of a page's head that changes as the visitor moves; the rest is written at build (finish/). */
export const metaOf = (name: PageName) => () => [
  { title: pages[name].title },
  { name: 'description', content: pages[name].description },
]
