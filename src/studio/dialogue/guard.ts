import type { Passage } from './passages/passage.ts'
import { termsOf } from './terms.ts'

/** So many words in a row are no accident. */
const RUN = 8
const FIGURE = /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|percent\b|x\b)/gi

const runs = (text: string) => {
  const words = termsOf(text)
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_word, n) => words.slice(n, n + RUN).join(' '))
}

/** What a model must not say: its briefing, word for word, and figures that stand on none of our pages. */
export function breach(
  sentence: string,
  context: string,
  ground: Passage[],
): 'recites its briefing' | 'invents a figure' | undefined {
  const open = ground.map(({ text }) => text).join(' ')
  const secret = new Set(runs(context))
  const openRuns = new Set(runs(open))
  if (runs(sentence).some((run) => secret.has(run) && !openRuns.has(run))) return 'recites its briefing'
  const known = `${open} ${context}`.replace(/\s/g, '')
  const figures = sentence.match(FIGURE) ?? []
  return figures.some((figure) => !known.includes(figure.replace(/\s?percent/i, '%').replace(/\s/g, '')))
    ? 'invents a figure'
    : undefined
}
