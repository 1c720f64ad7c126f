import type { Kysely } from 'kysely'
import type { LeadConversation } from '../../contract/staff.ts'
import { conversations } from '../conversations/conversations-table.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'

/** How a conversation went so far; null where there is none. */
export async function heldConversation(
  db: Kysely<Database>,
  clock: Clock,
  id: string | null,
): Promise<LeadConversation | null> {
  const found = id ? await conversations.byId(db, id) : undefined
  if (!found) return null
  const isActive = found.state === 'starting' || found.state === 'active'
  const until = found.endedAt ? Date.parse(found.endedAt) : isActive ? clock() : undefined
  return {
    id: found.id,
    source: found.source,
    isActive,
    startedAt: found.startedAt,
    joinedAt: found.joinedAt,
    endedAt: found.endedAt,
    seconds:
      found.startedAt && until !== undefined
        ? Math.max(0, Math.round((until - Date.parse(found.startedAt)) / 1000))
        : null,
    endReason: found.endReason,
  }
}
