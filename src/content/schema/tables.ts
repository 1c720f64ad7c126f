import { z } from 'zod'
import { agentStatuses } from '../agent-status.ts'
import type { Agent } from '../agents.ts'
import type { Page } from '../pages.ts'
import { category, icon, page, phrase, text, title } from './blocks.ts'

const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

export const pageSchema = z.strictObject({
  title: text(8, 60),
  description: text(70, 160),
  name: title,
  parent: page.nullable(),
  indexed: z.boolean(),
  shareImage: slug,
}) satisfies z.ZodType<Page>

export const agentSchema = z.strictObject({
  word: title,
  name: title,
  slug,
  category,
  status: z.enum(agentStatuses),
  version: z.string().regex(/^\d\.\d\.\d$/),
  summary: text(40, 90),
  features: z.tuple([phrase, phrase, phrase]),
  icon,
  page,
}) satisfies z.ZodType<Agent>
