import { type Kysely, sql } from 'kysely'
import { HEARTBEAT_MS, MISSED_BEATS, SHOWN_WITHIN_MS } from '../../contract/conversations.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import { type Conversation, conversations } from './conversations-table.ts'
import type { HeldTalk } from './starting/network-share.ts'

/** A page that has been silent for so long is gone. */
export const PAGE_GONE_AFTER_MS = MISSED_BEATS * HEARTBEAT_MS
/** Whoever begins to end a conversation has it for itself for this long. */
export const CLAIM_MS = 20_000
/** Word for word the condition of the index on what is not settled. */
export const isUnsettled = sql<boolean>`state in ('starting', 'active', 'ending')`

/** Who is in a talk, from where, and which talks nobody is in: what a start asks before it counts. */
export function liveTalks(db: Kysely<Database>, clock: Clock) {
  const moment = (ms = 0) => new Date(clock() + ms).toISOString()

  return {
    async activeOf(visitor: string): Promise<Conversation[]> {
      const found = await db
        .selectFrom('conversations')
        .selectAll()
        .where('visitor', '=', visitor)
        .where('state', '=', 'active')
        .execute()
      return found.map(conversations.parse)
    },

    /** How many run from this network, or may, that are not this visitor's. */
    async othersFrom(network: string, visitor: string): Promise<number> {
      const { count } = await db
        .selectFrom('conversations')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('network', '=', network)
        .where('state', 'in', ['starting', 'active'])
        .where('visitor', '!=', visitor)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Which of these are ours and somebody's. */
    async heldAmong(providerIds: string[]): Promise<HeldTalk[]> {
      const rows = await db
        .selectFrom('conversations')
        .select(['providerId', 'network', 'startedAt'])
        .where('providerId', 'in', providerIds)
        .where('state', '=', 'active')
        .execute()
      return rows.flatMap(({ providerId, network, startedAt }) =>
        providerId === null || startedAt === null ? [] : [{ providerId, network, startedAt }],
      )
    },

    /** Which of these are ours, and of those which a page has shown. */
    async shownAmong(providerIds: string[]): Promise<{ shown: string[]; unshown: string[] }> {
      const rows = await db
        .selectFrom('conversations')
        .select(['providerId', 'lastSeenAt'])
        .where('providerId', 'in', providerIds)
        .where('state', '=', 'active')
        .execute()
      const ids = (found: typeof rows) => found.flatMap(({ providerId }) => providerId ?? [])
      return {
        shown: ids(rows.filter(({ lastSeenAt }) => lastSeenAt !== null)),
        unshown: ids(rows.filter(({ lastSeenAt }) => lastSeenAt === null)),
      }
    },

    /** How many may have been made since then, by all and by one network: all but those the provider refused. */
    async startedSince(since: string, network: string): Promise<{ byAll: number; byNetwork: number }> {
      const { all, own } = await db
        .selectFrom('conversations')
        .select(({ fn }) => [
          fn.countAll<number>().as('all'),
          fn.countAll<number>().filterWhere('network', '=', network).as('own'),
        ])
        .where('createdAt', '>=', since)
        .where('state', '!=', 'refused')
        .executeTakeFirstOrThrow()
      return { byAll: Number(all), byNetwork: Number(own) }
    },

    /**
     * Ends, for us, what no page has shown in time or whose page is gone; returns those for whoever asked first,
     * who then tells the provider.
     */
    async beginEndOfSilent(): Promise<Conversation[]> {
      const rows = await db
        .updateTable('conversations')
        .set((row) => ({
          state: 'ending' as const,
          endReason: row
            .case()
            .when('lastSeenAt', 'is', null)
            .then('absent' as const)
            .else('page_gone' as const)
            .end(),
          endedAt: moment(),
          claimedUntil: moment(CLAIM_MS),
        }))
        .where(isUnsettled)
        .where('state', '=', 'active')
        .where(({ or, eb }) =>
          or([
            eb('lastSeenAt', '<=', moment(-PAGE_GONE_AFTER_MS)),
            eb('lastSeenAt', 'is', null).and('startedAt', '<=', moment(-SHOWN_WITHIN_MS)),
          ]),
        )
        .returningAll()
        .execute()
      return rows.map(conversations.parse)
    },

    /** A network is known only for as long as its share is counted. */
    async forgetNetworksBefore(moment: string): Promise<void> {
      await db
        .updateTable('conversations')
        .set({ network: null })
        .where('network', 'is not', null)
        .where('createdAt', '<', moment)
        .where('state', 'in', ['ended', 'refused'])
        .execute()
    },
  }
}
