import { company } from '../../content/brand.ts'
import { conversationalContext } from '../../content/briefing.ts'
import { openSpokenCheck } from '../model/spoken-check.ts'
import type { Passage } from './passages/passage.ts'
import { passages } from './retrieval.ts'
import { termsOf } from './terms.ts'

/** So many words in a row are no accident. */
const RUN = 8

const runs = (text: string) => {
  const words = termsOf(text)
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_word, n) => words.slice(n, n + RUN).join(' '))
}

/** Whether a model repeats its briefing word for word, in what stands on none of our pages. */
export function recites(sentence: string, context: string, ground: Passage[]): boolean {
  const secret = new Set(runs(context))
  const open = new Set(runs(ground.map(({ text }) => text).join(' ')))
  return runs(sentence).some((run) => secret.has(run) && !open.has(run))
}

/** The check on promises, with all that the avatar may speak of as its ground. */
export const openCheckOnPages = () =>
  openSpokenCheck({
    texts: [...passages.flatMap(({ title, text }) => [title, text]), conversationalContext],
    contacts: [company.email, ...company.phones],
  })
