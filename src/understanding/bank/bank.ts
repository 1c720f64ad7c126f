import { readdirSync, readFileSync } from 'node:fs'
import { type Focus, foci, type Labels, type Move, moves, type Subject, subjects } from '../labels.ts'

/** What somebody said, as it was said, with what it means. */
export type Utterance = Labels & {
  text: string
  /** What the same person had said before, where the text leans on it. */
  former: string | undefined
}

const HEADER = /^= (\S+) (\S+) (\S+)$/
const FORMER = ' >> '

function labelsOf(line: string, place: string): Labels {
  const [, subject, move, focus] = HEADER.exec(line) ?? []
  const isKnown =
    subjects.includes(subject as Subject) && moves.includes(move as Move) && foci.includes(focus as Focus)
  if (!isKnown) throw new Error(`${place}: no such labels: ${line}`)
  return { subject: subject as Subject, move: move as Move, focus: focus as Focus }
}

/** One utterance a line; a header `= subject move focus` holds until the next; ` >> ` parts it from the former one. */
export function parseBank(content: string, file: string): Utterance[] {
  let labels: Labels | undefined
  return content.split('\n').flatMap((written, n) => {
    const line = written.trim()
    const place = `${file}:${n + 1}`
    if (line.startsWith('=')) labels = labelsOf(line, place)
    if (line === '' || line.startsWith('=')) return []
    if (!labels) throw new Error(`${place}: an utterance before any header`)
    const [text = '', former] = line.split(FORMER).toReversed()
    return [{ ...labels, text: text.trim(), former: former?.trim() }]
  })
}

const folder = new URL('./', import.meta.url)

export const bankFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()

export const readBank = (): Utterance[] =>
  bankFiles().flatMap((file) => parseBank(readFileSync(new URL(file, folder), 'utf8'), file))
