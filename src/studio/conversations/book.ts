import type { Conversation, KeptTurn } from './conversation.ts'

/** Where conversations are written down as they go: a process that is killed loses none of what was said. */
export interface Book {
  /** All that was written down, in the order it was begun; what ran when the process died is still `active`. */
  read(): Conversation[]
  began(conversation: Conversation): void
  /** Outlives the process once this has returned. Throws where it cannot be written: then nobody is told that it was. */
  said(conversation: Conversation, turn: KeptTurn): void
  /** With its events, the transcript among them, in place of the single turns. */
  ended(conversation: Conversation): void
  /** Too old, or too many. */
  forget(ids: readonly string[]): void
  /** Somebody's wish: not a byte of it is left in the file. */
  erase(id: string): void
  close(): void
}

const nothing = () => undefined

/** For tests, and for a studio without a folder of its own: what was said is gone with the process. */
export const noBook: Book = {
  read: () => [],
  began: nothing,
  said: nothing,
  ended: nothing,
  forget: nothing,
  erase: nothing,
  close: nothing,
}
