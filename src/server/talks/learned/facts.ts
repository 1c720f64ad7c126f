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
import { type ReadTurn, readTurns } from './reading.ts'
import { tradeNames } from './vocabulary/trades.ts'

/** Everything that rules draw from a talk, each with the turn it comes from. */
export async function factsOf(
  turns: readonly TranscriptTurn[],
  understand: Understand,
): Promise<LearnedFact[]> {
  const read = await readTurns(turns, understand)
  const meant = withoutPlay(read)
  const facts: LearnedFact[] = []
  const add = (kind: LearnedFact['kind'], value: string, turn: number, words: string | null = null) =>
    facts.push({ kind, value, words, turn })
  const role = roleOf(meant)
  const industry = industryOf(meant, role)
  const pains = painsOf(meant)
  if (industry) add('industry', tradeNames[industry.trade], industry.turn, industry.words)
  for (const { value, turn } of departmentsOf(meant, { role, pains })) add('department', value, turn)
  for (const size of sizesOf(meant)) add('size', sizeInWords(size), size.turn)
  if (role) add('role', role.value, role.turn)
  for (const { value, turn } of systemsOf(meant)) add('system', value, turn)
  for (const { value, turn } of countriesOf(meant)) add('country', value, turn)
  for (const { turn, words } of pains) add('pain', words, turn, words)
  for (const { turn, about, words } of objectionsOf(meant)) add('objection', about, turn, words)
  for (const { turn, what, words } of wantsOf(meant)) add('wants', what, turn, words)
  for (const { value, turn } of agentsOf(turns)) add('agent', value, turn)
  for (const { turn, words } of unansweredOf(read)) add('unanswered', words, turn, words)
  return facts
}

/** What came before "I made that up" was never meant. */
function withoutPlay(turns: readonly ReadTurn[]): ReadTurn[] {
  const at = turns.findLastIndex(({ text }) => PLAYS.test(text))
  return turns
    .slice(at + 1 - (at >= 0 && !ENDS_THE_PLAY.test(turns[at]?.text ?? '') ? 1 : 0))
    .map((turn, n) => (n === 0 && at >= 0 ? { ...turn, sentences: turn.sentences.map(afterPlay) } : turn))
}

/** Nothing true follows: the talk itself was the play. */
const ENDS_THE_PLAY = /\b(?:dared me|just (?:messing|playing)|testing you)\b/i

const afterPlay = (sentence: ReadTurn['sentences'][number]) => {
  const at = sentence.clauses.findLastIndex(({ words }) => PLAYS.test(words))
  return at < 0 ? sentence : { ...sentence, clauses: sentence.clauses.slice(at + 1) }
}

/** Who says this was not speaking of themselves. */
const PLAYS =
  /\b(?:just kidding|i'm kidding|i was kidding|i'm joking|im joking|just joking|dared me|made (?:that|it) up|just (?:messing|playing|testing you)|only testing you|i'm (?:1[0-6]|[6-9])(?: years old)?\b|im (?:1[0-6]|[6-9])\b|lol jk)\b/i
