import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { describeTable } from '../store/table.ts'

const messageRow = z.object({
  id: z.string(),
  kind: z.enum(['message', 'demo']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  category: z.string().nullable(),
  /** Only a demo request has these two. */
  preferredDays: z.string().nullable(),
  timeZone: z.string().nullable(),
  createdAt: z.string(),
})
export type Message = z.infer<typeof messageRow>
export type NewMessage = Omit<Message, 'id' | 'createdAt'>

declare module '../store/database.ts' {
  interface Database {
    messages: Message
  }
}

export const messages = describeTable('messages', messageRow)

export async function insertMessage(
  db: Kysely<Database>,
  clock: Clock,
  fields: NewMessage,
): Promise<Message> {
  const message = { ...fields, ...stampNew(clock) }
  await messages.insert(db, message)
  return message
}
