import { BRAND } from './brand.ts'
import { figures } from './figures.ts'
import type { Technology } from './schema/company.ts'

export const technology: Technology = {
  hero: {
    eyebrow: 'Technology',
    headline: 'Look inside the box.',
    lead: 'What an agent is made of, how it decides, what it may touch and how you can tell afterwards.',
    film: 'technology',
  },
  whatAre: {
    headline: `What are ${BRAND} Agents?`,
    lead: 'Programs with a job. Each one watches its corner of the company, decides within limits, acts through your systems and learns from the result.',
    steps: [
      {
        title: 'Perceive',
        text: 'Reads events, records and messages from the systems you connect, as they happen.',
        icon: 'eye',
      },
      {
        title: 'Decide',
        text: 'Weighs the options against your policy and says which rule settled the matter.',
        icon: 'brain-circuit',
      },
      {
        title: 'Act',
        text: 'Does the work through your own tools, or asks a person where you want one asked.',
        icon: 'zap',
      },
      {
        title: 'Learn',
        text: 'Compares what happened with what was meant to happen, and does better next time.',
        icon: 'refresh-cw',
      },
    ],
  },
  core: {
    headline: 'Four core technologies',
    lead: 'The parts every agent shares, whatever its trade.',
    technologies: [
      {
        title: 'Predictive Analytics',
        text: 'Forecasts demand, failure and cash from your own history, and shows how sure it is.',
        icon: 'chart-no-axes-combined',
      },
      {
        title: 'Real-time Adaptability',
        text: 'Changes course while the work is under way when the facts change.',
        icon: 'activity',
      },
      {
        title: 'Seamless Integration',
        text: 'Connects through the interfaces your systems have. Nothing is replaced.',
        icon: 'plug',
      },
      {
        title: 'NLP & Reinforcement Learning',
        text: 'Reads and writes as people do, and improves on feedback from those who know the job.',
        icon: 'languages',
      },
    ],
  },
  security: {
    headline: 'Security you can check',
    lead: 'An agent gets a badge like anybody else: a role, a limit and a record of every door it opened.',
    items: [
      {
        title: 'Role-based Access',
        text: 'An agent sees and does what its role allows. Roles are yours to draw and to withdraw.',
        icon: 'users',
      },
      {
        title: 'Encrypted Logs',
        text: 'Each action is logged with its reason. Logs are encrypted and open only to the right people.',
        icon: 'file-lock-2',
      },
      {
        title: 'GDPR/HIPAA Ready',
        text: 'Built so that personal and health data can be found, limited, exported and erased.',
        icon: 'shield-check',
      },
      {
        title: 'Modular Scalability',
        text: 'Add or remove an agent without touching the rest. A fault in one stays in one.',
        icon: 'blocks',
      },
    ],
  },
  architecture: {
    headline: `Architecture that scales from ${figures.scale}`,
    lead: 'Four layers. An agent you add joins the second; the other three are already there.',
    layers: [
      { name: 'Your systems', text: 'The tools and data you have, connected where they are.' },
      { name: 'Agents', text: 'One program per job, each with its own role and limits.' },
      {
        name: 'Shared memory',
        text: 'What one agent learned, kept once, with its source, for all who may see it.',
      },
      { name: 'Command center', text: 'Policy, approvals, logs and cost, in one place for people.' },
    ],
    scale: {
      from: '1',
      to: figures.agentsAtScale,
      text: 'Same console, same roles, same audit trail at either end of the scale.',
    },
  },
  closing: {
    headline: 'Bring your hardest question',
    lead: 'Architects and security teams are welcome. Ask the avatar first, or book a session with the people who built it.',
  },
}
