import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely'
import type { EndReason } from '../../contract/conversations.ts'
import { MINUTE_MS } from '../../contract/durations.ts'
import type { StartSource } from '../../contract/start-sentences.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import { type Conversation, conversations } from './conversations-table.ts'
import { CLAIM_MS, isUnsettled, liveTalks } from './live-talks.ts'
import { START_LEASE } from './starting/start-gate.ts'

/** No instance's clock is this far ahead of another's, and nothing is put off for longer. */
const FUTURE_MS = MINUTE_MS

export type NewStart = {
  id: string
  visitor: string
  source: StartSource
  notice: string | null
  attribution: string | null
  /** A keyed hash. */
  network: string
  callbackTokenHash: string
}

export type ConversationRecords = ReturnType<typeof conversationRecords>

/** Every change is one statement that says from which state it may be made, so that of two hands one wins. */
export function conversationRecords(db: Kysely<Database>, clock: Clock) {
  const moment = (ms = 0) => new Date(clock() + ms).toISOString()
  const update = () => db.updateTable('conversations')
  const oneOf = async (
    query: Pick<SelectQueryBuilder<Database, 'conversations', Conversation>, 'executeTakeFirst'>,
  ) => {
    const found = await query.executeTakeFirst()
    return found && conversations.parse(found)
  }
  const select = () => db.selectFrom('conversations').selectAll()
  const changed = ({ numUpdatedRows }: { numUpdatedRows: bigint }) => numUpdatedRows > 0n
  /** A provider that gives out an id twice must not put one visitor into another's talk. */
  const isNobodyElses =
    (providerId: string) =>
    ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'conversations'>) =>
      not(
        exists(
          selectFrom('conversations as known').select('known.id').where('known.providerId', '=', providerId),
        ),
      )
  const ended = (reason: EndReason) => ({
    state: 'ending' as const,
    endReason: reason,
    endedAt: moment(),
    claimedUntil: moment(CLAIM_MS),
  })

  return {
    ...liveTalks(db, clock),

    byId: (id: string) => conversations.byId(db, id),

    byProviderId: (providerId: string) =>
      oneOf(select().where('providerId', '=', providerId).orderBy('createdAt', 'desc')),

    byCallbackToken: (tokenHash: string) => oneOf(select().where('callbackTokenHash', '=', tokenHash)),

    /** False, and nothing written, where the start lease is no longer `holder`'s. */
    async beginStart(start: NewStart, holder: string): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('conversations')
        .columns([
          'id',
          'visitor',
          'source',
          'notice',
          'attribution',
          'network',
          'callbackTokenHash',
          'state',
          'createdAt',
        ])
        .expression((query) =>
          query
            .selectFrom('leases')
            .select(({ val }) => [
              val(start.id).as('id'),
              val(start.visitor).as('visitor'),
              val(start.source).as('source'),
              val(start.notice).as('notice'),
              val(start.attribution).as('attribution'),
              val(start.network).as('network'),
              val(start.callbackTokenHash).as('callbackTokenHash'),
              val('starting').as('state'),
              val(moment()).as('createdAt'),
            ])
            .where('name', '=', START_LEASE)
            .where('holder', '=', holder),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    /**
     * Makes it its visitor's; no page has shown it yet. False where the lease has passed to another, who counted without it, where the
     * provider has already said that it is over, or where it names a talk that is another visitor's.
     */
    async completeStart(id: string, made: { id: string; url: string }, holder: string): Promise<boolean> {
      return changed(
        await update()
          .set({ state: 'active', providerId: made.id, url: made.url, startedAt: moment() })
          .where('id', '=', id)
          .where('state', '=', 'starting')
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('leases')
                .select('name')
                .where('name', '=', START_LEASE)
                .where('holder', '=', holder),
            ),
          )
          .where(isNobodyElses(made.id))
          .executeTakeFirst(),
      )
    },

    async refuseStart(id: string): Promise<void> {
      await update().set({ state: 'refused' }).where('id', '=', id).where('state', '=', 'starting').execute()
    },

    async learnProviderId(id: string, providerId: string): Promise<void> {
      await update()
        .set({ providerId })
        .where('id', '=', id)
        .where('providerId', 'is', null)
        .where(isNobodyElses(providerId))
        .execute()
    },

    /** Only an active conversation has pages to hear of. */
    async heard(id: string): Promise<boolean> {
      return changed(
        await update()
          .set({ lastSeenAt: moment() })
          .where('id', '=', id)
          .where('state', '=', 'active')
          .executeTakeFirst(),
      )
    },

    async joined(id: string): Promise<boolean> {
      return changed(
        await update()
          .set({ joinedAt: moment() })
          .where('id', '=', id)
          .where('joinedAt', 'is', null)
          .executeTakeFirst(),
      )
    },

    /** True for the one who ended it; that one then tells the provider. */
    async beginEnd(id: string, reason: EndReason): Promise<boolean> {
      return changed(
        await update()
          .set(ended(reason))
          .where('id', '=', id)
          .where('state', 'in', ['starting', 'active'])
          .executeTakeFirst(),
      )
    },

    /** The same for several at once; returns those that were not over yet. */
    async beginEndAll(providerIds: string[], reason: EndReason): Promise<Conversation[]> {
      if (providerIds.length === 0) return []
      const rows = await update()
        .set(ended(reason))
        .where('providerId', 'in', providerIds)
        .where('state', '=', 'active')
        .returningAll()
        .execute()
      return rows.map(conversations.parse)
    },

    /** The provider knows: nothing is left to do. */
    async finishEnd(id: string, outcome: 'ended' | 'refused' = 'ended'): Promise<void> {
      await update()
        .set({ state: outcome, claimedUntil: null })
        .where('id', '=', id)
        .where('state', '=', 'ending')
        .execute()
    },

    /** It could not be told: the reaper tries again after a while. */
    async postponeEnd(id: string, ms: number): Promise<void> {
      await update()
        .set({ claimedUntil: moment(ms) })
        .where('id', '=', id)
        .where('state', '=', 'ending')
        .execute()
    },

    /** Ended by the provider: there is nobody to tell. */
    async endedByProvider(id: string, reason: EndReason): Promise<boolean> {
      const isNew = changed(
        await update()
          .set({ ...ended(reason), state: 'ended', claimedUntil: null })
          .where('id', '=', id)
          .where('state', 'in', ['starting', 'active'])
          .executeTakeFirst(),
      )
      if (!isNew) await this.finishEnd(id)
      return isNew
    },

    /** Who it was and where they talked; how it went stays. What the provider told goes with it. */
    async forgetBefore(moment: string): Promise<void> {
      await update()
        .set({ visitor: null, url: null })
        .where('createdAt', '<', moment)
        .where('visitor', 'is not', null)
        .where('state', 'in', ['ended', 'refused'])
        .execute()
      await db.deleteFrom('avatar_events').where('createdAt', '<', moment).execute()
    },

    /**
     * After the clock was turned back: what was written down by the former time would stand still until that comes
     * again. A page counts as heard of just now, an end that waits is due, a start or a talk is as old as now.
     */
    async repairTimesAhead(): Promise<void> {
      const future = moment(FUTURE_MS)
      const open = () => update().where('state', 'in', ['starting', 'active', 'ending'])
      await open().set({ lastSeenAt: moment() }).where('lastSeenAt', '>', future).execute()
      await open().set({ startedAt: moment() }).where('startedAt', '>', future).execute()
      await open().set({ claimedUntil: moment() }).where('claimedUntil', '>', future).execute()
      await open()
        .set({ createdAt: moment() })
        .where('state', '=', 'starting')
        .where('createdAt', '>', future)
        .execute()
    },

    /**
     * What was left behind, for this caller alone: starts that never came to an end, ends that the provider has
     * not heard of.
     */
    async claimLeftBehind(startStaleMs: number, limit: number): Promise<Conversation[]> {
      const now = moment()
      const rows = await update()
        .set((row) => ({ claimedUntil: moment(CLAIM_MS), attempts: row('attempts', '+', 1) }))
        .where(({ and, or, eb, selectFrom }) => {
          const isFree = or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)])
          const leftBehind = selectFrom('conversations as left')
            .select('left.id')
            .where(({ or, and, eb }) =>
              and([
                isUnsettled,
                or([eb('left.claimedUntil', 'is', null), eb('left.claimedUntil', '<=', now)]),
                or([
                  eb('left.state', '=', 'ending'),
                  eb('left.state', '=', 'starting').and('left.createdAt', '<=', moment(-startStaleMs)),
                ]),
              ]),
            )
            .orderBy('left.createdAt')
            .limit(limit)
          // Asked again of the row itself: another instance may have claimed it since the list was made.
          return and([eb('id', 'in', leftBehind), isFree])
        })
        .returningAll()
        .execute()
      return rows.map(conversations.parse)
    },
  }
}
