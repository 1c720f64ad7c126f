import { BRAND } from './brand.ts'
import type { Ecosystem } from './schema/products.ts'

export const ecosystem: Ecosystem = {
  hero: {
    eyebrow: `The ${BRAND} agents ecosystem`,
    headline: 'Every agent knows the others.',
    lead: 'Three groups of agents, one memory between them. Take one, take a face of the box, or take the whole of it.',
  },
  groups: [
    {
      name: 'IT Operations',
      category: 'it',
      description:
        'Keeps the systems up that everything else stands on, and tells you in plain words what it did.',
      agents: ['monitor', 'detect', 'patch', 'recover', 'deploy'],
      linkLabel: 'See the IT agents at work',
      page: 'itOperations',
    },
    {
      name: 'Corporate Functions',
      category: 'corporate',
      description:
        'Runs the departments every company has, to your policy, and passes finished work straight on.',
      agents: ['hr', 'finance', 'legal', 'sales', 'marketing', 'customerSupport'],
      linkLabel: 'See the corporate agents at work',
      page: 'corporateFunctions',
    },
    {
      name: 'Domain-centric',
      category: 'domain',
      description: 'Does the work that only your industry has, with its rules, its data and its vocabulary.',
      agents: ['tax', 'treasury', 'upstream', 'midstream'],
      linkLabel: 'See the domain agents at work',
      page: 'domainFunctions',
    },
  ],
  comingSoon: {
    headline: 'Coming Soon: Digital Twins + IoT',
    lead: 'A living model of your site, the sensors that keep it true and the agent that acts on it. All three are in development.',
    agents: ['twin', 'iot', 'control'],
    linkLabel: 'See what is coming',
    page: 'digitalTwins',
  },
  catalogLink: { label: 'Browse the agent catalog', page: 'agentCatalog' },
}
