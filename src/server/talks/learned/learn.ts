import type { TranscriptTurn } from '../../../contract/staff.ts'
import type { Learned } from '../../../contract/talks.ts'
import type { Understand } from '../../../understanding/understood.ts'
import { factsOf } from './facts.ts'
import { scoreOf } from './score.ts'
import { summaryOf } from './summary.ts'

/** What a talk tells of who talked, by rules. */
export async function learn(turns: readonly TranscriptTurn[], understand: Understand): Promise<Learned> {
  const facts = await factsOf(turns, understand)
  return { summary: summaryOf(facts), facts, ...scoreOf(facts, turns), by: 'rules' }
}
