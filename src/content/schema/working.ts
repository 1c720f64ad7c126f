import { z } from 'zod'
import { heading, headline, opening, sentence, text, title } from './blocks.ts'

const anchor = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const part = heading.extend({ id: anchor, name: title })
const pair = z.strictObject({ title, text: sentence })

/** A question as a buyer puts it, and an answer that fits on a card. */
const answers = <Key extends string>(keys: readonly [Key, ...Key[]]) =>
  z
    .array(z.strictObject({ key: z.enum(keys), title, text: text(60, 340) }))
    .length(keys.length)
    .refine((all) => new Set(all.map(({ key }) => key)).size === keys.length, 'each once')

export const workingWithUsSchema = z.strictObject({
  hero: opening,
  partsLabel: title,
  stages: part.extend({
    yoursLabel: title,
    items: z
      .array(
        z.strictObject({
          key: z.enum(['choose', 'connect', 'shadow', 'handOver']),
          title,
          text: sentence,
          yours: text(24, 80),
        }),
      )
      .length(4),
  }),
  duration: z.strictObject({ headline, text: text(60, 340) }),
  pilot: part.extend({
    shape: z.array(pair).length(4),
    judgedHeading: headline,
    judged: z.array(text(24, 80)).length(3),
  }),
  effort: part.extend({ roles: z.array(pair).length(4) }),
  control: part.extend({
    steps: z.array(pair).length(4),
    wrongHeading: headline,
    wrong: z.array(pair).length(4),
  }),
  people: part.extend({ answers: answers(['jobs', 'change', 'worksCouncil']) }),
  security: part.extend({
    addressee: title,
    answers: answers(['reach', 'trace', 'place', 'learning', 'stop', 'paper', 'kept', 'risk']),
  }),
  terms: part.extend({
    answers: answers(['support', 'contract', 'leaving', 'pause', 'lockIn', 'vendorRisk']),
  }),
  start: part.extend({ signs: z.array(text(24, 80)).length(4), advice: sentence, linkLabel: title }),
  closing: heading,
  links: z.strictObject({ technology: title, useCases: title, contact: title }),
})
export type WorkingWithUs = z.infer<typeof workingWithUsSchema>
