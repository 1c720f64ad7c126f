import { agentLists } from './agents.ts'
import { figures } from './figures.ts'
import type { CorporateFunctions } from './schema/products.ts'

export const corporateFunctions: CorporateFunctions = {
  hero: {
    eyebrow: 'Corporate Functions agents',
    headline: 'Six departments, one memory.',
    lead: 'Agents for HR, finance, legal, sales, marketing and support share what they know, so each desk starts where the last one stopped.',
  },
  tiles: [
    {
      title: 'Policy first',
      text: 'Your rules are read before an action is taken, not at the audit that follows.',
      icon: 'shield-check',
    },
    {
      title: 'One hand-over',
      text: 'What legal learned on Monday is there when finance opens the file on Tuesday.',
      icon: 'layers',
    },
    {
      title: 'People decide',
      text: 'Agents prepare, check and file. The calls that need judgment still reach a person.',
      icon: 'users',
    },
    {
      title: 'Figures while they matter',
      text: 'Spend, pipeline and headcount are current today rather than at quarter’s end.',
      icon: 'chart-column',
    },
  ],
  agents: {
    headline: 'An agent for every desk',
    lead: 'Six functions, each with an agent that knows the work, the paper it produces and the people who sign it.',
    featuresHeading: agentLists.features,
    benefitsHeading: agentLists.benefits,
    cards: [
      {
        agent: 'hr',
        benefits: ['Less time to hire', 'Fewer payroll corrections', 'Employees answered at any hour'],
      },
      {
        agent: 'finance',
        benefits: ['A quieter month-end', 'Fewer duplicate payments', 'Spend seen while it can still change'],
      },
      {
        agent: 'legal',
        benefits: ['Shorter contract cycles', 'No renewal missed', 'Risk visible before signature'],
      },
      {
        agent: 'sales',
        benefits: ['More calls worth making', 'Cleaner pipeline data', 'Forecasts that outlive the quarter'],
      },
      {
        agent: 'marketing',
        benefits: ['Less spend on what fails', 'More variants tested', 'One voice in every market'],
      },
      {
        agent: 'customerSupport',
        benefits: ['Shorter queues', 'Fewer repeat contacts', 'Specialists kept for hard cases'],
      },
    ],
  },
  stats: [
    { value: figures.fasterProcesses, label: 'Faster Processes' },
    { value: figures.compliance, label: 'Compliance' },
    { value: figures.costReduction, label: 'Cost Reduction' },
    { value: figures.aroundTheClock, label: 'Automation' },
  ],
  workflow: {
    headline: 'One request, six desks, no chasing',
    lead: 'A signed deal needs a contract, an invoice, a hire and a welcome. The agents pass it along until it is done.',
    bullets: [
      'A signature in sales starts the work in legal and finance by itself.',
      'Approvals go to the person your policy names, with the facts attached.',
      'Every step is logged with its reason, its source and its time.',
      'Anything unusual stops and waits for somebody to look.',
    ],
    departments: [
      { name: 'HR', text: 'Hire, welcome, pay', agent: 'hr' },
      { name: 'Finance', text: 'Match, close, forecast', agent: 'finance' },
      { name: 'Legal', text: 'Read, mark, draft', agent: 'legal' },
      { name: 'Sales', text: 'Qualify, brief, follow up', agent: 'sales' },
      { name: 'Marketing', text: 'Plan, write, measure', agent: 'marketing' },
      { name: 'Support', text: 'Answer, solve, learn', agent: 'customerSupport' },
    ],
  },
  closing: {
    headline: 'Start with the desk that waits most',
    lead: 'Name two departments that keep waiting for each other. We show you the hand-over without the waiting.',
  },
}
