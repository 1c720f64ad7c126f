import type { PageName } from '../contract/paths.ts'
import type { AgentCategory, AgentKey } from './agent-keys.ts'
import { agentKeys } from './agent-keys.ts'
import type { AgentStatus } from './agent-status.ts'
import { agentName } from './brand.ts'
import type { IconKey } from './icons.ts'

export type Agent = {
  /** The function word as the visitor reads it. */
  word: string
  /** Brand word and function word. */
  name: string
  /** For anchors and addresses. */
  slug: string
  category: AgentCategory
  status: AgentStatus
  version: string
  /** One sentence: what it does. */
  summary: string
  features: readonly [string, string, string]
  icon: IconKey
  /** The product page that presents it. */
  page: PageName
}

/** What stands over an agent's two lists wherever both are shown. */
export const agentLists = { features: 'Key Features', benefits: 'Key Benefits' } as const

/** A category's name is the same on filters, groups and product pages; its hue belongs to the design tokens. */
export const categories: Record<AgentCategory, { name: string; page: PageName }> = {
  it: { name: 'IT Operations', page: 'itOperations' },
  corporate: { name: 'Corporate Functions', page: 'corporateFunctions' },
  domain: { name: 'Domain Functions', page: 'domainFunctions' },
  upcoming: { name: 'Upcoming', page: 'digitalTwins' },
}

const agent = (
  word: string,
  category: AgentCategory,
  version: string,
  icon: IconKey,
  summary: string,
  features: readonly [string, string, string],
): Agent => ({
  word,
  name: agentName(word),
  slug: word.toLowerCase().replaceAll(' ', '-'),
  category,
  status: category === 'upcoming' ? 'development' : 'available',
  version,
  summary,
  features,
  icon,
  page: categories[category].page,
})

/** The single source on every agent: catalog, ecosystem and product pages all read these records. */
export const agents: Record<AgentKey, Agent> = {
  monitor: agent(
    'Monitor',
    'it',
    '2.1.0',
    'activity',
    'Sees every service at once and tells noise from news.',
    ['Full-stack telemetry', 'Baselines that adapt', 'Plain-language alerts'],
  ),
  detect: agent(
    'Detect',
    'it',
    '1.8.2',
    'radar',
    'Traces a fault to its cause before the first ticket is written.',
    ['Root-cause tracing', 'Anomaly scoring', 'Threat and drift detection'],
  ),
  patch: agent(
    'Patch',
    'it',
    '2.0.1',
    'bandage',
    'Tests the fix, picks the window, applies it and keeps a way back.',
    ['Risk-ranked patch queue', 'Staged rollouts', 'One-step rollback'],
  ),
  recover: agent(
    'Recover',
    'it',
    '1.9.5',
    'rotate-ccw',
    'Brings the service back, then proves that it is back.',
    ['Automatic failover', 'Backups tested by restoring them', 'Recovery report for audit'],
  ),
  deploy: agent(
    'Deploy',
    'it',
    '2.2.0',
    'rocket',
    'Ships the release, watches it land and pulls it back if it stumbles.',
    ['Policy gates before production', 'Canary releases', 'Environments without drift'],
  ),
  hr: {
    ...agent(
      'HR',
      'corporate',
      '1.7.3',
      'users',
      'Runs the employee’s path from application to payslip, to your policy.',
      ['Hiring and onboarding', 'Policy answers for employees', 'Payroll checks before the run'],
    ),
    page: 'hrOperations',
  },
  finance: agent(
    'Finance',
    'corporate',
    '2.0.8',
    'wallet',
    'Matches the books every day, so the close holds no surprises.',
    ['Continuous reconciliation', 'Invoice matching and approval', 'Rolling cost forecasts'],
  ),
  legal: agent(
    'Legal',
    'corporate',
    '1.6.2',
    'scale',
    'Reads the contract, marks the risk, drafts the answer.',
    ['Clause comparison', 'Obligation calendar', 'Redline drafts'],
  ),
  sales: agent(
    'Sales',
    'corporate',
    '2.1.4',
    'handshake',
    'Qualifies the lead, prepares the call and keeps the pipeline honest.',
    ['Lead scores with reasons', 'Call briefs and follow-ups', 'Forecasts from real activity'],
  ),
  marketing: agent(
    'Marketing',
    'corporate',
    '1.9.1',
    'megaphone',
    'Plans the campaign, writes the variants, moves budget to what works.',
    ['Audience segments', 'Copy checked against your brand', 'Budget shifts by result'],
  ),
  customerSupport: agent(
    'Customer Support',
    'corporate',
    '2.0.3',
    'headset',
    'Answers at any hour, and hands over with the whole story when it must.',
    [
      'Replies in the customer’s language',
      'Full case history at hand-over',
      'Root causes fed back to product',
    ],
  ),
  tax: agent(
    'Tax',
    'domain',
    '1.8.7',
    'receipt-text',
    'Prepares returns from the ledger and keeps pace with every rule change.',
    ['Filings across jurisdictions', 'Rule-change tracking', 'Audit-ready workpapers'],
  ),
  treasury: agent(
    'Treasury',
    'domain',
    '2.1.2',
    'landmark',
    'Knows where the cash is, where it is needed and what it costs to move.',
    ['Daily cash positions', 'Liquidity forecasts', 'Exposure and hedge tracking'],
  ),
  upstream: agent(
    'Upstream',
    'domain',
    '1.7.9',
    'drill',
    'Reads the well, predicts the decline and schedules the work that pays.',
    ['Well performance models', 'Drilling plan optimization', 'Equipment failure prediction'],
  ),
  midstream: agent(
    'Midstream',
    'domain',
    '1.6.8',
    'waypoints',
    'Balances the line, the tank and the truck, hour by hour.',
    ['Pipeline flow balancing', 'Leak and loss detection', 'Route and tariff planning'],
  ),
  health: agent(
    'Health',
    'domain',
    '2.0.5',
    'heart-pulse',
    'Takes the paperwork off the ward and keeps the record straight.',
    ['Patient-flow planning', 'Coding and claims checks', 'HIPAA-ready records'],
  ),
  retail: agent(
    'Retail',
    'domain',
    '1.9.3',
    'store',
    'Keeps the right stock on the right shelf at the right price.',
    ['Demand forecasts by store', 'Replenishment orders', 'Price and markdown planning'],
  ),
  twin: agent('Twin', 'upcoming', '0.9.0', 'box', 'A living model of the plant to try decisions on.', [
    'Real-time state',
    'What-if runs',
    'Sensor fusion',
  ]),
  iot: agent(
    'IoT',
    'upcoming',
    '0.8.5',
    'radio-tower',
    'Connects machines, meters and sensors and cleans what they say.',
    ['Device onboarding', 'Filtering at the edge', 'Health of every sensor'],
  ),
  control: agent(
    'Control',
    'upcoming',
    '0.7.2',
    'sliders-horizontal',
    'Turns the twin’s best answer into a safe set point on the machine.',
    ['Closed-loop set points', 'Operator approval', 'Safe-state fallback'],
  ),
}

export const allAgents: readonly Agent[] = agentKeys.map((key) => agents[key])

export const agentsIn = (category: AgentCategory) => allAgents.filter((one) => one.category === category)
