import type { PageName } from '../../../contract/paths.ts'
import type { Focus, Move, Subject } from '../../../understanding/labels.ts'
import { type Advice, advice } from './advice.ts'
import { wordsFor } from './choices.ts'
import { deck } from './deck.ts'
import { heardAs } from './heard-as.ts'
import { spokenNames } from './names.ts'
import type { Said } from './said.ts'
import { verdictOn } from './verdicts.ts'

export type Card = {
  /** What it tells; nothing is told twice unless asked for. */
  id: string
  subject: Subject
  /** 'none' where it is about all. */
  focus: Focus
  /** The moves it answers; any where it names none. */
  moves?: readonly Move[]
  /** One sentence, for whoever is in a hurry or asks for shorter. */
  short: Said
  /** Two or three sentences: the usual answer. */
  full: Said
  /** What else there is, for "tell me more". */
  more?: Said
  /** A concrete example, for "give me an example". */
  example?: Said
  /**
   * What it answers in particular, one whole answer each, yes or no first: "can it make learning plans", "may we pause".
   * Told instead of the lengths where the visitor's words fit one of them better, and once each as those are.
   */
  features?: readonly Said[]
  /** Where it stands on the site. */
  page: PageName
  /** Said first where it was an objection: it takes the worry up before anything is answered. */
  concedes?: Said
}

/** Where nothing is said of an agent itself, what is said of its department or trade holds for it. */
const belongsTo: Partial<Record<Focus, Focus>> = {
  monitor: 'it',
  detect: 'it',
  patch: 'it',
  recover: 'it',
  deploy: 'it',
  recruit: 'hr',
  onboard: 'hr',
  engage: 'hr',
  comply: 'hr',
  develop: 'hr',
  payroll: 'hr',
  hr: 'corporate',
  finance: 'corporate',
  legal: 'corporate',
  sales: 'corporate',
  marketing: 'corporate',
  customerSupport: 'corporate',
  tax: 'banking',
  treasury: 'banking',
  upstream: 'oilGas',
  midstream: 'oilGas',
  iot: 'twin',
  control: 'twin',
}

const key = (subject: Subject, focus: Focus, move: Move | 'any') => `${subject} ${focus} ${move}`
const byKey = new Map(
  deck.flatMap((card) =>
    (card.moves ?? (['any'] as const)).map((move): [string, Card] => [
      key(card.subject, card.focus, move),
      card,
    ]),
  ),
)

/** Where something is named, what we do there is what it does, and so is what helps against that pain. */
const readAs: Partial<Record<Subject, Subject>> = { overview: 'does', pain: 'does' }

const particular = (subject: Subject, move: Move, focus: Focus) =>
  byKey.get(key(subject, focus, move)) ?? byKey.get(key(subject, focus, 'any'))

/** The card for what is asked, the most particular there is: (subject, move, focus), then (subject, focus), then (subject). */
export function cardFor(subject: Subject, move: Move, focus: Focus): Card | undefined {
  if (focus === 'none') return particular(subject, move, focus)
  const read = readAs[subject]
  const card = particular(subject, move, focus) ?? (read && particular(read, move, focus))
  return card ?? cardFor(subject, move, belongsTo[focus] ?? 'none')
}

/** One answer in particular, the card it stands on, and the words it is asked for in beside its own: matched, never spoken. */
export type Particular = { card: Card; text: Said; asked: string }

/** Every particular answer on a subject, whatever the move: those of the focus first, then of its department, then of all. */
export function particularsOn(subject: Subject, focus: Focus): readonly Particular[] {
  const read = focus === 'none' ? undefined : readAs[subject]
  const here = deck
    .filter((card) => card.focus === focus && (card.subject === subject || card.subject === read))
    .flatMap((card) =>
      (card.features ?? []).map((text): Particular => ({ card, text, asked: heardAs(text) })),
    )
  const wider = focus === 'none' ? [] : particularsOn(subject, belongsTo[focus] ?? 'none')
  const isNew = ({ text }: Particular, n: number, all: readonly Particular[]) =>
    all.findIndex((one) => one.text === text) === n
  return [...here, ...wider].filter(isNew)
}

/** For "which first", "what can you do for us": the two agents that help this focus or trade most, best first, and why. */
export const advised = (focus: Focus): readonly Advice[] => advice[focus]

/** How a focus is named in speech: "the recruiting agent", "IT operations", "hospitals". */
export const spokenName = (focus: Focus): string => spokenNames[focus]

/** What a reading is called when we ask back: "who may see it", "what it costs". Fits after "Do you mean … or …?" */
export const choiceWords = (subject: Subject, move: Move): string => wordsFor(subject, move)

/** For "which of the two": what each of them is for, and where one would begin. */
export const verdict = (a: Focus, b: Focus): Said => verdictOn(a, b)
