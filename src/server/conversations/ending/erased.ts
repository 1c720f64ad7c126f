import { type Kysely, sql } from 'kysely'
import type { AvatarClient } from '../../avatar/avatar-client.ts'
import type { Database } from '../../store/database.ts'

/** At a time; the rest is done an hour later. */
const BATCH = 20

/**
 * What was talked of is kept by the provider too. Conversations of people who were erased (no callback finds them:
 * their token's hash is their own id) are deleted there, and only then is their name there forgotten.
 */
export async function forgetErased(
  db: Kysely<Database>,
  avatar: Pick<AvatarClient, 'delete'>,
): Promise<void> {
  const erased = await db
    .selectFrom('conversations')
    .select(['id', 'providerId'])
    .where('providerId', 'is not', null)
    .where('state', 'in', ['ended', 'refused'])
    .where(sql<boolean>`"callbackTokenHash" = id`)
    .limit(BATCH)
    .execute()
  await Promise.all(
    erased.map(async ({ id, providerId }) => {
      const deleted = await avatar.delete(providerId ?? '')
      if (deleted.ok)
        await db.updateTable('conversations').set({ providerId: null }).where('id', '=', id).execute()
    }),
  )
}
