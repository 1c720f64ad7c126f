import type { Subject } from '../labels.ts'
import { namedIn, systemsIn } from '../things/named.ts'
import { cognates } from './cognates.ts'
import { languageOf } from './language.ts'
import { stemOf, wordsOf } from './words.ts'

/** What the first regression sees of a sentence: four groups of signs, each brought to a length of its own. */
export type Features = { words: string[]; letters: string[]; things: string[]; signs: string[] }

const SHORTEST_RUN = 2
const LONGEST_RUN = 5

/** A few words at the front say what is wanted: "how long", "can we", "who". */
const OPENING = 3

function wordSigns(stems: string[]): string[] {
  return stems.flatMap((stem, n) => {
    const before = stems[n - 1] ?? '^'
    const skipped = n > 1 ? [`s ${stems[n - 2]} ${stem}`] : []
    return [
      `w ${stem}`,
      `p ${before} ${stem}`,
      ...skipped,
      ...(n === stems.length - 1 ? [`p ${stem} $`] : []),
    ]
  })
}

function letterRuns(words: string[]): string[] {
  return words.flatMap((word) => {
    const framed = `<${word}>`
    const runs: string[] = []
    for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length++)
      for (let from = 0; from + length <= framed.length; from++) runs.push(framed.slice(from, from + length))
    return runs
  })
}

const beginnings: [beginning: string, subject: string][] = (Object.keys(cognates) as Subject[]).flatMap(
  (subject) => (cognates[subject] ?? '').split(' ').map((word): [string, string] => [word, subject]),
)

function cognateSigns(words: string[]): string[] {
  const said = words.flatMap((word) =>
    beginnings
      .filter(([start]) => (start.length > 4 ? word.startsWith(start) : word === start))
      .map(([, subject]) => `c ${subject}`),
  )
  return [...new Set(said)]
}

const lengthOf = (count: number) => (count < 3 ? 'few' : count < 8 ? 'some' : count < 19 ? 'many' : 'lots')

export function featuresOf(text: string): Features {
  const words = wordsOf(text)
  const stems = words.map(stemOf)
  const language = languageOf(text)
  const named = namedIn(text)
  return {
    words: wordSigns(stems),
    letters: letterRuns(words),
    things: [
      ...named,
      named.length === 0 ? 'nothing' : 'something',
      ...(systemsIn(text).length > 0 ? ['system'] : []),
      ...(language === 'en' ? [] : cognateSigns(words)),
    ],
    signs: [
      ...(language === 'en' ? [] : [`l ${language}`]),
      ...(/\?/.test(text) ? ['?'] : []),
      ...(/@\w/.test(text) ? ['address'] : []),
      ...(/\d/.test(text) ? ['number'] : []),
      `length ${lengthOf(words.length)}`,
      ...stems.slice(0, OPENING).map((_, n) => `o ${stems.slice(0, n + 1).join(' ')}`),
    ],
  }
}
