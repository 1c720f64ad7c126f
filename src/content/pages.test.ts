import { describe, expect, it } from 'vitest'
import { pageNames, paths } from '../contract/paths.ts'
import { BRAND } from './brand.ts'
import { notFound, pages } from './pages.ts'
import { pageSchema } from './schema/tables.ts'

const everyPage = [...pageNames.map((name) => [name, pages[name]] as const), ['notFound', notFound] as const]

describe('the page table', () => {
  it.each(everyPage)('%s keeps the limits of search results and tabs', (_, page) => {
    expect(pageSchema.safeParse(page).error?.issues ?? []).toEqual([])
    expect(page.title).toContain(BRAND)
  })

  it('gives every page its own title and description', () => {
    for (const key of ['title', 'description'] as const)
      expect(new Set(everyPage.map(([, page]) => page[key])).size, key).toBe(everyPage.length)
  })

  it('leads every breadcrumb home, along paths that contain each other where they can', () => {
    for (const name of pageNames) {
      const trail = [name]
      for (let up = pages[name].parent; up; up = pages[up].parent) {
        expect(trail, name).not.toContain(up)
        trail.push(up)
      }
      expect(trail.at(-1), name).toBe('home')
      if (paths[name].startsWith(`${paths.products}/`)) expect(pages[name].parent).toBe('products')
    }
  })

  it('keeps from search engines what only one visitor or the staff can use', () => {
    expect(pageNames.filter((name) => !pages[name].indexed)).toEqual([
      'emailVerified',
      'conversation',
      'transcript',
      'login',
      'desk',
    ])
  })
})
