import { z } from 'zod'
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
  point,
  sentence,
  stat,
  text,
  title,
} from './blocks.ts'

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
  /** The agents of the catalog it is packaged from; none where it is one of them itself. */
  builtOn: z.array(agentKey).max(2),
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
