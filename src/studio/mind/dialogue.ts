import type { RoomChoice, RoomContact, RoomLink } from '../protocol.ts'

/** What the avatar says in one breath, with the pages behind it and the ways on. */
export interface Speech {
  text: string
  links: RoomLink[]
  choices: RoomChoice[]
  /** Whether more of the same turn follows. */
  more: boolean
  /** Shows the card that takes an address, with the one that was said. */
  contact?: RoomContact
}

/** What the conversation's owner told us to say and to keep in mind. */
export interface Briefing {
  greeting: string | undefined
  context: string | undefined
}

/** One talk with one visitor: it remembers what was said. */
export interface Dialogue {
  greeting(): Speech
  /** One speech from the built-in dialogue; sentence by sentence from a model. Stops when `signal` says so. */
  answer(question: string, signal: AbortSignal): AsyncIterable<Speech>
}

export type OpenDialogue = (briefing: Briefing) => Dialogue
