import type { Focus } from '../../../understanding/labels.ts'
import type { Act, Understood } from '../../../understanding/understood.ts'
import { answerToOurs } from './answers.ts'
import { leaningOn } from './leaning.ts'
import type { Meaning, Memory } from './memory.ts'
import type { Meant, Reading } from './reading.ts'

/** A focus less likely than this is a guess. */
const FOCUS_FROM = 0.4

export const sameWords = (one: string, other: string) => bare(one) === bare(other)
const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What the heads say, and what was named where they are unsure. */
function focusOf({ focus }: Act, named: readonly Focus[]): Focus {
  const [first] = focus
  const isClear = first.label !== 'none' && first.probability >= FOCUS_FROM
  if (isClear && (!named.length || named.includes(first.label) || first.probability >= 0.6))
    return first.label
  return named[0] ?? (isClear ? first.label : 'none')
}

function readingOf(act: Act, named: readonly Focus[]): Reading {
  const [{ label: subject, probability }, ...rivals] = act.subject
  const move = act.move[0].label
  const focus = focusOf(act, named)
  return {
    subject,
    move,
    focus,
    words: act.words,
    probability,
    others: rivals
      .slice(0, 4)
      .map((rival) => ({ subject: rival.label, move, focus, probability: rival.probability })),
  }
}

const sure = (meaning: Meaning, words: string): Reading => ({ ...meaning, words, probability: 1, others: [] })

/** Resolves what a turn means in this talk, before anything is decided. Pure. */
export function meantBy(understood: Understood, memory: Memory): Meant {
  const { said, language, things, acts } = understood
  const pressed = memory.choices.find(({ says, label }) => sameWords(says, said) || sameWords(label, said))
  if (pressed) return { said, language, things, by: 'choice', readings: [sure(pressed.meaning, said)] }

  const first = readingOf(acts[0], things.named)
  const rest = acts.slice(1).map((act) => readingOf(act, acts.length === 2 ? [] : things.named))
  const readings: [Reading, ...Reading[]] = [first, ...rest]
  const answer = answerToOurs(understood, readings, memory)
  if (answer) {
    const [one = first, ...others] = answer.meanings.map((meaning) => sure(meaning, said))
    return {
      said,
      language,
      by: 'answer',
      things: { ...things, ...answer.things },
      readings: [one, ...others, ...readings.filter(({ move }) => isAsking(move))],
    }
  }
  const leaning = leaningOn(understood, readings, memory)
  return { said, language, things, by: 'words', ...leaning }
}

const isAsking = (move: Meaning['move']) => move !== 'telling' && move !== 'talk'
