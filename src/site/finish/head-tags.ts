import { readFileSync } from 'node:fs'
import { BRAND, company } from '../../content/brand.ts'
import { footer } from '../../content/navigation.ts'
import { pages } from '../../content/pages.ts'
import { ORIGIN_PLACEHOLDER } from '../../contract/origin.ts'
import { type PageName, paths } from '../../contract/paths.ts'

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const urlOf = (name: PageName) => `${ORIGIN_PLACEHOLDER}${paths[name] === '/' ? '/' : paths[name]}`
const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeAttribute(content)}"/>`

/** From the home page down to the page itself. */
function trailOf(name: PageName): PageName[] {
  const parent = pages[name].parent
  return parent ? [...trailOf(parent), name] : [name]
}

/** Organization and WebSite on every page; the trail where there is one. */
export function structuredData(name: PageName) {
  const organization = `${ORIGIN_PLACEHOLDER}/#organization`
  const trail = trailOf(name)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: company.name,
        url: urlOf('home'),
        logo: `${ORIGIN_PLACEHOLDER}/icon-512.png`,
        email: company.email,
        telephone: company.phones[0],
        sameAs: footer.social.map((link) => link.href),
      },
      {
        '@type': 'WebSite',
        '@id': `${ORIGIN_PLACEHOLDER}/#website`,
        name: BRAND,
        url: urlOf('home'),
        publisher: { '@id': organization },
      },
      ...(trail.length > 1
        ? [
            {
              '@type': 'BreadcrumbList',
              itemListElement: trail.map((step, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: pages[step].name,
                item: urlOf(step),
              })),
            },
          ]
        : []),
    ],
  }
}

/** In the page itself: next to the same lines in the bar it costs a hundred bytes and saves a request. */
const icon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
  .trim()
  .replaceAll('"', "'")
  .replaceAll('#', '%23')

export const siteIcons = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
  `<link rel="icon" href="data:image/svg+xml,${icon}"/>`,
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
].join('')

/**
 * The one writer of what crawlers and link previews read. It stands outside React: the origin is known only
 * when the server starts, and hydration would add a second copy of whatever differs.
 */
export function headTags(name: PageName): string {
  const page = pages[name]
  const image = `${ORIGIN_PLACEHOLDER}/share/${page.shareImage}.jpg`
  const data = JSON.stringify(structuredData(name)).replaceAll('<', '\\u003c')
  return [
    page.indexed ? `<link rel="canonical" href="${urlOf(name)}"/>` : meta('name', 'robots', 'noindex'),
    siteIcons,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', BRAND),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', urlOf(name)),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${data}</script>`,
  ].join('')
}
