import { describe, expect, it } from 'vitest'
import { pageNames, paths } from '../contract/paths.ts'
import { company } from './brand.ts'
import { copyrightLine, footer, topNavigation } from './navigation.ts'

const labels = (links: readonly { label: string }[]) => links.map((link) => link.label)

describe('the top navigation', () => {
  it('has the items of the specification in its order', () => {
    expect(
      topNavigation.map((item) => (item.kind === 'menu' ? [item.label, ...labels(item.items)] : item.label)),
    ).toEqual([
      'Home',
      'Contact',
      ['About', 'About Us', 'Meet the Team'],
      ['Products', 'AI agent for HR', 'All agents', 'Agent catalog'],
      'Technology',
      'Use Cases',
      'Login',
    ])
  })

  it('lights About and Products up for everything below /about and /products', () => {
    const sections = topNavigation.flatMap((item) => (item.kind === 'menu' ? [paths[item.section]] : []))
    expect(sections).toEqual(['/about', '/products'])
  })
})

describe('the footer', () => {
  it('has quick links at lowercase paths with hyphens for spaces, Home at the root', () => {
    for (const { label, page } of footer.quickLinks.links)
      expect(paths[page]).toBe(label === 'Home' ? '/' : `/${label.toLowerCase().replaceAll(' ', '-')}`)
    expect(labels(footer.quickLinks.links)).toEqual([
      'Home',
      'About',
      'Products',
      'Technology',
      'Use Cases',
      'Contact',
    ])
  })

  it('leads from the agents list to pages that exist', () => {
    expect(labels(footer.agents.links)).toEqual([
      'IT Operations',
      'Corporate Functions',
      'Domain Agents',
      'Digital Twins',
      'Enterprise Support',
      'All agents',
      'Agent catalog',
    ])
    for (const { page } of [...footer.agents.links, ...footer.legal]) expect(pageNames).toContain(page)
  })

  it('names the four networks and the three legal pages', () => {
    expect(labels(footer.social)).toEqual(['LinkedIn', 'Twitter', 'Medium', 'YouTube'])
    for (const { href } of footer.social) expect(new URL(href).protocol).toBe('https:')
    expect(labels(footer.legal)).toEqual(['Privacy Policy', 'Terms of Service', 'Cookie Policy'])
  })

  it('gives one address and two phone numbers', () => {
    expect(footer.contact.email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
    expect(footer.contact.phones).toHaveLength(2)
    expect(footer.contact.headquarters).toBe('Global Headquarters')
  })

  it('counts the years of its copyright from the first', () => {
    expect(copyrightLine(2024)).toBe(`© 2024 ${company.name}`)
    expect(copyrightLine(2031)).toBe(`© 2024–2031 ${company.name}`)
  })
})
