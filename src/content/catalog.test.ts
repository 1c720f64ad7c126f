import { describe, expect, it } from 'vitest'
import { agentCategories } from './agent-keys.ts'
import { allAgents } from './agents.ts'
import { agentName } from './brand.ts'
import { agentsFor, catalog, filterAnnouncement, isFilterId } from './catalog.ts'

const listed = (filter: Parameters<typeof agentsFor>[0]) =>
  agentsFor(filter).map((agent) => `${agent.word} ${agent.version}`)

describe('the catalog', () => {
  it('holds the agents and versions of promise 12', () => {
    expect(listed('it')).toEqual([
      'Monitor 2.1.0',
      'Detect 1.8.2',
      'Patch 2.0.1',
      'Recover 1.9.5',
      'Deploy 2.2.0',
    ])
    expect(listed('corporate')).toEqual([
      'HR 1.7.3',
      'Finance 2.0.8',
      'Legal 1.6.2',
      'Sales 2.1.4',
      'Marketing 1.9.1',
      'Customer Support 2.0.3',
    ])
    expect(listed('domain')).toEqual([
      'Tax 1.8.7',
      'Treasury 2.1.2',
      'Upstream 1.7.9',
      'Midstream 1.6.8',
      'Health 2.0.5',
      'Retail 1.9.3',
    ])
    expect(listed('upcoming')).toEqual(['Twin 0.9.0', 'IoT 0.8.5', 'Control 0.7.2'])
    expect(listed('all')).toEqual(agentCategories.flatMap(listed))
  })

  it('shows upcoming agents as in development and all others as available', () => {
    for (const agent of allAgents)
      expect(agent.status, agent.name).toBe(agent.category === 'upcoming' ? 'development' : 'available')
  })

  it('composes every name from the brand word, and no two agents share a name, slug or icon', () => {
    for (const agent of allAgents) expect(agent.name).toBe(agentName(agent.word))
    for (const key of ['name', 'slug', 'icon', 'summary'] as const)
      expect(new Set(allAgents.map((agent) => agent[key])).size, key).toBe(allAgents.length)
  })

  it('counts its filters', () => {
    expect(catalog.filters.map((filter) => `${filter.name} ${filter.count}`)).toEqual([
      'All Agents 20',
      'IT Operations 5',
      'Corporate Functions 6',
      'Domain Functions 6',
      'Upcoming 3',
    ])
    for (const filter of catalog.filters) expect(agentsFor(filter.id)).toHaveLength(filter.count)
  })

  it('knows its own filters from what a link may carry', () => {
    expect(isFilterId('domain')).toBe(true)
    expect(isFilterId('all')).toBe(true)
    expect(isFilterId('toString')).toBe(false)
    expect(isFilterId('')).toBe(false)
  })

  it('says aloud what a filter shows', () => {
    expect(filterAnnouncement('all')).toBe('All: 20 agents shown.')
    expect(filterAnnouncement('upcoming')).toBe('Upcoming: 3 agents shown.')
  })

  it('shows the statistics', () => {
    expect(catalog.statistics.items.map((item) => `${item.value} ${item.label}`)).toEqual([
      '17 Available Agents',
      '3 In Development',
      '99.9% Uptime',
      '50+ Enterprise Clients',
    ])
  })
})
