import type { AgentKey } from '../../../content/agent-keys.ts'
import type { Focus } from '../../../understanding/labels.ts'
import type { advised, Card } from '../cards/card.ts'
import type { Said } from '../cards/said.ts'
import type { News } from '../remember/hear.ts'
import type { Length, Meaning, Question } from '../remember/memory.ts'

export type Advised = ReturnType<typeof advised>[number]

/** Sentences of the talk itself, which no card holds. */
export type LineName =
  | 'hello'
  | 'smalltalk'
  | 'pleased'
  | 'identity'
  | 'recorded'
  | 'thanks'
  | 'goodbye'
  | 'wait'
  | 'hurry'
  | 'injection'
  | 'abuse'
  | 'unclear'
  | 'offTopic'
  | 'unknowable'
  | 'unsure'
  | 'person'
  | 'declined'
  | 'goOn'
  | 'nothingYet'
  | 'exhausted'
  | 'unproven'
  | 'missed'
  | 'mistaken'
  | 'sympathy'
  | 'wary'
  | 'language'
  | 'noExample'
  | 'notSaid'
  | 'heard'
  | 'inFewWords'
  | 'onTheCard'

/** One thing the avatar does in a turn. */
export type Step =
  | { do: 'acknowledge'; news: News }
  | { do: 'concede'; card: Card }
  | { do: 'tell'; card: Card; length: Length }
  /** The point of a question, before or instead of a card; without words where the card begins with it. */
  | { do: 'point'; id: string; words?: Said }
  /** The sentence of a card that says something of what is asked. */
  | { do: 'fit'; card: Card; sentence: string }
  | { do: 'advise'; focus: Focus; agents: readonly Advised[] }
  /** Of those advised, the one to begin with. */
  | { do: 'first'; agent: Advised; card: Card | undefined }
  | { do: 'compare'; cards: readonly [Card, Card]; foci: readonly [Focus, Focus] }
  /** Whether it can be had today. */
  | { do: 'available'; agent: AgentKey }
  /** Systems we cannot promise to work with. */
  | { do: 'unlisted'; systems: readonly string[] }
  | { do: 'again'; text: string }
  | { do: 'line'; line: LineName }
  | { do: 'ask'; question: Question }

/** How sure we were of what was meant. */
export type Zone = 'rule' | 'sure' | 'asked_back' | 'not_known' | 'talk' | 'told'

/** The ways to people that a turn may show as a link. */
export type Way = 'demo' | 'contact'

export type Decision = {
  zone: Zone
  /** What was answered, for what "that" means next. */
  meaning?: Meaning
  steps: readonly Step[]
  ways: readonly Way[]
  /** Says what is on record already: the visitor asked for it again. */
  isRepeat?: boolean
}
