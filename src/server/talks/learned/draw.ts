import type { TranscriptTurn } from '../../../contract/staff.ts'
import { type Learned, type LearnedFact, type Trade, trades } from '../../../contract/talks.ts'
import { openUnderstanding } from '../../../understanding/understanding.ts'
import type { Understand } from '../../../understanding/understood.ts'
import { factsOf } from './facts.ts'
import { scoreOf } from './score.ts'
import { summaryOf } from './summary.ts'
import { tradeNames } from './vocabulary/trades.ts'

/** Facts, with all that follows from them. */
export function learnedFrom(
  facts: LearnedFact[],
  turns: readonly TranscriptTurn[],
  by: Learned['by'],
): Learned {
  const visitorTurns = turns.filter(({ speaker }) => speaker === 'visitor').length
  return { summary: summaryOf(facts, turns), facts, ...scoreOf(facts, visitorTurns), by }
}

/** What rules learn from a talk. */
export const drawByRules = async (
  turns: readonly TranscriptTurn[],
  understand: Understand = openUnderstanding(),
): Promise<Learned> => learnedFrom(await factsOf(turns, understand), turns, 'rules')

/** What of it talks are listed and given away by. */
export function listedBy({ facts }: Learned): {
  industry: Trade | null
  role: string | null
  country: string | null
  unanswered: number
} {
  const first = (kind: LearnedFact['kind']) => facts.find((fact) => fact.kind === kind)?.value
  const industry = first('industry')
  return {
    industry: trades.find((trade) => tradeNames[trade] === industry) ?? null,
    role: first('role') ?? null,
    country: first('country') ?? null,
    unanswered: facts.filter(({ kind }) => kind === 'unanswered').length,
  }
}
