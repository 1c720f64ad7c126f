import { plainText } from '../../../model/plain-text.ts'
import { type Card, cardFor } from '../../cards/card.ts'
import { type Memory, presentFocus } from '../../remember/memory.ts'
import type { Meant, Reading } from '../../remember/reading.ts'
import type { Decision, Step } from '../decision.ts'
import { fitting } from '../fit.ts'
import { asides } from './asides.ts'
import { atWork } from './at-work.ts'
import { doubts } from './doubts.ts'
import type { Asked, Point } from './point.ts'
import { proof } from './proof.ts'
import { refusals } from './refusals.ts'
import { systems } from './systems.ts'

const rest: readonly Point[] = [...asides, ...doubts, ...proof, ...systems, ...atWork]

function isAsked({ asks, not, when, id }: Point, asked: Asked): boolean {
  const { plain, whole, memory } = asked
  return asks.test(plain) && !not?.test(whole) && !memory.points.includes(id) && (when?.(asked) ?? true)
}

/** The parts of a turn, the last first: there the question stands. */
function partsOf({ said, readings }: Meant, memory: Memory): Asked[] {
  const asked = (words: string, reading: Reading): Asked => ({
    plain: plainText(words),
    whole: plainText(said),
    said: words,
    memory,
    reading,
  })
  const parts = readings.toReversed().map((reading) => asked(reading.words, reading))
  return readings.length > 1 ? [...parts, asked(said, readings[0])] : [asked(said, readings[0])]
}

const found = (points: readonly Point[], meant: Meant, memory: Memory) =>
  partsOf(meant, memory)
    .flatMap((asked) => points.filter((point) => isAsked(point, asked)).map((point) => ({ point, asked })))
    .at(0)

/** What is refused before anything else is weighed. */
export const refusalFor = (meant: Meant, memory: Memory) => decided(found(refusals, meant, memory), memory)
/** A question of a kind that any agent is asked. */
export const pointFor = (meant: Meant, memory: Memory) => decided(found(rest, meant, memory), memory)

function decided(hit: { point: Point; asked: Asked } | undefined, memory: Memory): Decision | undefined {
  if (!hit) return undefined
  const { point, asked } = hit
  const says = typeof point.says === 'function' ? point.says(asked) : point.says
  const meaning = point.goesOn?.(asked)
  const card = meaning && cardFor(meaning.subject, meaning.move, meaning.focus)
  const steps: Step[] = []
  if (says) steps.push({ do: 'point', id: point.id, words: says })
  if (point.fits) steps.push(...fitStep(asked))
  const following = card && told(card, point, memory, meaning.move === 'objection')
  if (following) steps.push(...following)
  if (!steps.length) return undefined
  const about = meaning ?? memory.answered[0]?.meaning
  return {
    zone: point.isRefusal ? 'rule' : 'sure',
    steps,
    ways: point.ways ?? [],
    ...(about && { meaning: about }),
  }
}

function told(card: Card, { length = 'full', says, id }: Point, memory: Memory, isWorry: boolean): Step[] {
  const open = [length, 'more' as const, 'example' as const].find(
    (one) => card[one] && !memory.told.has(`${card.id} ${one}`),
  )
  if (!open || (says && open !== length)) return []
  const tell: Step = { do: 'tell', card, length: open }
  if (says) return [tell]
  return isWorry && card.concedes && open === 'full'
    ? [{ do: 'point', id, words: card.concedes }, tell]
    : [{ do: 'point', id }, tell]
}

/** The one sentence of the agent in hand that says something of what is asked. */
function fitStep({ said, memory, reading }: Asked): Step[] {
  const focus = reading.focus === 'none' ? presentFocus(memory) : reading.focus
  const card = focus === 'none' ? undefined : cardFor('does', 'what', focus)
  const fit = card && fitting(said, [card], (sentence) => !memory.spoken.has(sentence))
  return fit?.fits ? [{ do: 'fit', card: fit.card, sentence: fit.sentence }] : []
}
