import { describe, expect, it } from 'vitest'
import { consult } from './consult.ts'
import { innovationOfficer, leaders } from './leaders.ts'

describe('the leaders', () => {
  it('are six, and only the Chief Innovation Officer has an avatar to talk to', () => {
    expect(leaders).toHaveLength(6)
    const functional = leaders.filter((leader) => leader.hasFullFunctionality)
    expect(functional).toEqual([innovationOfficer])
    expect(innovationOfficer.role).toBe('Chief Innovation Officer')
  })

  it('differ in name, first name, role and slug', () => {
    for (const key of ['name', 'firstName', 'role', 'slug', 'description'] as const)
      expect(new Set(leaders.map((leader) => leader[key])).size, key).toBe(6)
  })

  it('are searched on LinkedIn by their name', () => {
    for (const leader of leaders) {
      const link = new URL(leader.linkedIn)
      expect(link.hostname).toBe('www.linkedin.com')
      expect(link.searchParams.get('keywords')).toBe(leader.name)
    }
  })

  it('include the person the consult form names', () => {
    expect(consult.title).toBe(`Consult with ${innovationOfficer.name}`)
  })
})
