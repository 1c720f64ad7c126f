import { z } from 'zod'
import { routingRule } from '../../contract/staff-talks.ts'

/** There is one row of it. */
export const THE_RULES = 'rules'

export const routingRow = z.object({
  /** Goes up with every change; a change names the one it was made from. */
  version: z.number(),
  rules: z
    .string()
    .transform((text) => JSON.parse(text))
    .pipe(z.array(routingRule)),
})

declare module '../store/database.ts' {
  interface Database {
    /** Who gets which lead: one row, its rules as JSON, because their order is half of what they say. */
    routing: { id: string; version: number; rules: string; updatedAt: string }
    /** How often each rule has chosen among several, so that the next one in turn is known after a restart too. */
    routing_turns: { ruleId: string; taken: number }
  }
}
