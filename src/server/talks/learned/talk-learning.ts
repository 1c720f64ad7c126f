import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { TranscriptTurn } from '../../../contract/staff.ts'
import { type Learned, trades } from '../../../contract/talks.ts'
import { worker } from '../../queue/worker.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/store.ts'
import { systemTiming, type Timing } from '../../timing/timing.ts'
import { talks } from '../talks-table.ts'
import { transcriptOf } from '../transcripts.ts'
import { learn } from './learn.ts'
import { keepUnanswered, type Meaning } from './unanswered-groups.ts'
import { tradeNames } from './vocabulary/trades.ts'

const EVERY_MS = 5000
const BATCH = 5

export type TalkLearning = ReturnType<typeof openTalkLearning>

type Parts = {
  store: Pick<Store, 'db'>
  log: Pick<Logger, 'error'>
  /** In the transaction that writes down what was learned: whoever builds on it. */
  afterLearned: (trx: Kysely<Database>, talkId: string) => Promise<void>
  /** After its commit. */
  told: () => void
  timing?: Timing
  /** A model that draws what rules would; undefined where there is none, or it failed. */
  byModel?: (turns: readonly TranscriptTurn[]) => Promise<Learned | undefined>
}

/** Twenty megabytes that a server needs only once somebody has talked. */
const bring = async () => {
  const [{ openUnderstanding }, { openEncoder }] = await Promise.all([
    import('../../../understanding/understanding.ts'),
    import('../../../understanding/encoder/encoder.ts'),
  ])
  return { understand: openUnderstanding(), meaningOf: openEncoder() }
}
let brought: ReturnType<typeof bring> | undefined

/**
 * Draws from every transcript what it tells. Two instances may draw from the same one; one of them writes. What came
 * meanwhile, a longer transcript, is drawn from anew.
 */
export function openTalkLearning({ store, log, afterLearned, told, byModel, timing = systemTiming }: Parts) {
  const { db } = store

  async function due(): Promise<{ id: string; turns: number }[]> {
    return db
      .selectFrom('talks')
      .select(['id', 'turns'])
      .where('state', '=', 'here')
      .where('learnedAt', 'is', null)
      .orderBy('createdAt')
      .limit(BATCH)
      .execute()
  }

  async function learnFrom({ id, turns: known }: { id: string; turns: number }): Promise<void> {
    const turns = (await transcriptOf(db, id))?.turns ?? []
    brought ??= bring()
    const { understand, meaningOf } = await brought
    const drawn = await draw(turns, () => learn(turns, understand), id)
    const isWritten = await db.transaction().execute((trx) => write(trx, { id, known }, drawn, meaningOf))
    if (isWritten) told()
  }

  /** A transcript that the rules stumble over is nobody's loss but this one's: it is read by people. */
  async function draw(
    turns: readonly TranscriptTurn[],
    byRules: () => Promise<Learned>,
    talk: string,
  ): Promise<Learned | undefined> {
    try {
      return (await byModel?.(turns)) ?? (await byRules())
    } catch (error) {
      log.error({ err: error, talk }, 'nothing could be learned from a talk')
      return undefined
    }
  }

  async function write(
    trx: Kysely<Database>,
    { id, known }: { id: string; known: number },
    drawn: Learned | undefined,
    meaningOf: Meaning,
  ): Promise<boolean> {
    const facts = drawn?.facts ?? []
    const [first] = facts.filter(({ kind }) => kind === 'industry')
    const asked = facts.flatMap(({ kind, turn, words, value }) =>
      kind === 'unanswered' ? [{ turn, words: words ?? value }] : [],
    )
    const written = await trx
      .updateTable('talks')
      .set({
        learned: drawn ? JSON.stringify(drawn) : null,
        learnedAt: new Date(timing.now()).toISOString(),
        summary: drawn?.summary ?? '',
        score: drawn?.score ?? null,
        industry: trades.find((trade) => tradeNames[trade] === first?.value) ?? null,
        role: facts.find(({ kind }) => kind === 'role')?.value ?? null,
        country: facts.find(({ kind }) => kind === 'country')?.value ?? null,
        unanswered: asked.length,
      })
      .where('id', '=', id)
      .where('learnedAt', 'is', null)
      .where('turns', '=', known)
      .executeTakeFirst()
    if (written.numUpdatedRows === 0n) return false
    const talk = await talks.byId(trx, id)
    const askedAt = talk?.endedAt ?? talk?.createdAt ?? new Date(timing.now()).toISOString()
    await keepUnanswered(trx, timing.now, { talkId: id, askedAt, asked }, meaningOf)
    await afterLearned(trx, id)
    return true
  }

  const learning = worker(
    {
      name: 'the learning worker',
      everyMs: EVERY_MS,
      async round(cutOff) {
        const talksDue = await due()
        for (const talk of talksDue) if (!cutOff.aborted) await learnFrom(talk)
        return talksDue.length === BATCH
      },
    },
    { timing, log },
  )
  return { wake: learning.wake, start: learning.start, close: learning.stop, round: learning.round }
}
