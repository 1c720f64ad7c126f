import type { Said } from './said.ts'

/** What visitors call a thing that we may not say, or say in other words: "money", "LLM", "pen test". Matched, never spoken. */
const theirWords = new Map<Said, string>()

/** An answer, and the words in which visitors ask for it. */
export function asked(words: string, answer: Said): Said {
  theirWords.set(answer, words)
  return answer
}

/** In which words an answer may be asked for, beside its own. */
export const heardAs = (answer: Said): string => theirWords.get(answer) ?? ''
