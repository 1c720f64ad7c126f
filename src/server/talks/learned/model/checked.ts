import { z } from 'zod'
import type { TranscriptTurn } from '../../../../contract/staff.ts'
import { factKind, type LearnedFact, trades } from '../../../../contract/talks.ts'
import { NUMBER, numberOf } from '../../../../understanding/things/numbers.ts'
import { objectionKinds } from '../objection-kinds.ts'
import { agentNames } from '../read/agent.ts'
import { departmentNames } from '../read/department.ts'
import { tradeNames } from '../vocabulary/trades.ts'
import { wantKinds } from '../want-kinds.ts'

const given = z.object({
  facts: z.array(
    z
      .object({
        kind: factKind,
        value: z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().min(1).max(300)),
        words: z.string().trim().min(1).max(600),
        turn: z.int().nonnegative(),
      })
      .nullable()
      .catch(null),
  ),
})

const MOST_FACTS = 60

/** Letters and numbers alone: how a model sets quotes, dashes and stops is no matter. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * What a model drew, as far as it stands in the transcript: a fact whose words are not in the turn it names is none,
 * and neither is one whose value does not come from those words. Undefined where it is no answer at all.
 */
export function checkedFacts(text: string, turns: readonly TranscriptTurn[]): LearnedFact[] | undefined {
  const parsed = given.safeParse(jsonIn(text))
  if (!parsed.success) return undefined
  const facts: LearnedFact[] = []
  for (const fact of parsed.data.facts.slice(0, MOST_FACTS)) {
    const checked = fact && checkedFact(fact, turns)
    const isKnown = (one: LearnedFact) => one.kind === checked?.kind && one.value === checked.value
    const isOnly = checked?.kind === 'industry' || checked?.kind === 'role'
    if (!checked || facts.some(isKnown)) continue
    if (isOnly && facts.some(({ kind }) => kind === checked.kind)) continue
    facts.push(checked)
  }
  return facts
}

/** The object itself, or within a block of code, as models like to have it. */
function jsonIn(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  try {
    return from < 0 || to < from ? undefined : JSON.parse(text.slice(from, to + 1))
  } catch {
    return undefined
  }
}

function checkedFact(
  { kind, value, words, turn }: LearnedFact & { words: string },
  turns: readonly TranscriptTurn[],
): LearnedFact | undefined {
  const said = turns[turn]
  if (!said || (kind !== 'agent' && said.speaker !== 'visitor')) return undefined
  const quoted = bare(words)
  if (quoted === '' || !` ${bare(said.text)} `.includes(` ${quoted} `)) return undefined
  const named = (names: readonly string[]) => names.find((name) => bare(name) === bare(value))
  const stands = (part: string) => ` ${bare(said.text)} `.includes(` ${part} `)
  const fact = (shown: string | undefined, shownWords: string | null = null): LearnedFact | undefined =>
    shown === undefined ? undefined : { kind, value: shown, words: shownWords, turn }
  switch (kind) {
    case 'industry': {
      const trade = trades.find((one) => bare(one) === bare(value) || tradeNames[one] === value.toLowerCase())
      return fact(trade && tradeNames[trade], words)
    }
    case 'department':
      return fact(named(departmentNames))
    case 'size':
      return fact(sizeFrom(value, words))
    case 'role':
      return fact(bare(value).split(' ').some(stands) ? value : undefined)
    case 'system':
      return fact(bare(value).split(' ').some(stands) ? value : undefined)
    case 'country':
      return fact(/^\p{Lu}[\p{L} '-]+$/u.test(value) ? value : undefined)
    case 'objection':
      return fact(named(objectionKinds), words)
    case 'wants':
      return fact(named(wantKinds), words)
    case 'agent': {
      const agent = named(agentNames)
      return fact(agent !== undefined && stands(bare(agent)) ? agent : undefined)
    }
    case 'pain':
      return fact(words, words)
    case 'unanswered':
      return fact(turns[turn + 1]?.speaker === 'avatar' ? words : undefined, words)
    default:
      return kind satisfies never
  }
}

/** The number must be among the words it was taken from, in digits or not. */
function sizeFrom(value: string, words: string): string | undefined {
  const [digits = ''] = /\d[\d.,' ]*/.exec(value) ?? []
  const number = Number(digits.replaceAll(/[^\d]/g, ''))
  const said = [...words.matchAll(new RegExp(NUMBER, 'giu'))].map(([one]) => numberOf(one))
  if (digits === '' || !said.includes(number)) return undefined
  return `${number.toLocaleString('en')} ${value.slice(value.indexOf(digits) + digits.length).trim()}`.trim()
}
