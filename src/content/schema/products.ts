import { z } from 'zod'
import { agentCategories } from '../agent-keys.ts'
import {
  agentKey,
  category,
  film,
  heading,
  headline,
  icon,
  lead,
  opening,
  page,
  phrase,
  platform,
  point,
  sentence,
  stat,
  text,
  title,
} from './blocks.ts'

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

export const ecosystemSchema = z.strictObject({
  hero: opening,
  groups: z
    .array(
      z.strictObject({
        name: title,
        category,
        description: lead,
        agents: z.array(agentKey),
        linkLabel: title,
        page,
      }),
    )
    .length(3),
  comingSoon: heading.extend({ agents: z.array(agentKey).length(3), linkLabel: title, page }),
  catalogLink: z.strictObject({ label: title, page }),
})
export type Ecosystem = z.infer<typeof ecosystemSchema>

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
