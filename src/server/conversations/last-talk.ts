import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'

/** Our id of the latest talk this visitor had, so that what they write afterwards can be read together with it. */
export async function lastTalkOf(
  db: Kysely<Database>,
  visitor: string | undefined,
): Promise<string | undefined> {
  if (visitor === undefined) return undefined
  const found = await db
    .selectFrom('conversations')
    .select('id')
    .where('visitor', '=', visitor)
    .where('startedAt', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}
