import { agents } from './agents.ts'
import type { DigitalTwins } from './schema/products.ts'

export const digitalTwins: DigitalTwins = {
  banner: {
    badge: 'Coming Soon',
    eyebrow: 'Digital Twins & IoT',
    headline: 'Break it here first.',
    lead: 'A digital twin is a living copy of your plant, grid or ward. Try the decision on the copy, then let agents carry it out on the real thing.',
  },
  features: {
    headline: 'A rehearsal for the real world',
    lead: 'What we are building now, and what people on the waitlist will see first.',
    cards: [
      {
        title: 'Real-Time Simulation',
        text: 'The model moves with the site. Ask what happens next and it runs ahead of the clock.',
        icon: 'timer',
      },
      {
        title: 'AI-Driven Control',
        text: 'The best answer becomes a set point, inside limits that your engineers draw.',
        icon: 'sliders-horizontal',
      },
      {
        title: 'IoT Integration',
        text: 'Sensors, meters and machines join over the protocols they already speak.',
        icon: 'radio-tower',
      },
      {
        title: 'Predictive Analytics',
        text: 'Wear, demand and failure are seen while there is still time to choose.',
        icon: 'chart-no-axes-combined',
      },
    ],
  },
  tiles: [
    {
      title: 'Live, not a snapshot',
      text: 'The twin follows the site all day. It is not a drawing from the last project.',
      icon: 'activity',
    },
    {
      title: 'Safe to be wrong',
      text: 'A bad idea costs a simulation run, and nothing outside the screen.',
      icon: 'shield-check',
    },
    {
      title: 'Operators in charge',
      text: 'No set point changes without the approval your site requires.',
      icon: 'key-round',
    },
    {
      title: 'Part of the same box',
      text: 'Twins share memory, controls and audit trail with every agent you run today.',
      icon: 'box',
    },
  ],
  useCases: {
    headline: 'Where a twin pays first',
    lead: 'Four places where trying it out on the real thing is slow, costly or out of the question.',
    cards: [
      {
        title: 'Manufacturing',
        icon: 'factory',
        description: 'Try the new line speed, shift plan or recipe before the first part is scrapped.',
        benefits: ['Less unplanned downtime', 'Faster changeovers', 'Less scrap'],
      },
      {
        title: 'Smart Cities',
        icon: 'building-2',
        description: 'Run tomorrow’s traffic, water and power on the model before tomorrow comes.',
        benefits: ['Smoother traffic', 'Lower energy use', 'Earlier warning of failures'],
      },
      {
        title: 'Healthcare',
        icon: 'stethoscope',
        description: 'See how a ward copes with a full night before the ambulances arrive.',
        benefits: ['Beds where they are needed', 'Shorter waits', 'Equipment ready for use'],
      },
      {
        title: 'Energy',
        icon: 'zap',
        description: 'Balance supply, storage and demand on the copy, then on the grid.',
        benefits: ['Steadier supply', 'Lower losses', 'Maintenance at the right moment'],
      },
    ],
  },
  stack: {
    headline: 'The technology stack',
    lead: 'Five layers, three of them agents in development. Each can be read, tested and switched off on its own.',
    layers: [
      {
        name: 'Connect',
        text: 'Brings devices in, checks their identity and filters noise at the edge.',
        agent: 'iot',
      },
      {
        name: 'Model',
        text: 'Keeps one living model of assets, flows and limits, true to the site.',
        agent: 'twin',
      },
      {
        name: 'Simulate',
        text: 'Runs the what-if ahead of time and ranks the outcomes by cost and risk.',
        agent: 'twin',
      },
      {
        name: 'Act',
        text: 'Carries the approved answer to the machine and falls back to a safe state.',
        agent: 'control',
      },
      {
        name: 'Govern',
        text: 'The same roles, approvals and encrypted logs as every other agent in the box.',
        agent: null,
      },
    ],
  },
  closing: {
    headline: 'Be there when the lid opens',
    lead: `Leave your e-mail address and we write once ${agents.twin.name} is ready for first sites. Or see today’s agents in a demo.`,
  },
  waitlist: {
    heading: 'Join the waitlist',
    lead: 'Tell us where to write and what you would try first. You hear from us when there is something to see.',
    emailLabel: 'Email',
    interestLabel: 'Interested in',
    interests: ['Manufacturing', 'Smart Cities', 'Healthcare', 'Energy', 'Something else'],
    done: 'You are on the list. We write as soon as there is something to try.',
  },
}
