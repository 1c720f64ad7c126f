import { type Card, cardFor } from '../cards/card.ts'
import { deck } from '../cards/deck.ts'
import { type Meaning, type Memory, presentFocus } from '../remember/memory.ts'
import type { Reading } from '../remember/reading.ts'
import { firstOf } from '../sentences.ts'
import { answerTo, tell, untold } from './answer.ts'
import type { Decision, LineName, Step, Way } from './decision.ts'
import { askBack, candidatesOf, isChoice, notKnown, SURE } from './zones.ts'

const talk = (steps: readonly Step[], ways: readonly Way[] = []): Decision => ({ zone: 'talk', steps, ways })
const line = (name: LineName, ways: readonly Way[] = []) => talk([{ do: 'line', line: name }], ways)

const cardsById = new Map(deck.map((card) => [card.id, card]))
const cardsOf = ({ answered }: Memory, n = 0): Card[] =>
  (answered[n]?.cards ?? []).flatMap((id) => cardsById.get(id) ?? [])
/** The card that was told last: its short form, its example or the rest of it is asked for. */
const lastCard = (memory: Memory) => memory.answered.flatMap((_one, n) => cardsOf(memory, n))[0]

function more(memory: Memory): Decision {
  const card = lastCard(memory)
  const length = card && untold(card, memory)
  if (card && length) return talk([{ do: 'tell', card, length }])
  if (card) return line('exhausted', ['demo'])
  const about: Meaning = { subject: 'overview', move: 'what', focus: 'none' }
  return answerTo(about, memory, '') ?? line('nothingYet')
}

function again({ lastSaid, turn }: Memory): Decision {
  return turn ? { ...talk([{ do: 'again', text: lastSaid }]), isRepeat: true } : line('nothingYet')
}

const FEW_WORDS = /\b(?:in|with) (?:\w+ )?(?:three|four|five|six|seven|ten|few|\d) words\b/i

function shorter(memory: Memory, words = ''): Decision {
  const [card] = cardsOf(memory)
  if (FEW_WORDS.test(words)) return line('inFewWords')
  if (!memory.answered[0]) return line('hurry')
  if (!card) return { ...talk([{ do: 'again', text: firstOf(memory.answered[0].text) }]), isRepeat: true }
  return { ...talk([{ do: 'tell', card, length: 'short' }]), isRepeat: true }
}

export const MAILED = /\b(?:e-?mail|send|written|writing)\b/i
const RECAP =
  /\b(?:summar(?:y|i[sz]e)|recap|sum (?:it|this|that|all that|all this) up|sum up|(?:two|three|a few|couple of) sentences|in a nutshell|(?:main|key) points)\b/i

/** What was told last, in a sentence each, where that is asked for and not to be mailed. */
export function recap(said: string, memory: Memory): Decision | undefined {
  if (!RECAP.test(said) || MAILED.test(said) || memory.answered.length < 2) return undefined
  const cards = [...new Set(memory.answered.flatMap((_one, n) => cardsOf(memory, n)))].slice(0, 3).reverse()
  if (!cards.length) return again(memory)
  return { ...talk(cards.map((card) => ({ do: 'tell', card, length: 'short' }))), isRepeat: true }
}

/** Plainer words: the short form, and once that was heard, an example. */
function simpler(memory: Memory): Decision {
  const [advised] = memory.advised
  const card = cardsOf(memory)[0] ?? (advised && cardFor('does', 'what', advised)) ?? lastCard(memory)
  if (!card) return more(memory)
  if (!memory.told.has(`${card.id} short`))
    return { ...talk([{ do: 'tell', card, length: 'short' }]), isRepeat: true }
  return card.example && !memory.told.has(`${card.id} example`)
    ? talk([{ do: 'tell', card, length: 'example' }])
    : line('exhausted', ['demo', 'contact'])
}

function example(memory: Memory, { focus }: Reading): Decision {
  const named = focus === 'none' ? undefined : cardFor('does', 'what', focus)
  const card = named?.example ? named : lastCard(memory)
  if (card?.example && !memory.told.has(`${card.id} example`))
    return talk([{ do: 'tell', card, length: 'example' }])
  const story = cardFor('references', 'proof', presentFocus(memory))
  if (!story || memory.told.has(`${story.id} full`)) return line('noExample', ['demo'])
  return {
    ...talk([{ do: 'tell', card: story, length: 'full' }]),
    meaning: { subject: 'references', move: 'proof', focus: story.focus },
  }
}

/** Who was not answered is asked what was meant, with the readings we did not take. */
const missed = (memory: Memory) =>
  askBack((memory.answered[0]?.others ?? []).filter(isChoice), memory, 'missed') ??
  talk(
    [
      { do: 'line', line: 'missed' },
      { do: 'line', line: 'unclear' },
    ],
    ['contact'],
  )

const lines: Partial<Record<Reading['subject'], readonly [LineName, ...Way[]]>> = {
  greeting: ['hello'],
  thanks: ['thanks'],
  goodbye: ['goodbye', 'demo'],
  wait: ['wait'],
  no: ['declined'],
  language: ['language'],
  abuse: ['abuse'],
  injection: ['injection'],
  off_topic: ['offTopic'],
  choose: ['unclear'],
  unclear: ['unclear'],
  correction: ['mistaken'],
}

/** Asked of what was said before in few words; in many, and not plainly, something else may be meant. */
const aboutBefore: ReadonlySet<Reading['subject']> = new Set([
  'simpler',
  'repeat',
  'shorter',
  'example',
  'more',
])
const PLAIN = 0.5
const GREETS = /\bhow (?:are|is|do)\b|\bhow's\b|\bwhat's up\b|\bwhats up\b/i
/** Readings all less likely than this are no choices for what may be off topic. */
const WORTH_ASKING = 0.2
const SHORT = 5
const wordCount = (words: string) => words.trim().split(/\s+/).length

/** What a move in the talk itself is met with. */
export function talkMove(reading: Reading, memory: Memory): Decision {
  const { subject, probability, others } = reading
  if (aboutBefore.has(subject) && probability < (wordCount(reading.words) > SHORT ? PLAIN : SURE))
    return askBack(candidatesOf(reading), memory) ?? line('unclear')
  const milder = others.find((other) => other.subject === 'smalltalk' || other.subject === 'identity')
  if (subject === 'abuse' && probability < SURE)
    return milder
      ? talkMove({ ...reading, ...milder }, memory)
      : (askBack(candidatesOf(reading), memory) ?? line('unclear'))
  switch (subject) {
    case 'repeat':
      return again(memory)
    case 'shorter':
      return shorter(memory, reading.words)
    case 'simpler':
      return simpler(memory)
    case 'smalltalk':
      return line(GREETS.test(reading.words) ? 'smalltalk' : 'pleased')
    case 'hurry':
      return /\bshort\w*\b/i.test(reading.words) ? shorter(memory) : line('hurry')
    case 'more':
      return more(memory)
    case 'yes':
      return line('goOn')
    case 'example':
      return example(memory, reading)
    case 'not_answered':
      return missed(memory)
    case 'identity':
    case 'recorded': {
      const card = cardFor(subject, reading.move, 'none')
      return card ? tell(reading, card, memory, reading.words) : line(subject)
    }
    case 'unknowable':
      return notKnown('unknowable', reading, memory)
    case 'off_topic':
    case 'unclear': {
      const isUnsure = probability < SURE
      const isWorth = others.some((other) => isChoice(other) && other.probability >= WORTH_ASKING)
      const back =
        isWorth && (isUnsure || subject === 'unclear') ? askBack(candidatesOf(reading), memory) : undefined
      if (back) return back
      if (isUnsure) return line('unsure', ['contact'])
      break
    }
    default:
  }
  const [name, ...ways] = lines[subject] ?? (['unclear'] as const)
  return line(name, ways)
}
