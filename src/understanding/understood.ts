import type { Focus, Move, Subject } from './labels.ts'

export type Likely<Label> = { label: Label; probability: number }

/** One sentence, or one part of it that tells or asks something of its own, read by each head; most likely first. */
export type Act = {
  words: string
  subject: [Likely<Subject>, ...Likely<Subject>[]]
  move: [Likely<Move>, ...Likely<Move>[]]
  focus: [Likely<Focus>, ...Likely<Focus>[]]
}

/** What was named, taken only from where it is said of the speaker or asked about; never guessed. */
export type Things = {
  /** The trade the visitor's company is in, in the words to say back ("hospital group"), and the focus it belongs to. */
  industry?: { said: string; focus: Focus }
  /** Departments and agents that were named, in the order they were. */
  named: Focus[]
  /** "4000 staff", "600 stores": the number and what it counts, in the words to say back. */
  counts: { value: number; what: string }[]
  /** "I am the CFO", "as head of IT". */
  role?: string
  /** Systems in use: "SAP", "ServiceNow". */
  systems: string[]
  country?: string
  /** "by March", "next quarter". */
  time?: string
  email?: string
  name?: string
}

export const languages = ['en', 'de', 'fr', 'es', 'pt'] as const
export type Language = (typeof languages)[number]

/** What a person said, understood. At least one act: words nobody can read are an act about `unclear`. */
export type Understood = {
  said: string
  language: Language
  acts: [Act, ...Act[]]
  things: Things
}

/** `before` is what the same person said before: a follow-up is read once alone and once together with it. */
export type Understand = (said: string, before?: string) => Understood
