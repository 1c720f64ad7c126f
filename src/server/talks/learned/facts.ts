import type { TranscriptTurn } from '../../../contract/staff.ts'
import type { LearnedFact } from '../../../contract/talks.ts'
import type { Understand } from '../../../understanding/understood.ts'
import { agentsOf } from './read/agent.ts'
import { countriesOf } from './read/country.ts'
import { departmentsOf } from './read/department.ts'
import { industryOf } from './read/industry.ts'
import { objectionsOf } from './read/objection.ts'
import { painsOf } from './read/pain.ts'
import { roleOf } from './read/role.ts'
import { sizeInWords, sizesOf } from './read/size.ts'
import { systemsOf } from './read/system.ts'
import { unansweredOf } from './read/unanswered.ts'
import { wantsOf } from './read/want.ts'
import { readTurns } from './reading.ts'
import { tradeNames } from './vocabulary/trades.ts'

/** Everything that rules draw from a talk, each with the turn it comes from. */
export async function factsOf(
  turns: readonly TranscriptTurn[],
  understand: Understand,
): Promise<LearnedFact[]> {
  const read = await readTurns(turns, understand)
  const isPlay = read.some(({ text }) => PLAYS.test(text))
  const role = isPlay ? undefined : roleOf(read)
  const industry = isPlay ? undefined : industryOf(read, role)
  const facts: LearnedFact[] = []
  const add = (kind: LearnedFact['kind'], value: string, turn: number, words: string | null = null) =>
    facts.push({ kind, value, words, turn })
  if (industry) add('industry', tradeNames[industry.trade], industry.turn, industry.words)
  for (const agent of agentsOf(turns)) add('agent', agent.value, agent.turn)
  for (const { turn, words } of unansweredOf(read)) add('unanswered', words, turn, words)
  if (isPlay) return facts
  if (role) add('role', role.value, role.turn)
  const pains = painsOf(read)
  for (const { value, turn } of departmentsOf(read, { role, pains })) add('department', value, turn)
  for (const size of sizesOf(read)) add('size', sizeInWords(size), size.turn)
  for (const { value, turn } of systemsOf(read)) add('system', value, turn)
  for (const { value, turn } of countriesOf(read)) add('country', value, turn)
  for (const { turn, words } of pains) add('pain', words, turn, words)
  for (const { turn, about, words } of objectionsOf(read)) add('objection', about, turn, words)
  for (const { turn, what, words } of wantsOf(read)) add('wants', what, turn, words)
  return facts
}

/** Who says this was not speaking of themselves. */
const PLAYS =
  /\b(?:just kidding|i'm kidding|i was kidding|i'm joking|im joking|just joking|dared me|made (?:that|it) up|just (?:messing|playing|testing you)|only testing you|i'm (?:1[0-6]|[6-9])(?: years old)?\b|im (?:1[0-6]|[6-9])\b|lol jk)\b/i
