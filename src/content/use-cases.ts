import { figures } from './figures.ts'
import type { UseCases } from './schema/company.ts'

export const useCases: UseCases = {
  hero: {
    eyebrow: 'Use Cases',
    headline: 'Six industries, one Monday morning.',
    lead: 'What agents take on in each trade, which measures they move and which of them do the work.',
  },
  labels: {
    benefits: 'Benefits',
    kpis: 'Measures that move',
    agents: 'Agents at work',
    up: 'goes up',
    down: 'goes down',
  },
  industries: [
    {
      name: 'Healthcare',
      slug: 'healthcare',
      icon: 'stethoscope',
      description: 'Clinicians look after patients; agents look after beds, codes and claims.',
      benefits: ['More time with patients', 'Claims right the first time', 'Records ready for review'],
      kpis: [
        { measure: 'Rejected claims', direction: 'down', figure: null },
        { measure: 'Patient waiting time', direction: 'down', figure: null },
        { measure: 'Bed utilization', direction: 'up', figure: null },
      ],
      agents: ['health', 'hr', 'customerSupport'],
    },
    {
      name: 'Finance',
      slug: 'finance',
      icon: 'landmark',
      description: 'Books, filings and cash positions are ready when the examiner is, or earlier.',
      benefits: ['Evidence on demand', 'Cash where it is needed', 'A shorter close'],
      kpis: [
        { measure: 'Tax accuracy', direction: 'up', figure: { value: figures.taxAccuracy, is: 'level' } },
        {
          measure: 'Cash flow',
          direction: 'up',
          figure: { value: figures.cashFlowImprovement, is: 'change' },
        },
        { measure: 'Days to close', direction: 'down', figure: null },
      ],
      agents: ['tax', 'treasury', 'finance', 'legal'],
    },
    {
      name: 'Retail',
      slug: 'retail',
      icon: 'shopping-bag',
      description: 'Each store gets its own forecast, its own order and its own price, every day.',
      benefits: ['Shelves that match demand', 'Promotions that pay', 'Customers answered at once'],
      kpis: [
        { measure: 'Out-of-stock items', direction: 'down', figure: null },
        { measure: 'Markdown losses', direction: 'down', figure: null },
        { measure: 'Sell-through', direction: 'up', figure: null },
      ],
      agents: ['retail', 'marketing', 'customerSupport'],
    },
    {
      name: 'Oil & Gas',
      slug: 'oil-and-gas',
      icon: 'fuel',
      description: 'From the well to the terminal, the next best move is known before the shift begins.',
      benefits: ['More from the same wells', 'Fewer losses on the way', 'Safer work in the field'],
      kpis: [
        {
          measure: 'Production',
          direction: 'up',
          figure: { value: figures.productionIncrease, is: 'change' },
        },
        {
          measure: 'Transport costs',
          direction: 'down',
          figure: { value: figures.lowerTransportCosts, is: 'change' },
        },
        { measure: 'Unplanned downtime', direction: 'down', figure: null },
      ],
      agents: ['upstream', 'midstream', 'treasury'],
    },
    {
      name: 'Telecom',
      slug: 'telecom',
      icon: 'radio-tower',
      description: 'Faults are found, fixed and explained to subscribers before they ring up.',
      benefits: ['Outages caught early', 'Changes without drama', 'Callers told the truth at once'],
      kpis: [
        { measure: 'Uptime', direction: 'up', figure: { value: figures.uptime, is: 'level' } },
        { measure: 'Time to repair', direction: 'down', figure: null },
        { measure: 'Repeat calls', direction: 'down', figure: null },
      ],
      agents: ['monitor', 'detect', 'recover', 'customerSupport'],
    },
    {
      name: 'Manufacturing',
      slug: 'manufacturing',
      icon: 'factory',
      description:
        'Plant systems stay up, suppliers get paid and shifts are filled before anyone has to ask.',
      benefits: ['Fewer line stops', 'Invoices matched on arrival', 'Shifts filled on time'],
      kpis: [
        { measure: 'Efficiency', direction: 'up', figure: { value: figures.efficiencyGain, is: 'change' } },
        { measure: 'Unplanned line stops', direction: 'down', figure: null },
        { measure: 'Late supplier payments', direction: 'down', figure: null },
      ],
      agents: ['monitor', 'patch', 'finance', 'hr'],
    },
  ],
  stories: {
    headline: 'Two success stories',
    lead: 'Different trades, the same beginning: one agent, one process and a team with better things to do.',
    items: [
      {
        customer: 'A global bank',
        headline: 'The filing that checks itself',
        situation:
          'Tax teams in several countries built returns by hand from ledgers that did not agree, and met the differences at audit.',
        agents: ['tax', 'treasury', 'finance'],
        work: 'Agents reconcile the ledgers each night, prepare the filings and attach a source to every figure. People review what is unusual.',
        outcome:
          'Reviewers see exceptions instead of spreadsheets, and the audit file is complete before anyone asks for it.',
        stats: [
          { value: figures.taxAccuracy, label: 'tax accuracy' },
          { value: figures.decisionSpeed, label: 'faster decision cycles' },
        ],
      },
      {
        customer: 'A retail chain',
        headline: 'The shelf that orders for itself',
        situation:
          'Stores ordered by habit. Some shelves stood empty while the same goods were marked down a few streets away.',
        agents: ['retail', 'marketing', 'customerSupport'],
        work: 'Agents forecast each item by store, place the orders, move the surplus and tell customers when their size is back.',
        outcome:
          'Store managers approve the day’s plan with their first coffee and spend the rest of it on the shop floor.',
        stats: [
          { value: figures.efficiencyGain, label: 'efficiency gain' },
          { value: figures.aroundTheClock, label: 'customer answers' },
        ],
      },
    ],
  },
  closing: {
    headline: 'Not on the list? Ask anyway.',
    lead: 'Tell the avatar what your industry does all day. It will tell you honestly which agents fit and which do not.',
  },
}
