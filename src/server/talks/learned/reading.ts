import { setImmediate } from 'node:timers/promises'
import type { TranscriptTurn } from '../../../contract/staff.ts'
import type { Focus, Move, Subject } from '../../../understanding/labels.ts'
import type { Act, Understand } from '../../../understanding/understood.ts'
import { type Sentence, type VisitorTurn, visitorTurns } from './said.ts'

/** A sentence with how likely it is about something, as the heads of the understanding read it. */
export type ReadSentence = Sentence & {
  about(subject: Subject): number
  meant(move: Move): number
  focus: Focus
  /** How likely that focus is. */
  focused: number
}

export type ReadTurn = Omit<VisitorTurn, 'sentences'> & { sentences: ReadSentence[] }

/** Nobody says more that matters in one breath; the rest of an endless turn is not read. */
const MOST_SENTENCES = 40

/** Reads every turn of the visitor, and lets others have the processor between any two of them. */
export async function readTurns(
  turns: readonly TranscriptTurn[],
  understand: Understand,
): Promise<ReadTurn[]> {
  const read: ReadTurn[] = []
  let before: string | undefined
  for (const turn of visitorTurns(turns)) {
    const sentences: ReadSentence[] = []
    for (const sentence of turn.sentences.slice(0, MOST_SENTENCES)) {
      sentences.push(readSentence(sentence, understand(sentence.words, before).acts))
      before = sentence.words
      await setImmediate()
    }
    read.push({ ...turn, sentences })
  }
  return read
}

function readSentence(sentence: Sentence, acts: readonly Act[]): ReadSentence {
  const most = <Label>(of: (act: Act) => readonly { label: Label; probability: number }[], label: Label) =>
    Math.max(
      0,
      ...acts.flatMap((act) =>
        of(act)
          .filter((one) => one.label === label)
          .map(({ probability }) => probability),
      ),
    )
  const [focus] = acts.map(({ focus: [first] }) => first).toSorted((a, b) => b.probability - a.probability)
  return {
    ...sentence,
    about: (subject) => most((act) => act.subject, subject),
    meant: (move) => most((act) => act.move, move),
    focus: focus?.label ?? 'none',
    focused: focus?.probability ?? 0,
  }
}
