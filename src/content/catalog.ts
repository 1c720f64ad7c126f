import { type AgentCategory, agentCategories } from './agent-keys.ts'
import { type AgentStatus, statusDisplay } from './agent-status.ts'
import { type Agent, agentsIn, allAgents, categories } from './agents.ts'
import { BRAND } from './brand.ts'
import { figures } from './figures.ts'
import type { Catalog } from './schema/products.ts'

export type FilterId = 'all' | AgentCategory

export const isFilterId = (id: string): id is FilterId =>
  id === 'all' || agentCategories.some((category) => category === id)

export const agentsFor = (filter: FilterId): readonly Agent[] =>
  filter === 'all' ? allAgents : agentsIn(filter)

const countOf = (status: AgentStatus) => `${allAgents.filter((agent) => agent.status === status).length}`

export const catalog: Catalog = {
  hero: {
    eyebrow: 'Agent catalog',
    headline: 'Pick your first agent.',
    lead: `Every ${BRAND} agent, with its version and its state. Whatever says Available can start now; the rest has a waitlist.`,
  },
  filtersLabel: 'Show agents of',
  filters: [
    { id: 'all', name: 'All Agents', count: allAgents.length },
    ...agentCategories.map((id) => ({ id, name: categories[id].name, count: agentsIn(id).length })),
  ],
  versionLabel: 'Version',
  statistics: {
    heading: 'Agent Statistics',
    items: [
      { value: countOf('available'), label: 'Available Agents' },
      { value: countOf('development'), label: statusDisplay('development').label },
      { value: figures.uptime, label: 'Uptime' },
      { value: figures.enterpriseClients, label: 'Enterprise Clients' },
    ],
  },
  callToAction: {
    headline: 'Ready to Deploy',
    lead: 'Choose one agent and one process. We set the limits together and you watch it work.',
  },
}

/** What screen readers hear after a filter was chosen. */
export const filterAnnouncement = (filter: FilterId) => {
  const count = agentsFor(filter).length
  const subject = filter === 'all' ? 'All' : categories[filter].name
  return `${subject}: ${count} ${count === 1 ? 'agent' : 'agents'} shown.`
}
