import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { TranscriptTurn } from '../../../contract/staff.ts'
import type { Learned } from '../../../contract/talks.ts'
import { worker } from '../../queue/worker.ts'
import type { Database } from '../../store/database.ts'
import { systemTiming, type Timing } from '../../timing/timing.ts'
import type { Talk } from '../talks-table.ts'
import { transcriptOf } from '../transcripts.ts'
import { keepUnanswered, type OpenQuestion, type PlacedQuestion, placed } from './keep-unanswered.ts'
import type { ModelSettings } from './model/ask-model.ts'

type Parts = {
  db: Kysely<Database>
  /** Where a model is set it draws the facts, and the rules stand behind it. */
  llm?: ModelSettings | undefined
  /** In the transaction that keeps what was learned. */
  afterLearned: (trx: Kysely<Database>, talkId: string) => Promise<void>
  /** After the commit: whoever is to be told of it may be told at once. */
  afterwards?: () => void
  log: Pick<Logger, 'warn' | 'error'>
  timing?: Timing
}

export type TalkLearning = ReturnType<typeof openTalkLearning>

/** Whoever keeps a transcript wakes it; this is for what another instance kept and did not come to. */
const EVERY_MS = 60_000
const BATCH = 5

/** The rules, their words and eleven megabytes of weights: a server on which nobody talks carries none of it. */
async function bringRules() {
  const [draw, { openMeaning }, { drawByModel }, { meaningOf, openUnderstanding }] = await Promise.all([
    import('./draw.ts'),
    import('./meaning.ts'),
    import('./model/draw-by-model.ts'),
    import('../../../understanding/understanding.ts'),
  ])
  return { ...draw, drawByModel, meaningIn: openMeaning(openUnderstanding(), meaningOf) }
}
type Rules = Awaited<ReturnType<typeof bringRules>>

const columnsOf = (learned: Learned) => ({
  learned: JSON.stringify(learned),
  summary: learned.summary,
  score: learned.score,
})

/** Draws from every transcript what can be learned of who talked, and keeps it with the talk. */
export function openTalkLearning({ db, llm, afterLearned, afterwards, log, timing = systemTiming }: Parts) {
  let rules: Promise<Rules> | undefined
  const bring = () => {
    rules ??= bringRules()
    return rules
  }

  async function round(cutOff: AbortSignal): Promise<boolean> {
    const waiting = await db
      .selectFrom('talks')
      .select(['id', 'endedAt', 'createdAt'])
      .where('state', '=', 'here')
      .where('learnedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute()
    for (const { id, endedAt, createdAt } of waiting) {
      if (cutOff.aborted) return false
      await learn(id, endedAt ?? createdAt, cutOff)
    }
    return waiting.length === BATCH
  }

  async function learn(id: string, askedAt: string, cutOff: AbortSignal): Promise<void> {
    const { turns } = (await transcriptOf(db, id)) ?? { turns: [] }
    const drawn = await drawnFrom(id, turns, cutOff)
    if (cutOff.aborted) return
    const questions = await placed(db, drawn?.questions ?? [], askedAt)
    const isKept = await db
      .transaction()
      .execute((trx) =>
        keep(trx, { id, askedAt, turns: turns.length, columns: drawn?.columns ?? {}, questions }),
      )
    if (isKept) afterwards?.()
  }

  /** What is wrong with one talk's words must not keep the others waiting for ever. */
  async function drawnFrom(id: string, turns: readonly TranscriptTurn[], cutOff: AbortSignal) {
    try {
      const tools = await bring()
      const learned = await drawFrom(turns, tools, cutOff)
      const questions = learned.facts.flatMap(({ kind, turn, words }): OpenQuestion[] =>
        kind === 'unanswered' && words ? [{ turn, words, meaning: tools.meaningIn(words) }] : [],
      )
      return { columns: { ...tools.listedBy(learned), ...columnsOf(learned) }, questions }
    } catch (error) {
      log.error({ err: error, talk: id }, 'nothing could be drawn from a talk')
      return undefined
    }
  }

  async function drawFrom(
    turns: readonly TranscriptTurn[],
    { drawByModel, drawByRules, learnedFrom }: Rules,
    cutOff: AbortSignal,
  ): Promise<Learned> {
    if (!llm) return drawByRules(turns)
    const drawn = await drawByModel(llm, turns, cutOff)
    if (drawn.ok) return learnedFrom(drawn.facts, turns, 'model')
    if (!cutOff.aborted)
      log.warn({ problem: drawn.problem }, 'the model drew nothing from a talk, the rules did')
    return drawByRules(turns)
  }

  type Kept = {
    id: string
    askedAt: string
    turns: number
    columns: Partial<Talk>
    questions: readonly PlacedQuestion[]
  }

  /** False where another instance was faster, or more was said than these turns hold: then it is drawn anew. */
  async function keep(
    trx: Kysely<Database>,
    { id, askedAt, turns, columns, questions }: Kept,
  ): Promise<boolean> {
    const taken = await trx
      .updateTable('talks')
      .set({ ...columns, learnedAt: new Date(timing.now()).toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'here')
      .where('learnedAt', 'is', null)
      .where('turns', '=', turns)
      .returning('id')
      .executeTakeFirst()
    if (!taken) return false
    await keepUnanswered(trx, questions, { talkId: id, askedAt, clock: timing.now })
    await afterLearned(trx, id)
    return true
  }

  const {
    wake,
    start,
    stop,
    round: look,
  } = worker({ name: 'the learning from talks', everyMs: EVERY_MS, round }, { timing, log })
  return {
    /** A transcript was kept: looks at once instead of within a minute. */
    wake,
    start,
    close: stop,
    /** One look at what waits, for tests. */
    round: look,
  }
}
