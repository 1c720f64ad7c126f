import type { AgentKey } from './agent-keys.ts'
import { agents } from './agents.ts'
import { agentName } from './brand.ts'
import { figures } from './figures.ts'
import type { DomainFunctions } from './schema/products.ts'

type DomainAgent = DomainFunctions['agents']['cards'][number]

/** The page shows five features: the three of the agent's own record and two more for readers of the trade. */
const domainAgent = (
  agent: AgentKey,
  description: string,
  moreFeatures: [string, string],
  benefits: [string, string, string],
): DomainAgent => ({
  agent,
  description,
  features: [...agents[agent].features, ...moreFeatures],
  benefits,
})

export const domainFunctions: DomainFunctions = {
  hero: {
    eyebrow: 'Domain Functions agents',
    headline: 'Fluent in your trade.',
    lead: 'Specialists that know the rules, the data and the vocabulary of one industry, so nobody spends an afternoon explaining the basics.',
  },
  tiles: [
    {
      title: 'Industry-Specific',
      text: 'Each agent is built for one trade and its paperwork, not adapted from a general assistant.',
      icon: 'target',
    },
    {
      title: `${figures.compliance} Compliance`,
      text: 'Every action is checked against the rulebook that applies where it takes effect.',
      icon: 'shield-check',
    },
    {
      title: `${figures.efficiencyGain} Efficiency Gain`,
      text: 'Routine filings, schedules and checks leave the specialist’s desk.',
      icon: 'trending-up',
    },
    {
      title: 'Real-Time Insights',
      text: 'Positions, flows and stock as they stand now, with the reason for every change.',
      icon: 'gauge',
    },
  ],
  industries: {
    headline: 'Industry Solutions',
    lead: 'Four industries, four agents each: a team that arrives knowing the business.',
    cards: [
      {
        name: 'Finance',
        icon: 'landmark',
        description: 'File, fund, hedge and report, with the evidence an examiner asks for.',
        agents: [agents.tax.name, agents.treasury.name, agentName('Risk'), agentName('Compliance')],
      },
      {
        name: 'Oil & Gas',
        icon: 'fuel',
        description: 'From the well to the terminal: more product, fewer losses, safer work.',
        agents: [agents.upstream.name, agents.midstream.name, agents.treasury.name, agents.monitor.name],
      },
      {
        name: 'Healthcare',
        icon: 'stethoscope',
        description: 'Beds, claims and credentials in order, and clinicians back with patients.',
        agents: [agents.health.name, agents.hr.name, agents.finance.name, agents.customerSupport.name],
      },
      {
        name: 'Retail',
        icon: 'shopping-bag',
        description: 'Stock, price and promotion decided store by store, every day.',
        agents: [agents.retail.name, agents.marketing.name, agents.sales.name, agents.customerSupport.name],
      },
    ],
  },
  agents: {
    headline: 'Specialized Domain Agents',
    lead: 'Six specialists, each with the depth of a good colleague in that job and the patience of a machine.',
    cards: [
      domainAgent(
        'tax',
        'Turns the ledger into filings, and every figure in a filing back into its source.',
        ['Indirect tax determination', 'Provision and deferral checks'],
        [
          `${figures.taxAccuracy} tax accuracy`,
          'Returns ready ahead of the deadline',
          'A source for every figure',
        ],
      ),
      domainAgent(
        'treasury',
        'Sees every account in the morning and proposes the day’s moves before the desk opens.',
        ['Bank fee analysis', 'Covenant monitoring'],
        [
          `${figures.cashFlowImprovement} cash-flow improvement`,
          'Fewer idle balances',
          'Earlier warning on liquidity',
        ],
      ),
      domainAgent(
        'upstream',
        'Compares each well with its own past and its neighbors, and says where the next crew should go.',
        ['Production allocation', 'Safety and permit checks'],
        [`${figures.productionIncrease} production increase`, 'Less unplanned downtime', 'Safer work orders'],
      ),
      domainAgent(
        'midstream',
        'Plans flows, storage and haulage as one problem, because the cost does not care which it was.',
        ['Storage scheduling', 'Nomination and custody records'],
        [
          `${figures.lowerTransportCosts} lower transport costs`,
          'Losses found sooner',
          'Cleaner custody transfer',
        ],
      ),
      domainAgent(
        'health',
        'Handles beds, codes and claims in the background, and leaves every clinical decision to clinicians.',
        ['Prior-authorization packets', 'Staff and bed rosters'],
        ['More time with patients', 'Fewer rejected claims', 'Shorter waits'],
      ),
      domainAgent(
        'retail',
        'Forecasts each item in each store, then orders, prices and clears to match.',
        ['Supplier scorecards', 'Order routing across channels'],
        ['Fewer empty shelves', 'Less stock sold at a loss', 'Faster response to demand'],
      ),
    ],
  },
  expertise: {
    headline: 'Deep Domain Expertise',
    lead: 'A general assistant guesses at the words of your trade. These agents work with its rules.',
    points: [
      {
        title: 'Knows the rulebook',
        text: 'Statutes, standards and internal policy are read as rules with dates, and updated when they change.',
        icon: 'scale',
      },
      {
        title: 'Speaks the vocabulary',
        text: 'Nomination, covenant, prior authorization: the agent uses the word as your people use it.',
        icon: 'languages',
      },
      {
        title: 'Works on your data',
        text: 'Ledgers, historians, records and point-of-sale feeds are read in the form you keep them.',
        icon: 'plug',
      },
      {
        title: 'Learns from your experts',
        text: 'A specialist corrects an answer once. The correction is kept, credited and applied from then on.',
        icon: 'graduation-cap',
      },
    ],
  },
  supportedIndustries: {
    headline: 'Supported Industries',
    lead: 'Domain agents work beside the IT and corporate agents, so these six industries are covered end to end.',
    names: ['Finance', 'Oil & Gas', 'Healthcare', 'Retail', 'Telecom', 'Manufacturing'],
  },
  closing: {
    headline: 'Test it on a question only you know',
    lead: 'Bring the exception your best specialist would spot. See whether the agent spots it too.',
  },
}
