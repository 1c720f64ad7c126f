import { expect, test } from 'vitest'
import { pages } from '../../content/pages.ts'
import { pageNames, paths } from '../../contract/paths.ts'
import { filesForMachines } from './files-for-machines.ts'

const now = new Date('2026-11-15T00:00:00Z')
const files = new Map(filesForMachines('https://veyra.example', now).map(({ path, text }) => [path, text]))

test('the sitemap lists every page that may be found and no other', () => {
  const listed = [...(files.get('/sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(
    pageNames.filter((name) => pages[name].indexed).map((name) => `https://veyra.example${paths[name]}`),
  )
  for (const name of ['conversation', 'emailVerified', 'login', 'desk'] as const)
    expect(listed).not.toContain(`https://veyra.example${paths[name]}`)
  expect(listed).toContain('https://veyra.example/')
})

test('robots.txt keeps crawlers out of the API and names the sitemap', () => {
  expect(files.get('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://veyra.example/sitemap.xml\n',
  )
})

test('security.txt has what RFC 9116 requires and has not expired', () => {
  const text = files.get('/.well-known/security.txt') ?? ''
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? 0).getTime()
  expect(expires).toBeGreaterThan(now.getTime())
  expect(expires).toBeLessThanOrEqual(now.getTime() + 366 * 24 * 60 * 60 * 1000)
})

test('the manifest is JSON with a name and icons', () => {
  const manifest = JSON.parse(files.get('/site.webmanifest') ?? '')
  expect(manifest).toMatchObject({ name: expect.any(String), start_url: '/', icons: expect.any(Array) })
})

test('llms.txt links every page that may be found with its description', () => {
  const text = files.get('/llms.txt') ?? ''
  expect(text).toMatch(/^# .+\n\n> /)
  expect(text).toContain(`(https://veyra.example/technology): ${pages.technology.description}`)
  expect(text).not.toContain('/conversation)')
})
