import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { DAY_MS, MINUTE_MS } from '../../../contract/durations.ts'
import type { TranscriptTurn } from '../../../contract/staff.ts'
import type { AvatarClient } from '../../avatar/avatar-client.ts'
import { type Conversation, conversations, isErased } from '../../conversations/conversations-table.ts'
import { workTable } from '../../queue/work-table.ts'
import { worker } from '../../queue/worker.ts'
import type { Database } from '../../store/database.ts'
import type { Timing } from '../../timing/timing.ts'
import { turnsOf } from '../transcripts.ts'
import { type TranscriptFetch, transcriptFetches } from './fetches-table.ts'
import { talksOver } from './talks-over.ts'

/** After each time it was not there, in minutes: the last time it is asked for is a day after the end. */
export const ASKED_AGAIN_AFTER_MS = [5, 10, 20, 40, 100, 180, 360, 720].map((wait) => wait * MINUTE_MS)
/** Where nobody was seen to come there is hardly a word to wait for. */
const ASKED_IN_VAIN = 2

const EVERY_MS = 2000
const BATCH = 5
const CLAIM_MS = MINUTE_MS
/** How it came is nobody's concern after this. */
const FORGET_AFTER_MS = 30 * DAY_MS

type Parts = {
  db: Kysely<Database>
  avatar: Pick<AvatarClient, 'transcript'>
  /** As when the provider calls back with it. */
  keep: (conversationId: string, turns: TranscriptTurn[]) => Promise<void>
  /** In the transaction that gives the words of a talk up. */
  talkOver: (trx: Kysely<Database>, conversationId: string) => Promise<void>
  counted: (way: 'asked_for' | 'missing') => void
  timing: Timing
  log: Pick<Logger, 'warn' | 'error'>
}

/** Sees to it that every talk that is over has its words: a callback can be lost, the provider's own record is not. */
export function transcriptFetching({ db, avatar, keep, talkOver, counted, timing, log }: Parts) {
  const ended = talksOver(db, timing.now)
  const fetches = workTable(db, timing.now, {
    table: 'transcript_fetches',
    waiting: 'waiting',
    due: 'dueAt',
    claimMs: CLAIM_MS,
    longestWaitMs: Math.max(...ASKED_AGAIN_AFTER_MS),
    parse: transcriptFetches.parse,
  })

  /** Whether it was there. */
  async function fetchNow(
    { id, providerId }: Pick<Conversation, 'id' | 'providerId'>,
    within: AbortSignal,
  ): Promise<{ came: true } | { came: false; problem: string }> {
    if (providerId === null) return { came: false, problem: 'unknown' }
    const told = await avatar.transcript(providerId, within)
    if (!told.ok) return { came: false, problem: told.kind }
    const longest = told.ready
      .map(turnsOf)
      .filter((turns) => turns !== undefined)
      .toSorted((a, b) => b.length - a.length)[0]
    if (!longest) return { came: false, problem: 'not_ready' }
    await keep(id, longest)
    counted('asked_for')
    return { came: true }
  }

  async function fetchDue(fetch: TranscriptFetch, cutOff: AbortSignal): Promise<void> {
    const conversation = await conversations.byId(db, fetch.conversationId)
    if (!conversation || isErased(conversation)) {
      await db.deleteFrom('transcript_fetches').where('id', '=', fetch.id).execute()
      return
    }
    const fetched = await fetchNow(conversation, cutOff)
    if (fetched.came) return fetches.settle(fetch.id, { state: 'came', lastProblem: null })
    // Cut off by our own stop, which says nothing of the provider.
    if (cutOff.aborted) return
    const lastProblem = fetched.problem
    const isInVain = wasEmpty(conversation) && fetch.attempts >= ASKED_IN_VAIN
    const waitMs = isInVain ? undefined : ASKED_AGAIN_AFTER_MS[fetch.attempts - 1]
    if (waitMs !== undefined) return fetches.postpone(fetch.id, waitMs, { lastProblem })
    await giveUp(conversation, fetch, lastProblem)
  }

  async function giveUp(conversation: Conversation, fetch: TranscriptFetch, lastProblem: string) {
    const { id } = conversation
    const state = wasEmpty(conversation) ? 'silent' : 'missing'
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('talks')
        .set({ state })
        .where('id', '=', id)
        .where('state', '=', 'awaited')
        .executeTakeFirst()
      // Nothing is said of one whose words have come meanwhile.
      if (numUpdatedRows > 0n) await talkOver(trx, id)
    })
    await fetches.settle(fetch.id, { state: 'given_up', lastProblem })
    if (state !== 'missing') return
    counted('missing')
    const asked = fetch.attempts
    log.warn({ conversation: id, asked, problem: lastProblem }, 'a transcript never came, and is given up')
  }

  return {
    /** Before the provider is told to forget it: what it has by now, or nothing. */
    async fetchBeforeDeletion(conversation: Conversation, within: AbortSignal): Promise<void> {
      if (wasEmpty(conversation)) return
      await fetchNow(conversation, within).catch((error) =>
        log.error({ err: error, conversation: conversation.id }, 'a transcript could not be kept'),
      )
    },

    ...worker(
      {
        name: 'the keeper of transcripts',
        everyMs: EVERY_MS,
        async round(cutOff) {
          await ended.listRunning()
          const hasMore = await ended.takeUpEnded()
          const claimed = await fetches.claimDue(BATCH)
          await Promise.all(claimed.map((fetch) => fetchDue(fetch, cutOff)))
          return hasMore || claimed.length === BATCH
        },
        repair: fetches.repair,
        forget: () => fetches.forgetSettledBefore(new Date(timing.now() - FORGET_AFTER_MS).toISOString()),
      },
      { timing, log },
    ),
  }
}

/** No page ever showed it, or the provider saw nobody come in. */
const wasEmpty = ({ lastSeenAt, endReason }: Conversation) => lastSeenAt === null || endReason === 'absent'
