import { z } from 'zod'
import type { TranscriptTurn } from '../../src/contract/staff.ts'
import type { LearnedFact } from '../../src/contract/talks.ts'
import { trades } from '../../src/contract/talks.ts'
import { tradeNames } from '../../src/server/talks/learned/vocabulary/trades.ts'

const at = z.object({ turn: z.int() })
const named = at.extend({ value: z.string() })

/** A talk, and what a careful reader noted of it. */
const annotatedTalk = z.object({
  id: z.string(),
  persona: z.string(),
  turns: z.array(z.object({ role: z.enum(['user', 'replica']), text: z.string() })),
  facts: z.object({
    industry: named.extend({ value: z.enum(trades), words: z.string() }).nullable(),
    departments: z.array(named),
    size: z.array(at.extend({ value: z.number(), what: z.string() })),
    role: named.nullable(),
    systems: z.array(named),
    country: z.array(named),
    pains: z.array(at.extend({ words: z.string() })),
    objections: z.array(at.extend({ about: z.string() })),
    wants: z.array(at.extend({ what: z.string() })),
    agents: z.array(named),
    unanswered: z.array(z.int()),
  }),
  summary_must_not_say: z.array(z.string()),
})
export type AnnotatedTalk = z.infer<typeof annotatedTalk>

/** A set as it is kept here, or the bare list of its talks. */
export const annotatedSet = z.union([
  z.object({
    written: z.string(),
    by: z.string(),
    /** Since when it trains. */
    used: z.string(),
    note: z.string(),
    talks: z.array(annotatedTalk),
  }),
  z.array(annotatedTalk).transform((talks) => ({ talks })),
])

export const turnsOf = ({ turns }: AnnotatedTalk): TranscriptTurn[] =>
  turns.map(({ role, text }) => ({ speaker: role === 'user' ? 'visitor' : 'avatar', text }))

export type Kind = LearnedFact['kind']
type Noted = { kind: Kind; key: string; shown: string }

const once = (noted: Noted[]) =>
  noted.filter((one, n) => noted.findIndex((other) => other.key === one.key) === n)

/** What was noted, each as what it is found by. Two pains in one turn are found together. */
function notedIn({ facts }: AnnotatedTalk): Noted[] {
  const of = (kind: Kind, keys: (string | number)[], shown = keys.map(String)): Noted[] =>
    once(keys.map((key, n) => ({ kind, key: `${kind} ${key}`, shown: shown[n] ?? '' })))
  const turnsOf = (list: { turn: number }[]) => list.map(({ turn }) => turn)
  return [
    ...of('industry', facts.industry ? [facts.industry.value] : []),
    ...of(
      'department',
      facts.departments.map(({ value }) => plain(value)),
    ),
    ...of(
      'size',
      facts.size.map(({ value }) => value),
      facts.size.map(({ value, what }) => `${value} ${what}`),
    ),
    ...of('role', facts.role ? [facts.role.value] : []),
    ...of(
      'system',
      facts.systems.map(({ value }) => plain(value)),
    ),
    ...of(
      'country',
      facts.country.map(({ value }) => plain(value)),
    ),
    ...of(
      'pain',
      turnsOf(facts.pains),
      facts.pains.map(({ turn, words }) => `${turn}: ${words}`),
    ),
    ...of(
      'objection',
      turnsOf(facts.objections),
      facts.objections.map(({ turn, about }) => `${turn}: ${about}`),
    ),
    ...of(
      'wants',
      turnsOf(facts.wants),
      facts.wants.map(({ turn, what }) => `${turn}: ${what}`),
    ),
    ...of(
      'agent',
      facts.agents.map(({ value }) => plain(value)),
    ),
    ...of('unanswered', facts.unanswered),
  ]
}

/** What was drawn, by the same keys. */
function drawnOf(facts: readonly LearnedFact[]): Noted[] {
  return once(
    facts.map(({ kind, value, words, turn }) => {
      const shown = `${value}${words && words !== value ? ` (${words})` : ''} @${turn}`
      const byTurn = kind === 'pain' || kind === 'objection' || kind === 'wants' || kind === 'unanswered'
      return { kind, key: `${kind} ${byTurn ? turn : keyOf(kind, value)}`, shown }
    }),
  )
}

function keyOf(kind: Kind, value: string): string {
  if (kind === 'industry') return trades.find((trade) => tradeNames[trade] === value) ?? value
  if (kind === 'size') return String(Number(value.split(' ')[0]?.replaceAll(',', '')))
  if (kind === 'role') return value
  return plain(value)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Words that say nothing of which job it is. */
const SMALL =
  /^(?:the|a|an|of|for|my|our|in|charge|and|i|am|m|lead|leading|head|heading|manage|managing|run|running|look|looking|after|responsible|team|oversee|department|all|do)$/
const abbreviations: Record<string, string> = {
  'chief financial officer': 'cfo',
  'chief information officer': 'cio',
  'chief operating officer': 'coo',
  'chief executive officer': 'ceo',
  'chief technology officer': 'cto',
  'vice president': 'vp',
  'human resources': 'hr',
  'managing director': 'md',
}

function roleWords(role: string): Set<string> {
  let text = plain(role)
  for (const [long, short] of Object.entries(abbreviations)) text = text.replace(long, short)
  const all = text.split(' ')
  const telling = all.map((word) => (word === 'own' ? 'owner' : word)).filter((word) => !SMALL.test(word))
  return new Set(telling.length > 0 ? telling : all)
}

const within = <T>(some: Set<T>, all: Set<T>) => [...some].every((one) => all.has(one))

/** The same job in more or fewer words; the same system with or without its maker. */
function isSame(noted: Noted, drawn: Noted): boolean {
  if (noted.kind !== drawn.kind) return false
  if (noted.key === drawn.key) return true
  const [a, b] = [noted.key.slice(noted.kind.length + 1), drawn.key.slice(drawn.kind.length + 1)]
  if (noted.kind === 'role') return within(roleWords(a), roleWords(b)) || within(roleWords(b), roleWords(a))
  if (noted.kind === 'system') {
    const [x, y] = [a.replace(/s$/, ''), b.replace(/s$/, '')]
    return (
      x === y ||
      ` ${y} `.includes(` ${x} `) ||
      ` ${x} `.includes(` ${y} `) ||
      x.replaceAll(' ', '') === y.replaceAll(' ', '')
    )
  }
  return false
}

export type Compared = { found: Noted[]; missed: Noted[]; invented: Noted[] }

export const compareTalk = (talk: AnnotatedTalk, facts: readonly LearnedFact[]): Compared =>
  compare(notedIn(talk), drawnOf(facts))

function compare(noted: readonly Noted[], drawn: readonly Noted[]): Compared {
  const open = [...drawn]
  const found: Noted[] = []
  const missed: Noted[] = []
  for (const one of noted) {
    const at = open.findIndex((other) => isSame(one, other))
    if (at < 0) missed.push(one)
    else {
      found.push(one)
      open.splice(at, 1)
    }
  }
  return { found, missed, invented: open }
}

export type Measured = { found: number; missed: number; invented: number; precision: number; recall: number }

export function measured(all: readonly Compared[], kind?: Kind): Measured {
  const count = (part: keyof Compared) =>
    all.flatMap((one) => one[part]).filter((one) => kind === undefined || one.kind === kind).length
  const [found, missed, invented] = [count('found'), count('missed'), count('invented')]
  return { found, missed, invented, precision: found / (found + invented), recall: found / (found + missed) }
}
