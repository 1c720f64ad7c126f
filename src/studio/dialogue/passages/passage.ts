import type { PageName } from '../../../contract/paths.ts'

/** A thing the avatar can say, made from the site's own words, with the page it comes from. */
export interface Passage {
  id: string
  title: string
  /** Ready to be spoken: whole sentences. */
  text: string
  /** Further words by which buyers ask for it. */
  words: string
  page: PageName
  /** Passages on one subject follow each other when the visitor wants to know more. */
  subject: string
  /** A detail of its subject: it answers only where it is asked for, and follows where more is wanted. */
  isDetail?: true
}

/** "a, b and c" */
export function listed(items: readonly string[]) {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** The first letter small, for a phrase put inside a sentence; names and abbreviations keep theirs. */
export const inSentence = (phrase: string) =>
  /^[A-Z][A-Z/]|^[A-Z]\S*[A-Z]/.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)

export const phrases = (items: readonly string[]) => listed(items.map(inSentence))

/** A heading put inside a sentence: all its words small. */
export const titleInSentence = (title: string) => title.split(' ').map(inSentence).join(' ')

const endsSentence = /[.!?]$/
export const sentence = (text: string) => (endsSentence.test(text) ? text : `${text}.`)
