import { BRAND, company } from '../../content/brand.ts'
import { pages } from '../../content/pages.ts'
import { DAY_MS } from '../../contract/durations.ts'
import { type PageName, pageNames, paths } from '../../contract/paths.ts'
import type { MadeFile } from './site.ts'

const YEAR_MS = 365 * DAY_MS

/** What crawlers and machines ask for by name, all from the table of pages. */
export function filesForMachines(publicUrl: string, now: Date): MadeFile[] {
  const indexed = pageNames.filter((name) => pages[name].indexed)
  const urlOf = (name: PageName) => publicUrl + paths[name]
  return [
    { path: '/sitemap.xml', text: sitemap(indexed.map(urlOf)) },
    {
      path: '/robots.txt',
      // Pages that are not to be indexed say so themselves: a crawler must be able to read that.
      text: lines('User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`),
    },
    { path: '/site.webmanifest', text: JSON.stringify(webManifest()) },
    {
      path: '/.well-known/security.txt',
      text: lines(
        `Contact: mailto:${company.email}`,
        `Expires: ${new Date(now.getTime() + YEAR_MS).toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${publicUrl}/.well-known/security.txt`,
      ),
    },
    {
      path: '/llms.txt',
      text: lines(
        `# ${BRAND}`,
        '',
        `> ${company.tagline} ${pages.home.description}`,
        '',
        '## Pages',
        '',
        ...indexed.map((name) => `- [${pages[name].title}](${urlOf(name)}): ${pages[name].description}`),
      ),
    },
  ]
}

const lines = (...all: string[]) => `${all.join('\n')}\n`

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const sitemap = (urls: string[]) =>
  lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<url><loc>${escapeXml(url)}</loc></url>`),
    '</urlset>',
  )

const webManifest = () => ({
  name: BRAND,
  short_name: BRAND,
  description: pages.home.description,
  lang: 'en',
  start_url: '/',
  display: 'browser',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
