import type { PageName } from '../contract/paths.ts'
import { BRAND, company } from './brand.ts'

export type Page = {
  /** The document's title, brand included; unique. */
  title: string
  /** What a search result or a shared link says; unique. */
  description: string
  /** Short, for breadcrumbs. */
  name: string
  /** The page one step up in the breadcrumbs. */
  parent: PageName | null
  /** Whether search engines and the sitemap may list it. */
  indexed: boolean
  /** File stem of the picture shown when the page is shared. */
  shareImage: string
}

const titled = (subject: string) => `${subject} · ${BRAND}`

export const pages: Record<PageName, Page> = {
  home: {
    title: `${BRAND}: a whole company, in a box`,
    description:
      'Autonomous agents that run IT operations, corporate functions and industry work around the clock. Start with HR, and talk to a live AI avatar today.',
    name: 'Home',
    parent: null,
    indexed: true,
    shareImage: 'home',
  },
  about: {
    title: titled('About Us'),
    description: `Why ${BRAND} builds a company-in-a-box: our vision, our mission, the five values we hold ourselves to and the people who answer for it.`,
    name: 'About Us',
    parent: 'home',
    indexed: true,
    shareImage: 'about',
  },
  team: {
    title: titled('Meet Our Leadership Team'),
    description: `Six people answer for what ${BRAND} agents do. Meet them, and talk face to face with the AI avatar of our Chief Innovation Officer.`,
    name: 'Meet the Team',
    parent: 'about',
    indexed: true,
    shareImage: 'meet-the-team',
  },
  signup: {
    title: titled('Book a consultation'),
    description: `Tell us who you are, confirm your e-mail address and go straight into a conversation about where ${BRAND} agents fit your company.`,
    name: 'Consult',
    parent: 'team',
    indexed: true,
    shareImage: 'signup',
  },
  emailVerified: {
    title: titled('Confirm your e-mail address'),
    description:
      'You followed the link in our e-mail. Once your address is confirmed, submit the form and your conversation begins.',
    name: 'E-mail confirmed',
    parent: 'signup',
    indexed: false,
    shareImage: 'signup',
  },
  products: {
    title: titled('The agents ecosystem'),
    description: `Every ${BRAND} agent in one place: IT operations, corporate functions and industry specialists that share one memory and one audit trail.`,
    name: 'Products',
    parent: 'home',
    indexed: true,
    shareImage: 'products',
  },
  itOperations: {
    title: titled('AI agents for IT operations'),
    description:
      'Five agents watch, diagnose, patch, recover and deploy across AWS, Azure, GCP and your own data center, with every action on record.',
    name: 'IT Operations',
    parent: 'products',
    indexed: true,
    shareImage: 'it-operations',
  },
  hrOperations: {
    title: titled('AI agent for HR'),
    description:
      'From the first application to the payslip: six HR agents that recruit, onboard, engage, comply, develop and pay inside the HR system you already run.',
    name: 'AI agent for HR',
    parent: 'products',
    indexed: true,
    shareImage: 'hr-operations',
  },
  corporateFunctions: {
    title: titled('AI agents for corporate functions'),
    description:
      'HR, finance, legal, sales, marketing and customer support agents that hand work to each other and keep to your policy at every step.',
    name: 'Corporate Functions',
    parent: 'products',
    indexed: true,
    shareImage: 'corporate-functions',
  },
  domainFunctions: {
    title: titled('AI agents for your industry'),
    description:
      'Specialists for tax, treasury, upstream, midstream, health and retail that know the rules, the data and the vocabulary of the trade.',
    name: 'Domain Functions',
    parent: 'products',
    indexed: true,
    shareImage: 'domain-functions',
  },
  digitalTwins: {
    title: titled('Digital twins and IoT, coming soon'),
    description:
      'Try the decision on a living model of your plant, grid or ward before you touch the real one. Join the waitlist for digital twins and IoT.',
    name: 'Digital Twins',
    parent: 'products',
    indexed: true,
    shareImage: 'digital-twins',
  },
  agentCatalog: {
    title: titled('Agent catalog'),
    description: `The full list of ${BRAND} agents with status, version and what each one does. Filter by IT operations, corporate, domain or upcoming.`,
    name: 'Agent Catalog',
    parent: 'products',
    indexed: true,
    shareImage: 'agent-catalog',
  },
  conversation: {
    title: titled('Your conversation'),
    description: `A live video conversation with the AI avatar of the Chief Innovation Officer of ${company.name}, in your browser.`,
    name: 'Conversation',
    parent: 'team',
    indexed: false,
    shareImage: 'meet-the-team',
  },
  transcript: {
    title: titled('Transcript of a conversation'),
    description: `What was said in a conversation with the AI avatar of ${company.name}, for whoever was sent the link to it.`,
    name: 'Transcript',
    parent: 'team',
    indexed: false,
    shareImage: 'meet-the-team',
  },
  technology: {
    title: titled('Technology'),
    description: `How ${BRAND} agents perceive, decide, act and learn; how they connect to the systems you have; and who may see and do what.`,
    name: 'Technology',
    parent: 'home',
    indexed: true,
    shareImage: 'technology',
  },
  useCases: {
    title: titled('Use cases by industry'),
    description: `What ${BRAND} agents take on in healthcare, finance, retail, oil and gas, telecom and manufacturing, and which measures move.`,
    name: 'Use Cases',
    parent: 'home',
    indexed: true,
    shareImage: 'use-cases',
  },
  workingWithUs: {
    title: titled('Working with us'),
    description:
      'The first month, the shape of a pilot, what it asks of your people, who stays in control, what to tell your CISO, and how you get out again.',
    name: 'Working with us',
    parent: 'home',
    indexed: true,
    shareImage: 'working-with-us',
  },
  contact: {
    title: titled('Contact Us'),
    description:
      'Ask a question, book a demo, talk about investing or propose a partnership. Write to us and a person replies.',
    name: 'Contact',
    parent: 'home',
    indexed: true,
    shareImage: 'contact',
  },
  privacy: {
    title: titled('Privacy Policy'),
    description: `What this website stores about you, why, who receives it when you talk to the avatar, and how to have it erased.`,
    name: 'Privacy Policy',
    parent: 'home',
    indexed: true,
    shareImage: 'privacy',
  },
  terms: {
    title: titled('Terms of Service'),
    description:
      'The plain terms for using this website and its live conversations with an AI avatar: what you may expect and what we ask of you.',
    name: 'Terms of Service',
    parent: 'home',
    indexed: true,
    shareImage: 'terms',
  },
  cookies: {
    title: titled('Cookie Policy'),
    description:
      'Only strictly necessary, signed cookies, one theme setting kept in your browser and no tracking: what this website stores on your device.',
    name: 'Cookie Policy',
    parent: 'home',
    indexed: true,
    shareImage: 'cookies',
  },
  login: {
    title: titled('Staff login'),
    description: `Staff of ${BRAND} sign in to the desk with a link sent by e-mail. Visitors need no account to read, talk or write to us.`,
    name: 'Login',
    parent: 'home',
    indexed: false,
    shareImage: 'home',
  },
  desk: {
    title: titled('Desk'),
    description: `The console where staff of ${BRAND} work what visitors leave: leads, live conversations and figures. Opens only after signing in.`,
    name: 'Desk',
    parent: 'login',
    indexed: false,
    shareImage: 'home',
  },
}

/** Stands for every unknown path and every surprise: the error screen. */
export const notFound: Page = {
  title: titled('Page not found'),
  description: `There is nothing at this address. Go back to the home page of ${BRAND} or write to us if a link of ours brought you here.`,
  name: 'Not found',
  parent: 'home',
  indexed: false,
  shareImage: 'home',
}
