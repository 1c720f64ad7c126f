import { systemsIn } from '../../../understanding/things/named.ts'
import type { Things, Understood } from '../../../understanding/understood.ts'
import { answerToOurs } from './answers.ts'
import { leaningOn } from './leaning.ts'
import type { Meaning, Memory } from './memory.ts'
import { asking, readingsOf } from './read-acts.ts'
import type { Meant, Reading } from './reading.ts'

export const sameWords = (one: string, other: string) => bare(one) === bare(other)
const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What is in use is taken from wherever it is told, also from a bare name. */
function withSystems(things: Things, readings: readonly Reading[]): Things {
  const told = readings.filter(({ subject }) => subject === 'self').flatMap(({ words }) => systemsIn(words))
  return { ...things, systems: [...new Set([...things.systems, ...told])] }
}

const sure = (meaning: Meaning, words: string): Reading => ({ ...meaning, words, probability: 1, others: [] })

/** Resolves what a turn means in this talk, before anything is decided. Pure. */
export function meantBy(understood: Understood, memory: Memory): Meant {
  const { said, language } = understood
  const pressed = memory.choices.find(({ says, label }) => sameWords(says, said) || sameWords(label, said))
  if (pressed)
    return {
      said,
      language,
      things: understood.things,
      by: 'choice',
      readings: [sure(pressed.meaning, said)],
    }

  const [first, ...rest] = readingsOf(understood)
  const readings: [Reading, ...Reading[]] = [first, ...rest]
  const things = withSystems(understood.things, readings)
  const answer = answerToOurs(understood, readings, memory)
  if (answer) {
    const [one = first, ...others] = answer.meanings.map((meaning) => sure(meaning, said))
    return {
      said,
      language,
      by: 'answer',
      things: { ...things, ...answer.things },
      readings: [one, ...others, ...readings.filter(isAskedBeside)],
    }
  }
  const leaning = leaningOn(understood, readings, memory)
  return { said, language, things, by: 'words', ...leaning }
}

/** A question in the same breath as the answer to ours. */
const isAskedBeside = ({ move, probability }: Reading) => asking.has(move) && probability >= 0.5
