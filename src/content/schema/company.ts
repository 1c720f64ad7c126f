import { z } from 'zod'
import { messageCategories } from '../../contract/messages.ts'
import {
  agentKey,
  film,
  heading,
  headline,
  icon,
  lead,
  opening,
  phrase,
  point,
  sentence,
  stat,
  text,
  title,
} from './blocks.ts'

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
  film,
  /** Shown once in its place where the first fails. */
  fallbackFilm: film,
})
export type Team = z.infer<typeof teamSchema>

export const contactSchema = z.strictObject({
  hero: opening.extend({ film }),
  categories: z.array(point.extend({ slug: z.enum(messageCategories), subject: text(8, 60) })).length(4),
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
    demo: z.strictObject({ note: sentence, daysHint: sentence, done: heading, download: title }),
    done: heading,
  }),
})
export type Contact = z.infer<typeof contactSchema>

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
  /** Reached (`level`) or moved by (`change`); without a figure the direction alone is shown. */
  figure: z.strictObject({ value: text(2, 6), is: z.enum(['level', 'change']) }).nullable(),
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
