import { BRAND } from './brand.ts'
import type { About } from './schema/company.ts'

export const about: About = {
  hero: {
    eyebrow: `About ${BRAND}`,
    headline: 'Software that reports for work.',
    lead: `${BRAND} makes autonomous agents for large companies: they take a job, do it to policy and show how they did it.`,
    film: 'about',
  },
  vision: {
    title: 'Our vision',
    text: 'A company of any size can have every department it needs, and nobody in it spends the day on work that a rule could do.',
    icon: 'eye',
  },
  mission: {
    title: 'Our mission',
    text: 'Put a whole company in a box: agents for each function that work together, explain themselves and stop when told.',
    icon: 'target',
  },
  leadership: {
    headline: 'Agents act. People answer.',
    lead: 'Six people stand behind what the agents do. One of them has an AI avatar that you can talk to right now.',
    linkLabel: 'Meet the Team',
  },
  values: {
    headline: 'Five values, used daily',
    lead: 'We keep the list short so that it can settle an argument.',
    cards: [
      {
        title: 'Innovation',
        text: 'We build what is useful before what is new. When both meet, we ship it.',
        icon: 'lightbulb',
      },
      {
        title: 'Integrity',
        text: 'An agent says that it is an agent, and a mistake is called a mistake.',
        icon: 'scale',
      },
      {
        title: 'Scalability',
        text: 'What works for one team must work for a hundred without being built again.',
        icon: 'layers',
      },
      {
        title: 'Trust',
        text: 'Trust is a log you can read, a limit you can set and a switch you can reach.',
        icon: 'shield-check',
      },
      {
        title: 'Customer Centricity',
        text: 'The person whose day changes decides whether an agent is any good.',
        icon: 'hand-heart',
      },
    ],
  },
  companyInABox: {
    headline: 'What is a company-in-a-box?',
    lead: 'Everything a company does, taken apart into jobs and put back together as agents that know each other.',
    parts: [
      {
        title: 'A cell is an agent',
        text: 'One job, one owner, clear limits. You can switch on a single cell and stop there.',
        icon: 'box',
      },
      {
        title: 'A face is a function',
        text: 'IT, corporate functions, industry work: cells that belong together share a face of the box.',
        icon: 'blocks',
      },
      {
        title: 'The lattice is shared',
        text: 'Memory, rules and audit trail run through the whole box. What one agent learns, all can use.',
        icon: 'network',
      },
      {
        title: 'The lid is yours',
        text: 'Your people open it, see inside, set the limits and close it. Nothing runs that you cannot stop.',
        icon: 'key-round',
      },
    ],
  },
  closing: {
    headline: 'Come and look inside',
    lead: 'Meet the people, or go straight to a conversation. Both doors are open.',
  },
}
