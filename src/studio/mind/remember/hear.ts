import type { Focus } from '../../../understanding/labels.ts'
import type { Things } from '../../../understanding/understood.ts'
import { figuresIn } from '../../model/figures-said.ts'
import { inDigits, numberOf } from '../../model/number-words.ts'
import { plainText } from '../../model/plain-text.ts'
import { refusesMail } from './address-heard.ts'
import { departmentOf } from './departments.ts'
import { isTrade, type Memory, type Visitor } from './memory.ts'
import type { Meant } from './reading.ts'

/** What this turn told that was not known, or known otherwise. */
export type News = Partial<Visitor> & { pain?: Focus; isCorrected: boolean }

/** Less likely than this, a trade is not taken as told. */
const SURE_OF_TRADE = 0.5

type Count = Things['counts'][number]

/** "400, not 4000": what was taken back. */
const takenBack = (words: string) =>
  [...inDigits(plainText(words)).matchAll(/\b(?:not|instead of|rather than|statt|nicht) (\d[\d.,]*)/g)].map(
    ([, number]) => numberOf(number ?? ''),
  )

/** "7,000, not 9,000" counts what was counted before, also where it is not named again. */
function putRight(before: readonly Count[], words: string, gone: readonly number[]): Count[] {
  const wrong = before.find(({ value }) => gone.includes(value))
  const right = figuresIn(plainText(words))
    .map(({ value }) => Number(value))
    .find((value) => !gone.includes(value))
  return wrong && right !== undefined ? [{ ...wrong, value: right }] : []
}

/** The newest first; a count of the same things replaces the former one. */
function counted(before: readonly Count[], now: readonly Count[], gone: readonly number[]): Count[] {
  const kept = before.filter(
    ({ what, value }) => !gone.includes(value) && !now.some((one) => one.what === what),
  )
  return [...now.filter(({ value }) => !gone.includes(value)), ...kept]
}

/** Who told their trade stays in it, unless they say of themselves that it is another: what is counted or asked is no news. */
const keepsTrade = ({ readings }: Meant, now: Things, { industry }: Visitor) =>
  Boolean(industry?.said) &&
  (industry?.focus === now.industry?.focus ||
    !readings.some(({ subject }) => subject === 'self' || subject === 'correction'))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is remembered of the visitor once this turn is heard, and what of it is new. */
export function hear(memory: Memory, meant: Meant): { memory: Memory; news: News } {
  const { readings } = meant
  const things = withTrade(meant, memory)
  const { visitor } = memory
  const isCorrection = readings.some(({ subject }) => subject === 'correction')
  const gone = isCorrection ? takenBack(meant.said) : []
  const counts =
    gone.length && !things.counts.length ? putRight(visitor.counts, meant.said, gone) : things.counts
  const told: Visitor = {
    counts: counted(visitor.counts, counts, gone),
    systems: [...new Set([...visitor.systems, ...things.systems])],
  }
  const news: News = { isCorrected: false }
  for (const key of ['industry', 'role', 'country', 'time', 'email', 'name'] as const) {
    const value =
      key === 'industry' && keepsTrade(meant, things, visitor)
        ? visitor.industry
        : (things[key] ?? visitor[key])
    if (value === undefined) continue
    Object.assign(told, { [key]: value })
    if (things[key] !== undefined && !isSame(value, visitor[key])) {
      Object.assign(news, { [key]: value })
      news.isCorrected ||=
        visitor[key] !== undefined && (key !== 'industry' || visitor.industry?.said !== '') && key !== 'time'
    }
  }
  const newCounts = told.counts.filter((one) => !visitor.counts.some((known) => isSame(one, known)))
  if (newCounts.length) news.counts = newCounts
  news.isCorrected ||= newCounts.some(({ what }) => visitor.counts.some((known) => known.what === what))
  news.isCorrected ||= isCorrection && newCounts.length > 0 && visitor.counts.length > 0
  const newSystems = things.systems.filter((system) => !visitor.systems.includes(system))
  if (newSystems.length) news.systems = newSystems

  const hurts = readings.find(
    ({ subject, probability }) => subject === 'pain' && probability >= SURE_OF_TRADE,
  )
  const own = departmentOf(told.role) ?? told.industry?.focus ?? 'none'
  const pain = hurts?.focus === 'none' ? own : hurts?.focus
  if (pain && pain !== 'none') news.pain = pain
  return {
    memory: {
      ...memory,
      visitor: told,
      pains: news.pain ? [news.pain, ...memory.pains.filter((focus) => focus !== news.pain)] : memory.pains,
      pace: paceAfter(memory, meant),
      language: languageAfter(memory, meant),
      isBuyer: memory.isBuyer && !NO_BUYER.test(meant.said),
      hasTold: toldAfter(memory, meant, told),
      asked: refusesMail(meant.said) ? new Set([...memory.asked, 'summary']) : memory.asked,
    },
    news,
  }
}

/** Press, study, staff and the like: they are answered, and not sold to. */
const NO_BUYER =
  /\b(?:journalist|reporter|trade magazine|newspaper|i write for|my thesis|master'?s? thesis|phd|student|i teach|professor|just curious|works council|betriebsrat|trade union|union rep\w*|staff rep\w*|shop steward|not a buyer|not (?:here )?to buy|i represent|we insure compan\w+)\b/i
const TOLD_FROM = 0.25

/** Whoever has told of their work in any words is not asked for it again. */
function toldAfter({ hasTold }: Memory, { readings }: Meant, visitor: Visitor): Memory['hasTold'] {
  const isTold = (subject: 'self' | 'pain') =>
    readings.some(
      (one) =>
        one.subject === subject && one.probability >= TOLD_FROM && one.words.trim().split(/\s+/).length > 3,
    )
  const isKnown = visitor.role !== undefined || visitor.industry !== undefined || visitor.counts.length > 0
  return {
    self: hasTold.self || isTold('self') || isTold('pain') || isKnown,
    pain: hasTold.pain || isTold('pain'),
  }
}

/** Who tells of empty shelves is in retail, also without saying so; there are no words of theirs to say back then. */
function withTrade({ things, readings, said, language }: Meant, { visitor }: Memory): Things {
  if (things.industry || visitor.industry) return things
  const told = readings.find(
    ({ subject, focus, probability }) =>
      (subject === 'self' || subject === 'pain') && isTrade(focus) && probability >= SURE_OF_TRADE,
  )
  const focus =
    told?.focus ??
    (language === 'en' ? undefined : tradeAbroad.find(([words]) => words.test(plainText(said)))?.[1])
  return focus ? { ...things, industry: { said: '', focus } } : things
}

/** Trades as other languages call them, where somebody tells of their own. */
const tradeAbroad: readonly (readonly [RegExp, Focus])[] = [
  [/\b(?:clinicas?|kliniken|krankenhauser|hospitales|hospitais|hopitaux|cliniques?)\b/, 'health'],
  [/\b(?:tiendas|lojas|boutiques|magasins|filialen)\b/, 'retail'],
  [/\b(?:fabricas?|usines?|werke|fabrik(?:en)?)\b/, 'manufacturing'],
]

/** "OK" is said in every language: a word or two change none. */
const languageAfter = ({ language }: Memory, meant: Meant) =>
  meant.language === 'en' && meant.said.trim().split(/\s+/).length <= 2 ? language : meant.language

/** Who asks for more has time again. */
function paceAfter({ pace }: Memory, { readings }: Meant): Memory['pace'] {
  const subjects = readings.map(({ subject }) => subject)
  if (subjects.includes('hurry')) return 'hurry'
  if (subjects.includes('shorter')) return pace === 'hurry' ? 'hurry' : 'short'
  return subjects.includes('more') || subjects.includes('example') ? 'usual' : pace
}
