import { z } from 'zod'
import { pageNames } from '../contract/paths.ts'
import { agentCategories, agentKeys } from './agent-keys.ts'
import { type FilmKey, films } from './films.ts'
import { iconKeys } from './icons.ts'

/**
 * The editorial limits: how long a headline may be, how many cards a section has. The content files take
 * their types from here; a test parses every one of them. Types only reach the browser, never zod.
 */
const text = (min: number, max: number) => z.string().min(min).max(max)
const headline = text(8, 56)
const lead = text(40, 220)
const sentence = text(24, 170)
const phrase = text(3, 44)
const title = text(2, 40)

const icon = z.enum(iconKeys)
const page = z.enum(pageNames)
const agentKey = z.enum(agentKeys)
const category = z.enum(agentCategories)
const film = z.enum(Object.keys(films) as [FilmKey, ...FilmKey[]])

const heading = z.strictObject({ headline, lead })
const opening = heading.extend({ eyebrow: text(3, 48) })
const point = z.strictObject({ title, text: sentence, icon })
const stat = z.strictObject({ value: text(2, 12), label: phrase })
const platform = z.strictObject({ name: title, text: phrase })

export type Heading = z.infer<typeof heading>
export type Opening = z.infer<typeof opening>
export type Point = z.infer<typeof point>
export type Stat = z.infer<typeof stat>
export type Platform = z.infer<typeof platform>

const agentCard = z.strictObject({ agent: agentKey, benefits: z.array(phrase).length(3) })

export const itOperationsSchema = z.strictObject({
  hero: opening,
  stats: z.array(stat).length(4),
  agents: heading.extend({ cards: z.array(agentCard).length(5) }),
  integration: heading.extend({ points: z.array(point).length(4) }),
  platforms: heading.extend({ items: z.array(platform).length(4) }),
  closing: heading,
})
export type ItOperations = z.infer<typeof itOperationsSchema>

export const hrOperationsSchema = z.strictObject({
  hero: opening,
  promo: heading.extend({ film }),
  stats: z.array(stat).length(4),
  agents: heading.extend({
    cards: z
      .array(
        z.strictObject({
          name: title,
          slug: title,
          icon,
          text: sentence,
          features: z.array(phrase).length(3),
          benefits: z.array(phrase).length(2),
        }),
      )
      .length(6),
  }),
  integration: heading.extend({ points: z.array(point).length(4) }),
  platforms: heading.extend({ items: z.array(platform).length(4) }),
  closing: heading,
})
export type HrOperations = z.infer<typeof hrOperationsSchema>

export const corporateFunctionsSchema = z.strictObject({
  hero: opening,
  tiles: z.array(point).length(4),
  agents: heading.extend({
    featuresHeading: z.literal('Key Features'),
    benefitsHeading: z.literal('Key Benefits'),
    cards: z.array(agentCard).length(6),
  }),
  stats: z.array(stat).length(4),
  workflow: heading.extend({
    bullets: z.array(sentence).length(4),
    departments: z.array(z.strictObject({ name: title, text: phrase, agent: agentKey })).length(6),
  }),
  closing: heading,
})
export type CorporateFunctions = z.infer<typeof corporateFunctionsSchema>

export const domainFunctionsSchema = z.strictObject({
  hero: opening,
  tiles: z.array(point).length(4),
  industries: heading.extend({
    cards: z
      .array(z.strictObject({ name: title, icon, description: sentence, agents: z.array(title).length(4) }))
      .length(4),
  }),
  agents: heading.extend({
    cards: z
      .array(
        z.strictObject({
          agent: agentKey,
          description: sentence,
          features: z.array(phrase).length(5),
          benefits: z.array(phrase).length(3),
        }),
      )
      .length(6),
  }),
  expertise: heading.extend({ points: z.array(point).length(4) }),
  supportedIndustries: heading.extend({ names: z.array(title).length(6) }),
  closing: heading,
})
export type DomainFunctions = z.infer<typeof domainFunctionsSchema>

export const digitalTwinsSchema = z.strictObject({
  banner: opening.extend({ badge: z.literal('Coming Soon') }),
  features: heading.extend({ cards: z.array(point).length(4) }),
  tiles: z.array(point).length(4),
  useCases: heading.extend({
    cards: z
      .array(z.strictObject({ title, icon, description: sentence, benefits: z.array(phrase).length(3) }))
      .length(4),
  }),
  stack: heading.extend({
    layers: z.array(z.strictObject({ name: title, text: sentence, agent: agentKey.nullable() })).length(5),
  }),
  closing: heading,
  waitlist: z.strictObject({
    heading: headline,
    lead,
    emailLabel: title,
    interestLabel: title,
    interests: z.array(title).length(5),
    done: sentence,
  }),
})
export type DigitalTwins = z.infer<typeof digitalTwinsSchema>

const pillar = point.extend({
  /** The face of the box it belongs to; none for what runs through all of them. */
  category: category.nullable(),
  page,
  modules: z.array(phrase).min(3).max(6),
  benefits: z.array(phrase).min(2).max(3),
})

const readyAgent = z.strictObject({
  name: title,
  slug: title,
  icon,
  text: sentence,
  /** The agents of the catalog it is packaged from. */
  builtOn: z.array(agentKey).min(1).max(2),
})

const impact = stat.extend({ text: sentence })

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    eyebrow: text(3, 48),
    headlineLines: z.tuple([text(4, 24), text(4, 24)]),
    lead,
    discover: title.max(48),
    live: z.strictObject({ title, text: sentence }),
    film,
  }),
  capabilities: opening.extend({
    id: z.literal('capabilities'),
    modulesHeading: title,
    benefitsHeading: title,
    pillars: z.array(pillar).length(6),
  }),
  intro: heading.extend({ film }),
  readyToDeploy: heading.extend({ builtOnLabel: title, agents: z.array(readyAgent).length(6) }),
  hrAgent: opening.extend({
    film,
    imageAlt: sentence,
    points: z.array(sentence).length(3),
    linkLabel: title,
    page,
  }),
  whyChoose: opening.extend({ id: z.literal('why-choose'), reasons: z.array(point).length(9) }),
  benefits: heading.extend({
    values: z.array(point).length(5),
    impacts: z.array(impact).length(4),
    summary: z.strictObject({
      headline,
      topicLabel: title,
      columns: z.tuple([title, title]),
      rows: z
        .array(z.strictObject({ topic: title, without: text(10, 80), withAgents: text(10, 80) }))
        .length(6),
    }),
  }),
  commandCenter: opening.extend({
    metrics: z.array(stat).length(4),
    barsHeading: title,
    bars: z
      .array(z.strictObject({ category, label: phrase, value: text(2, 12), share: z.number().gt(0).lte(1) }))
      .length(3),
    logHeading: title,
    log: z
      .array(z.strictObject({ time: z.string().regex(/^\d\d:\d\d$/), agent: agentKey, text: text(10, 60) }))
      .min(4)
      .max(7),
  }),
  globalEnterprise: opening.extend({ points: z.array(point).length(4) }),
  closing: heading.extend({ cards: z.array(point).length(3) }),
})
export type Home = z.infer<typeof homeSchema>

export const leaderSchema = z.strictObject({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)+$/),
  name: title,
  firstName: title,
  role: title,
  description: text(60, 200),
  /** File stem of the portrait; without one a card shows a user icon, the About page initials. */
  photo: z.string().nullable(),
  initials: z.string().regex(/^\p{Lu}{2}$/u),
  linkedIn: z.url(),
  hasFullFunctionality: z.boolean(),
})
export type Leader = z.infer<typeof leaderSchema>

export const aboutSchema = z.strictObject({
  hero: opening.extend({ film }),
  vision: point,
  mission: point,
  leadership: heading.extend({ linkLabel: title }),
  values: heading.extend({ cards: z.array(point).length(5) }),
  companyInABox: heading.extend({ parts: z.array(point).length(4) }),
  closing: heading,
})
export type About = z.infer<typeof aboutSchema>

export const teamSchema = z.strictObject({
  headline: z.literal('Meet Our Leadership Team'),
  lead,
  linkedInLabel: title,
})
export type Team = z.infer<typeof teamSchema>

export const contactCategories = [
  'general-inquiry',
  'demo-request',
  'investor-connect',
  'partnerships',
] as const

export const contactSchema = z.strictObject({
  hero: opening.extend({ film }),
  categories: z.array(point.extend({ slug: z.enum(contactCategories), subject: text(8, 60) })).length(4),
  information: z.strictObject({
    heading: headline,
    lead,
    emailLabel: title,
    phoneLabel: title,
    headquarters: z.literal('Global Headquarters'),
  }),
  form: z.strictObject({
    heading: z.literal('Send us a Message'),
    lead,
    labels: z.strictObject({
      firstName: z.literal('First Name'),
      lastName: z.literal('Last Name'),
      email: z.literal('Email'),
      subject: z.literal('Subject'),
      message: z.literal('Message'),
      preferredDays: title,
      timeZone: title,
    }),
    done: heading,
  }),
})
export type Contact = z.infer<typeof contactSchema>

export const ecosystemSchema = z.strictObject({
  hero: opening,
  groups: z
    .array(z.strictObject({ name: title, category, description: lead, agents: z.array(agentKey), page }))
    .length(3),
  comingSoon: heading.extend({ agents: z.array(agentKey).length(3), linkLabel: title, page }),
  catalogLink: z.strictObject({ label: title, page }),
})
export type Ecosystem = z.infer<typeof ecosystemSchema>

export const technologySchema = z.strictObject({
  hero: opening.extend({ film }),
  whatAre: heading.extend({ steps: z.array(point).length(4) }),
  core: heading.extend({ technologies: z.array(point).length(4) }),
  security: heading.extend({ items: z.array(point).length(4) }),
  architecture: heading.extend({
    layers: z.array(z.strictObject({ name: title, text: sentence })).length(4),
    scale: z.strictObject({ from: text(1, 4), to: text(1, 6), text: sentence }),
  }),
  closing: heading,
})
export type Technology = z.infer<typeof technologySchema>

const kpi = z.strictObject({
  measure: phrase,
  direction: z.enum(['up', 'down']),
  /** A figure of the table, or none: then the direction alone is shown. */
  figure: z.string().nullable(),
})

const story = z.strictObject({
  customer: title,
  headline,
  situation: lead,
  agents: z.array(agentKey).min(2).max(4),
  work: lead,
  outcome: lead,
  stats: z.array(stat).length(2),
})

export const useCasesSchema = z.strictObject({
  hero: opening,
  labels: z.strictObject({ benefits: title, kpis: title, agents: title, up: title, down: title }),
  industries: z
    .array(
      z.strictObject({
        name: title,
        slug: z.string().regex(/^[a-z-]+$/),
        icon,
        description: sentence,
        benefits: z.array(phrase).length(3),
        kpis: z.array(kpi).length(3),
        agents: z.array(agentKey).min(3).max(4),
      }),
    )
    .length(6),
  stories: heading.extend({ items: z.array(story).length(2) }),
  closing: heading,
})
export type UseCases = z.infer<typeof useCasesSchema>

export const catalogSchema = z.strictObject({
  hero: opening,
  filtersLabel: title,
  filters: z
    .array(
      z.strictObject({ id: z.enum(['all', ...agentCategories]), name: title, count: z.int().positive() }),
    )
    .length(5),
  versionLabel: title,
  statistics: z.strictObject({
    heading: z.literal('Agent Statistics'),
    items: z.array(stat.extend({ value: text(1, 6) })).length(4),
  }),
  callToAction: z.strictObject({ headline: z.literal('Ready to Deploy'), lead }),
})
export type Catalog = z.infer<typeof catalogSchema>

export const legalDocumentSchema = z.strictObject({
  headline: text(6, 40),
  lead,
  sections: z
    .array(
      z.strictObject({
        heading: text(6, 56),
        paragraphs: z.array(text(40, 420)).min(1).max(4),
        list: z.array(text(10, 260)).min(2).optional(),
      }),
    )
    .min(4),
})
export type LegalDocument = z.infer<typeof legalDocumentSchema>

export const consultSchema = z.strictObject({
  title: text(8, 48),
  subtitle: z.literal("Fill out the form below and we'll get back to you soon"),
  labels: z.strictObject({
    fullName: z.literal('Full Name'),
    email: z.literal('Email Address'),
    verificationMethod: z.literal('Verification Method'),
    emailVerification: z.literal('Email Verification'),
    phoneVerification: z.literal('Phone Verification'),
    phoneNumber: title,
    country: title,
    countrySearch: title,
    otp: title,
    sendOtp: title,
    resendOtp: title,
    verifyOtp: title,
  }),
  phoneUnavailable: z.literal('Phone verification is not available. Please use email verification.'),
  emailSent: sentence,
  spamHint: sentence,
  emailVerified: z.literal('Email verification successful!'),
  next: z.strictObject({ heading: headline, steps: z.array(point).length(3) }),
  opened: z.strictObject({ text: sentence, linkLabel: title }),
})
export type Consult = z.infer<typeof consultSchema>

const panel = z.strictObject({ heading: text(8, 40), text: text(24, 220) })

export const conversationSchema = z.strictObject({
  headline: text(8, 56),
  frameTitle: z.literal('AI Avatar Conversation'),
  loading: z.literal('Loading conversation...'),
  notFound: z.strictObject({
    heading: z.literal('Conversation Not Found'),
    text: z.literal('The conversation URL is missing or invalid.'),
  }),
  ended: z.strictObject({
    left: panel,
    hidden: panel,
    reloaded: panel,
    closedElsewhere: panel,
    expired: panel,
  }),
  troubles: z.strictObject({ microphone: panel, blocked: panel, offline: panel }),
  linksHeading: title,
  linksHint: sentence,
})
export type Conversation = z.infer<typeof conversationSchema>

/** Kept with each conversation, so that one can tell later which wording its visitor had read. */
export const aiNoticeSchema = z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), text: text(60, 260) })
export type AiNotice = z.infer<typeof aiNoticeSchema>

export const errorScreenSchema = z.strictObject({
  title: z.literal('Unexpected Application Error!'),
  notFound: sentence,
  surprise: sentence,
  home: title,
  contact: title,
})
export type ErrorScreen = z.infer<typeof errorScreenSchema>
