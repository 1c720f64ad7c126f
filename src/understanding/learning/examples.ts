import type { Utterance } from '../bank/bank.ts'
import { together } from '../heads/heads.ts'
import { headNames, spans } from '../heads/labels-in-a-row.ts'
import { heads, type Labels } from '../labels.ts'
import { namedIn } from '../things/named.ts'

/** A text to learn from, with the places of its labels in the row of all. */
export type Lesson = { text: string; right: number[]; weight: number }

export const rightOf = (labels: Labels): number[] =>
  headNames.map((head) => spans[head].from + (heads[head] as readonly string[]).indexOf(labels[head]))

export const joined = ({ text, former }: Pick<Utterance, 'text' | 'former'>): string =>
  former === undefined ? text : together(former, text)

const HALF = 0.5

/** A follow-up teaches twice: with what it leans on, and alone as far as it says something by itself. */
export function lessonsOf(utterance: Utterance): Lesson[] {
  const whole = { text: joined(utterance), right: rightOf(utterance), weight: 1 }
  if (utterance.former === undefined) return [whole]
  const { text, focus } = utterance
  const alone: Labels = { ...utterance, focus: namedIn(text).includes(focus) ? focus : 'none' }
  return [whole, { text, right: rightOf(alone), weight: HALF }]
}
