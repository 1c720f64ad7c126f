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
  /** Looks like a machine's: kept, and nobody is written to. */
  isSuspect: z.boolean(),
  /** The same for the same form sent twice. */
  onceKey: z.string().nullable(),
  createdAt: z.string(),
})
export type Message = z.infer<typeof messageRow>
export type NewMessage = Omit<Message, 'id' | 'createdAt' | 'isSuspect' | 'onceKey'> &
  Partial<Pick<Message, 'isSuspect' | 'onceKey'>>

declare module '../store/database.ts' {
  interface Database {
    messages: Message
  }
}

export const messages = describeTable('messages', messageRow)

const toRow = (fields: NewMessage, clock: Clock): Message => ({
  isSuspect: false,
  onceKey: null,
  ...fields,
  ...stampNew(clock),
})

export async function insertMessage(
  db: Kysely<Database>,
  clock: Clock,
  fields: NewMessage,
): Promise<Message> {
  const message = toRow(fields, clock)
  await messages.insert(db, message)
  return message
}

/** The new row, or, where this very form was sent before, the one it made then. */
export async function insertMessageOnce(
  db: Kysely<Database>,
  clock: Clock,
  fields: NewMessage & { onceKey: string },
): Promise<{ message: Message; isNew: boolean }> {
  const message = toRow(fields, clock)
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) => conflict.column('onceKey').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows > 0n) return { message, isNew: true }
  const found = await db
    .selectFrom('messages')
    .selectAll()
    .where('onceKey', '=', fields.onceKey)
    .executeTakeFirstOrThrow()
  return { message: messages.parse(found), isNew: false }
}
