import { figures } from './figures.ts'
import type { ItOperations } from './schema/products.ts'

export const itOperations: ItOperations = {
  hero: {
    eyebrow: 'IT Operations agents',
    headline: 'The outage nobody noticed.',
    lead: 'Five agents watch your estate, find the fault, fix it and write the report, while your engineers build the next thing.',
  },
  stats: [
    { value: figures.uptime, label: 'Uptime' },
    { value: figures.aroundTheClock, label: 'Monitoring' },
    { value: figures.decisionSpeed, label: 'Faster decision cycles' },
    { value: `Up to ${figures.operationalCostReduction}`, label: 'Operational cost reduction' },
  ],
  agents: {
    headline: 'Five agents, one incident',
    lead: 'Each has its own job and its own limits. Together they carry an incident from first signal to signed report.',
    cards: [
      {
        agent: 'monitor',
        benefits: [
          'Fewer false alarms on the pager',
          'One view across all your clouds',
          'Trouble seen before customers call',
        ],
      },
      {
        agent: 'detect',
        benefits: ['Less time to the cause', 'Fewer people on the bridge call', 'Repeat faults found once'],
      },
      {
        agent: 'patch',
        benefits: [
          'Known holes closed sooner',
          'Maintenance windows that hold',
          'Proof of patching for every host',
        ],
      },
      {
        agent: 'recover',
        benefits: ['Shorter outages', 'Restores you have rehearsed', 'Evidence ready for the regulator'],
      },
      {
        agent: 'deploy',
        benefits: [
          'More releases, fewer rollbacks',
          'The same checks every time',
          'Engineers off release duty',
        ],
      },
    ],
  },
  integration: {
    headline: 'It works through the tools you have',
    lead: 'Agents read from the monitoring you pay for today and act through the pipelines you already trust. There is nothing to rip out.',
    points: [
      {
        title: 'Reads what you collect',
        text: 'Metrics, logs and traces come from your present tools. No second collector on the host.',
        icon: 'activity',
      },
      {
        title: 'Acts through your pipelines',
        text: 'Changes go out the way your team ships them, with the same reviews and the same freeze dates.',
        icon: 'workflow',
      },
      {
        title: 'Writes in your queue',
        text: 'Tickets are opened, updated and closed where your people look for them.',
        icon: 'messages-square',
      },
      {
        title: 'Asks when it matters',
        text: 'You decide which actions need a person. The request for approval carries the reasoning.',
        icon: 'key-round',
      },
    ],
  },
  platforms: {
    headline: 'Supported platforms',
    lead: 'One set of controls, wherever the workload happens to run this year.',
    items: [
      { name: 'AWS', text: 'Accounts, regions, managed services' },
      { name: 'Azure', text: 'Subscriptions, policies, hybrid links' },
      { name: 'GCP', text: 'Projects, clusters, data services' },
      { name: 'On-Prem', text: 'Your own racks, network and hypervisors' },
    ],
  },
  closing: {
    headline: 'Give it one service to look after',
    lead: 'Pick a system that wakes people up. We show you what the agents would have done about its last incident.',
  },
}
