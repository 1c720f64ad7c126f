import { z } from 'zod'
import { digestOf, type PlayedTurn } from './play.ts'

/** A judge's word on one turn, by the rubric. */
const judgement = z.object({
  talk: z.string(),
  turn: z.int(),
  digest: z.string(),
  fits: z.boolean(),
  true: z.boolean(),
  uses: z.boolean(),
  not_twice: z.boolean(),
  moves_on: z.boolean(),
  invented: z.boolean(),
  /** For what cannot be known or is off topic: whether it was said so. */
  said_so: z.boolean().optional(),
  note: z.string().optional(),
})
export type Judgement = z.infer<typeof judgement>

export const judgedSet = z.object({ judged: z.string(), by: z.string(), turns: z.array(judgement) })

export const isRight = ({ fits, true: isTrue, uses, not_twice, moves_on }: Judgement) =>
  fits && isTrue && uses && not_twice && moves_on

export type JudgedTurn = PlayedTurn & { judgement: Judgement }

/** Puts judgements to their turns; those given for other words than are spoken now do not count. */
export function judgedTurns(turns: readonly PlayedTurn[], judgements: readonly Judgement[]) {
  const byTurn = new Map(judgements.map((one) => [`${one.talk} ${one.turn}`, one]))
  const judged = turns.flatMap((turn): JudgedTurn[] => {
    const found = byTurn.get(`${turn.talk} ${turn.turn}`)
    return found?.digest === digestOf(turn.say, turn.answer) ? [{ ...turn, judgement: found }] : []
  })
  return { judged, missing: turns.length - judged.length }
}

const share = (part: number, whole: number) =>
  whole ? `${Math.round((1000 * part) / whole) / 10}% (${part} of ${whole})` : 'none'

/** Whether asking back stayed within once in four turns in every talk. */
function mostAskedBack(turns: readonly PlayedTurn[]) {
  const talks = Map.groupBy(turns, ({ talk }) => talk)
  return Math.max(
    0,
    ...[...talks.values()].flatMap((all) =>
      all.map((_turn, n) => all.slice(n, n + 4).filter(({ zone }) => zone === 'asked_back').length),
    ),
  )
}

/** The rows of the table we publish. */
export function figuresOf(turns: readonly JudgedTurn[]): [row: string, figure: string][] {
  const right = (some: readonly JudgedTurn[]) => some.filter(({ judgement }) => isRight(judgement)).length
  const followUps = turns.filter(({ kind }) => kind === 'follow_up')
  const closed = turns.filter(({ kind }) => kind === 'unknowable' || kind === 'off_topic')
  const unknowable = turns.filter(({ kind }) => kind === 'unknowable')
  const saidSo = (some: readonly JudgedTurn[]) => some.filter(({ judgement }) => judgement.said_so).length
  const askedBack = turns.filter(({ zone }) => zone === 'asked_back')
  return [
    ['conversations, turns', `${new Set(turns.map(({ talk }) => talk)).size}, ${turns.length}`],
    ['right by the rubric', share(right(turns), turns.length)],
    ['follow-ups right', share(right(followUps), followUps.length)],
    ['cannot be known: said so', share(saidSo(unknowable), unknowable.length)],
    ['out of scope or not to be known', share(closed.length, turns.length)],
    ['asked back', share(askedBack.length, turns.length)],
    ['asked back, and a choice was right', share(right(askedBack), askedBack.length)],
    ['most in four turns running', String(mostAskedBack(turns))],
    ['invented facts', String(turns.filter(({ judgement }) => judgement.invented).length)],
  ]
}

/** What was read where the answer was wrong, and what a person had expected. */
export function confusionsOf(turns: readonly JudgedTurn[]): string[] {
  const wrong = turns.filter(({ judgement }) => !isRight(judgement))
  const bySubject = Map.groupBy(wrong, ({ read }) => read.at(-1)?.split(' ')[0] ?? '')
  return [...bySubject]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([subject, some]) => [
      `read as ${subject}: ${some.length} wrong`,
      ...some.map(
        ({ talk, turn, say, expect, decided, judgement }) =>
          `  ${talk} ${turn} "${say}" wanted: ${expect}; did: ${decided.join(', ')}${judgement.note ? `; ${judgement.note}` : ''}`,
      ),
    ])
}
