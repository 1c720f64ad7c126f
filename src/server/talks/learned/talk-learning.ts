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

/** Whoever keeps a transcript wakes it; this is for what another instance kept and did not come to. */
const EVERY_MS = 60_000
const BATCH = 5

/** The rules, their words and eleven megabytes of weights: a server on which nobody talks carries none of it. */
async function bringRules() {
  const [rules, { openMeaning }, { drawByModel }, { meaningOf, openUnderstanding }] = await Promise.all([
    import('./draw.ts'),
    import('./meaning.ts'),
    import('./model/draw-by-model.ts'),
    import('../../../understanding/understanding.ts'),
  ])
  const { drawByRules, learnedFrom, listedBy } = rules
  const meaningIn = openMeaning(openUnderstanding(), meaningOf)
  return { drawByRules, learnedFrom, listedBy, drawByModel, meaningIn }
}
type Rules = Awaited<ReturnType<typeof bringRules>>

type Waiting = Pick<Talk, 'id' | 'turns' | 'endedAt' | 'createdAt'>
type Drawn = { columns: Partial<Talk>; questions: OpenQuestion[] }
type Kept = Pick<Talk, 'id' | 'turns'> & {
  askedAt: string
  columns: Partial<Talk>
  questions: readonly PlacedQuestion[]
}

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
      .select(['id', 'turns', 'endedAt', 'createdAt'])
      .where('state', '=', 'here')
      .where('learnedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute()
    for (const talk of waiting) {
      if (cutOff.aborted) return false
      await learn(talk, cutOff)
    }
    return waiting.length === BATCH
  }

  async function learn(talk: Waiting, cutOff: AbortSignal): Promise<void> {
    const askedAt = talk.endedAt ?? talk.createdAt
    const drawn = await drawnFrom(talk.id, cutOff)
    if (cutOff.aborted) return
    const questions = await placed(db, drawn.questions, askedAt)
    const isKept = await db
      .transaction()
      .execute((trx) => keep(trx, { ...talk, askedAt, columns: drawn.columns, questions }))
    if (isKept) afterwards?.()
  }

  /** What is wrong with one talk's words must not keep the others waiting for ever. */
  async function drawnFrom(id: string, cutOff: AbortSignal): Promise<Drawn> {
    try {
      const { turns } = (await transcriptOf(db, id)) ?? { turns: [] }
      const tools = await bring()
      const learned = await drawFrom(turns, tools, cutOff)
      const questions = learned.facts.flatMap(({ kind, turn, words }): OpenQuestion[] =>
        kind === 'unanswered' && words ? [{ turn, words, meaning: tools.meaningIn(words) }] : [],
      )
      return { columns: { ...tools.listedBy(learned), ...columnsOf(learned) }, questions }
    } catch (error) {
      log.error({ err: error, talk: id }, 'nothing could be drawn from a talk')
      return { columns: {}, questions: [] }
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

  /** False where another instance was faster, or more came in than was drawn from: then it is drawn anew. */
  async function keep(
    trx: Kysely<Database>,
    { id, turns, askedAt, columns, questions }: Kept,
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
