import type { TranscriptTurn } from '../../../../contract/staff.ts'
import type { LearnedFact } from '../../../../contract/talks.ts'
import { askModel, type ModelProblem, type ModelSettings } from './ask-model.ts'
import { checkedFacts } from './checked.ts'
import { messagesFor } from './instructions.ts'

export type DrawnByModel = { ok: true; facts: LearnedFact[] } | { ok: false; problem: ModelProblem }

/** The facts a model draws, of which only those are kept that the transcript bears out. */
export async function drawByModel(
  settings: ModelSettings,
  turns: readonly TranscriptTurn[],
  signal: AbortSignal,
): Promise<DrawnByModel> {
  const answer = await askModel(settings, messagesFor(turns), signal)
  if (!answer.ok) return answer
  const facts = checkedFacts(answer.text, turns)
  return facts ? { ok: true, facts } : { ok: false, problem: 'malformed' }
}
