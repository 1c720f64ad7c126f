import { type AgentCategory, agentKeys } from '../../../content/agent-keys.ts'
import { type Agent, agents } from '../../../content/agents.ts'

/** Begins in the hue of its category, */
const begins: Record<AgentCategory, string> = {
  it: 'from-it',
  corporate: 'from-corporate',
  domain: 'from-domain',
  upcoming: 'from-upcoming',
}
/** ends in another, and runs its own way: no two of a category are alike. */
const ends: Record<AgentCategory, readonly [string, string]> = {
  it: ['to-domain', 'to-upcoming'],
  corporate: ['to-upcoming', 'to-it'],
  domain: ['to-corporate', 'to-it'],
  upcoming: ['to-it', 'to-corporate'],
}
const ways = ['bg-linear-to-br', 'bg-linear-to-tr', 'bg-linear-to-r', 'bg-linear-to-b'] as const

export const gradientOf = ({ category, slug }: Agent): string => {
  const place = agentKeys
    .map((key) => agents[key])
    .filter((agent) => agent.category === category)
    .findIndex((agent) => agent.slug === slug)
  return [ways[place % ways.length], begins[category], ends[category][Math.floor(place / ways.length)]].join(
    ' ',
  )
}
