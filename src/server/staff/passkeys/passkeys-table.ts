import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Passkey } from '../../../contract/passkeys.ts'
import type { Database } from '../../store/database.ts'
import { describeTable } from '../../store/table.ts'

const passkeyRow = z.object({
  id: z.string(),
  /** Whose it is. */
  email: z.string(),
  /** The same for all passkeys of a person, and random: by it an authenticator tells its accounts apart. */
  userHandle: z.string(),
  /** Given by the person, to tell one from another. */
  name: z.string(),
  /** The host it was made for: under another it is worth nothing, to us too. */
  rpId: z.string(),
  credentialId: z.string(),
  publicKey: z.string(),
  /** As digits: it goes up to 2^32 − 1, which PostgreSQL's integer does not hold. */
  counter: z.string().regex(/^\d+$/),
  /** JSON of texts: how the browser reaches it. */
  transports: z.string(),
  lastUsedAt: z.string().nullable(),
  createdAt: z.string(),
})
export type PasskeyRow = z.infer<typeof passkeyRow>

declare module '../../store/database.ts' {
  interface Database {
    staff_passkeys: PasskeyRow
  }
}

export const passkeysTable = describeTable('staff_passkeys', passkeyRow)

export const describePasskey = ({ id, email, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  email,
  name,
  createdAt,
  lastUsedAt,
})

/** Oldest first. */
export async function passkeysOf(db: Kysely<Database>, email: string, rpId: string): Promise<PasskeyRow[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('email', '=', email)
    .where('rpId', '=', rpId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(passkeysTable.parse)
}

export async function passkeyByCredential(db: Kysely<Database>, credentialId: string) {
  const found = await db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  return found && passkeysTable.parse(found)
}

/** False where it was used or removed meanwhile: of two answers with one counter one is a copy's. */
export async function notePasskeyUse(
  db: Kysely<Database>,
  { id, counter }: PasskeyRow,
  next: { counter: string; lastUsedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkeys')
    .set(next)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
