import type { PageName } from '../contract/paths.ts'
import { company } from './brand.ts'

export type PageLink = { label: string; page: PageName }
export type OutsideLink = { label: string; href: string }

/**
 * `section` is the page under whose path the item counts as active: its own path and everything below it.
 * A plain link is active on its own path only.
 */
export type NavigationItem =
  | ({ kind: 'link' } & PageLink)
  | { kind: 'menu'; label: string; section: PageName; items: readonly PageLink[] }
  | ({ kind: 'login' } & PageLink)

export const topNavigation: readonly NavigationItem[] = [
  { kind: 'link', label: 'Home', page: 'home' },
  { kind: 'link', label: 'Contact', page: 'contact' },
  {
    kind: 'menu',
    label: 'About',
    section: 'about',
    items: [
      { label: 'About Us', page: 'about' },
      { label: 'Meet the Team', page: 'team' },
    ],
  },
  {
    kind: 'menu',
    label: 'Products',
    section: 'products',
    items: [
      { label: 'AI agent for HR', page: 'hrOperations' },
      { label: 'All agents', page: 'products' },
      { label: 'Agent catalog', page: 'agentCatalog' },
    ],
  },
  { kind: 'link', label: 'Technology', page: 'technology' },
  { kind: 'link', label: 'Use Cases', page: 'useCases' },
  { kind: 'login', label: 'Login', page: 'login' },
]

export const footer = {
  tagline: company.tagline,
  quickLinks: {
    heading: 'Quick Links',
    links: [
      { label: 'Home', page: 'home' },
      { label: 'About', page: 'about' },
      { label: 'Products', page: 'products' },
      { label: 'Technology', page: 'technology' },
      { label: 'Use Cases', page: 'useCases' },
      { label: 'Contact', page: 'contact' },
    ],
  },
  agents: {
    heading: 'Agents',
    links: [
      { label: 'IT Operations', page: 'itOperations' },
      { label: 'Corporate Functions', page: 'corporateFunctions' },
      { label: 'Domain Agents', page: 'domainFunctions' },
      { label: 'Digital Twins', page: 'digitalTwins' },
      { label: 'Enterprise Support', page: 'contact' },
      { label: 'All agents', page: 'products' },
      { label: 'Agent catalog', page: 'agentCatalog' },
    ],
  },
  contact: {
    heading: 'Contact',
    email: company.email,
    phones: company.phones,
    headquarters: company.headquarters,
  },
  social: [
    { label: 'LinkedIn', href: company.social.linkedIn },
    { label: 'Twitter', href: company.social.twitter },
    { label: 'Medium', href: company.social.medium },
    { label: 'YouTube', href: company.social.youTube },
  ],
  legal: [
    { label: 'Privacy Policy', page: 'privacy' },
    { label: 'Terms of Service', page: 'terms' },
    { label: 'Cookie Policy', page: 'cookies' },
  ],
} as const satisfies {
  tagline: string
  quickLinks: { heading: string; links: readonly PageLink[] }
  agents: { heading: string; links: readonly PageLink[] }
  contact: { heading: string; email: string; phones: readonly string[]; headquarters: string }
  social: readonly OutsideLink[]
  legal: readonly PageLink[]
}

/** "© 2024–{this year} {brand}"; in the first year the year alone. */
export const copyrightLine = (thisYear: number) => {
  const years =
    thisYear > company.copyrightFrom ? `${company.copyrightFrom}–${thisYear}` : `${company.copyrightFrom}`
  return `© ${years} ${company.name}`
}
