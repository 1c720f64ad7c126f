import type { PageName } from '../../../contract/paths.ts'
import type { Focus, Move, Subject } from '../../../understanding/labels.ts'
import type { Language, Things } from '../../../understanding/understood.ts'
import { departmentOf } from './departments.ts'

/** What is meant: what it is about, what is wanted of it, and the agent, department or trade it is about. */
export type Meaning = { subject: Subject; move: Move; focus: Focus }

export type Length = 'short' | 'full' | 'more' | 'example'

/** A way on that was put to the visitor, as a button and in the sentence; whoever takes it means this. */
export type Choice = { label: string; says: string; meaning: Meaning }

/** What an answer to a question of ours may name. */
export type Takes = 'trade' | 'department' | 'area' | 'size' | 'system'

/** A question of ours. None is asked twice. */
export type Question = {
  id: string
  words: string
  choices: readonly Choice[]
  takes?: Takes
  /** What a yes means; where it is missing, a yes takes the first choice. */
  yes?: Meaning
}

/** What an answer of ours was about, and what of it was said. */
export type Answered = {
  meaning: Meaning
  /** The visitor's words it answered. */
  asked: string
  cards: readonly string[]
  length: Length
  text: string
  /** What else it might have meant, for whoever says that it was not answered. */
  others: readonly Meaning[]
}

/** Who the visitor is, as far as told. */
export type Visitor = Omit<Things, 'named'>

/** All that a talk holds. Never changed in place: each turn makes the next one. */
export type Memory = {
  visitor: Visitor
  /** What hurts, as the agent or department that would help; the latest first. */
  pains: readonly Focus[]
  /** What was told, as `card length`; nothing is told twice unless asked for. */
  told: ReadonlySet<string>
  /** Every sentence that was spoken, for the same reason. */
  spoken: ReadonlySet<string>
  /** The latest answers, the last one first: what "that" and "it" and "again" mean. */
  answered: readonly Answered[]
  /** What is spoken of now and what was before, the latest first: "it", "there", "the other one". */
  foci: readonly Focus[]
  /** The turn in which that was last spoken of: after a while it is no longer meant. */
  focusAt: number
  /** The agents that were advised last, best first: "which one first?", "the second". */
  advised: readonly Focus[]
  /** Kinds of question that were answered by their point. */
  points: readonly string[]
  /** Whether the visitor may be one to buy: a journalist or a works council is not asked what they would save. */
  isBuyer: boolean
  /** Whether they told of themselves or of what hurts, in whatever words. */
  hasTold: { self: boolean; pain: boolean }
  /** The turn in which we last asked about the visitor. */
  askedAt: number | undefined
  /** The question of ours that still stands. */
  open: Question | undefined
  /** Buttons that stand in the room. */
  choices: readonly Choice[]
  asked: ReadonlySet<string>
  /** A visitor in a hurry gets one sentence; one who asked for shorter gets the short form. */
  pace: 'usual' | 'short' | 'hurry'
  language: Language
  turn: number
  /** The turn in which we last asked back. */
  askedBack: number | undefined
  /** How the last turn began. */
  opening: string
  lastHeard: string
  lastSaid: string
  /** The turn in which the visitor's trade was last named. */
  tiedAt: number | undefined
  /** Pages that were shown, the latest first: what a demo would be about. */
  pages: readonly PageName[]
}

export const empty: Memory = {
  visitor: { counts: [], systems: [] },
  pains: [],
  told: new Set(),
  spoken: new Set(),
  answered: [],
  foci: [],
  focusAt: 0,
  advised: [],
  points: [],
  isBuyer: true,
  hasTold: { self: false, pain: false },
  askedAt: undefined,
  open: undefined,
  choices: [],
  asked: new Set(),
  pace: 'usual',
  language: 'en',
  turn: 0,
  askedBack: undefined,
  opening: '',
  lastHeard: '',
  lastSaid: '',
  tiedAt: undefined,
  pages: [],
}

const trades: ReadonlySet<Focus> = new Set([
  'health',
  'retail',
  'banking',
  'telecom',
  'manufacturing',
  'oilGas',
  'otherIndustry',
])
export const isTrade = (focus: Focus) => trades.has(focus)

/** So many turns later "it" means something else. */
const FADES_AFTER = 4

/** What the talk is about now: what was spoken of last, else what hurts, else the visitor's own. */
export function presentFocus(memory: Memory): Focus {
  const { foci, focusAt, turn, pains } = memory
  const last = turn - focusAt <= FADES_AFTER ? foci[0] : undefined
  return last ?? pains[0] ?? ownFocus(memory)
}

/** What "us" means: the visitor's department, where they are in charge of one, else their trade, else what hurts. */
export const ownFocus = ({ visitor, pains }: Memory): Focus =>
  departmentOf(visitor.role) ?? visitor.industry?.focus ?? pains[0] ?? 'none'
