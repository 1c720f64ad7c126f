import { agents } from '../../../content/agents.ts'
import type { PageName } from '../../../contract/paths.ts'
import { familyOf } from '../../../understanding/labels.ts'
import type { RoomLink } from '../../protocol.ts'
import { type Card, cardFor, choiceWords } from '../cards/card.ts'
import { said } from '../cards/said.ts'
import { untold } from '../decide/answer.ts'
import type { Decision, LineName, Step } from '../decide/decision.ts'
import { demoChoice, department, moreChoice } from '../decide/questions.ts'
import type { Choice, Length, Memory, Question } from '../remember/memory.ts'
import { openingOf, sentencesOf } from '../sentences.ts'
import { lines, otherwise } from './lines.ts'
import { linksFor, pagesShown } from './links.ts'
import { forThem, likeYours, saidBack } from './tie.ts'

/** A turn of the avatar, and what the talk is to remember of it. */
export type Spoken = {
  text: string
  links: readonly RoomLink[]
  choices: readonly Choice[]
  question: Question | undefined
  cards: readonly string[]
  length: Length
  pages: readonly PageName[]
  isTied: boolean
}

/** At most so many sentences, and a question. */
const SENTENCES = 3
/** So many turns lie between two that name the visitor's trade. */
const TIE_EVERY = 3

const SIDE_BY_SIDE = said`Side by side: `

type Said = { sentences: string[]; cards: Card[]; isTied?: boolean; mayRepeat?: boolean }

/** Words a decision. Pure: the same decision in the same talk is always said alike. */
export function say(decision: Decision, memory: Memory): Spoken {
  const question = decision.steps.flatMap((step) => (step.do === 'ask' ? [step.question] : []))[0]
  const parts = decision.steps.map((step, n) => wordsOf(step, n, decision, memory))
  const limit = memory.pace === 'hurry' ? 1 : SENTENCES
  const isNew = (sentence: string) => decision.isRepeat || !memory.spoken.has(sentence)
  const fresh = parts.map((part) => ({
    ...part,
    sentences: part.mayRepeat ? part.sentences : part.sentences.filter(isNew),
  }))
  const isAskedAlready = question !== undefined
  const body = withinLimit(
    // A card may end in a question of its own: one is enough.
    fresh.map(({ sentences }) => sentences.filter((one) => !(isAskedAlready && one.endsWith('?')))),
    limit,
  )
  const statements = body.length || question ? body : freshLine('exhausted', memory)
  const text = begunOtherwise(
    [...statements, ...(question ? [question.words] : [])].join(' '),
    decision,
    memory,
  )
  const cards = parts.flatMap((part) => part.cards)
  const told = decision.steps.flatMap((step) => (step.do === 'tell' ? [step.length] : []))
  return {
    text,
    links: linksFor(decision, cards, memory),
    choices: choicesFor(decision, question, cards[0], memory),
    question: question ?? (body.at(-1)?.endsWith('?') && cards.length ? department : undefined),
    cards: cards.map(({ id }) => id),
    length: told[0] ?? 'full',
    pages: pagesShown(decision, cards),
    isTied: parts.some(({ isTied }) => isTied),
  }
}

/** The first sentences of each part before the second of any: an acknowledgement never costs the answer. */
function withinLimit(parts: readonly string[][], limit: number): string[] {
  const spare = limit - parts.filter((sentences) => sentences.length).length
  let left = Math.max(0, spare)
  const kept = parts.map((sentences) => {
    const extra = Math.min(left, Math.max(0, sentences.length - 1))
    left -= extra
    return sentences.slice(0, 1 + extra)
  })
  const all = kept.flat()
  return all.length > limit ? all.slice(-limit) : all
}

function freshLine(name: LineName, { spoken }: Memory): string[] {
  const wordings: readonly string[] = lines[name]
  const isNew = (wording: string) => !sentencesOf(wording).some((sentence) => spoken.has(sentence))
  return sentencesOf(wordings.find(isNew) ?? wordings.at(-1) ?? '')
}

function wordsOf(step: Step, n: number, decision: Decision, memory: Memory): Said {
  switch (step.do) {
    case 'acknowledge': {
      const isFolded =
        decision.steps[n + 1]?.do === 'advise' && forThem(step.news) !== undefined && !step.news.isCorrected
      const back = isFolded ? undefined : saidBack(step.news)
      return { sentences: back ? [back] : [], cards: [], isTied: Boolean(back) }
    }
    case 'concede':
      return { sentences: step.card.concedes ? [step.card.concedes] : [], cards: [] }
    case 'tell':
      return told(step.card, step.length, decision, memory)
    case 'advise':
      return advice(step, memory)
    case 'first': {
      const isWhyTold = memory.spoken.has(step.agent.why)
      // The card's first sentence names the agent once more.
      const why = isWhyTold ? sentencesOf(step.card?.full ?? '').slice(1) : [step.agent.why]
      return { sentences: [`${step.agent.name} first.`, ...why], cards: step.card ? [step.card] : [] }
    }
    case 'compare': {
      const together = cardFor('together', 'how', 'none')?.short
      const [one, other] = step.cards
      return {
        sentences: [`${SIDE_BY_SIDE}${one.short}`, other.short, ...(together ? [together] : [])],
        cards: [other],
        mayRepeat: true,
      }
    }
    case 'available': {
      const { name, version } = agents[step.agent]
      return { sentences: [said`${name} is available now, at version ${version}.`], cards: [] }
    }
    case 'again':
      return { sentences: [step.text], cards: [], mayRepeat: true }
    case 'line':
      return { sentences: freshLine(step.line, memory), cards: [], mayRepeat: true }
    case 'ask':
      return { sentences: [], cards: [] }
  }
}

/** What a card says, tied to the visitor's trade now and then, and marked where we were not sure. */
function told(card: Card, length: Length, decision: Decision, memory: Memory): Said {
  const text = card[length] ?? card.full
  const isBrief = length === 'full' && decision.zone === 'rule' && decision.steps.length > 2
  const isNew = (sentence: string) => decision.isRepeat || !memory.spoken.has(sentence)
  const [first, ...rest] = sentencesOf(isBrief ? card.short : text).filter(isNew)
  if (first === undefined) return { sentences: [], cards: [card] }
  const { meaning } = decision
  if (decision.zone === 'hedged' && meaning)
    return {
      sentences: [`I take it you ask about ${choiceWords(meaning.subject, meaning.move)}.`, first, ...rest],
      cards: [card],
    }
  const isTime = memory.tiedAt === undefined || memory.turn - memory.tiedAt >= TIE_EVERY
  const mayTie = decision.zone === 'sure' && decision.steps[0]?.do === 'tell' && length === 'full' && isTime
  const family = meaning && familyOf(meaning.subject)
  const lead =
    mayTie && (family === 'trust' || family === 'working' || family === 'value')
      ? likeYours(memory.visitor)
      : undefined
  return {
    sentences: [lead ? `${lead}: ${first}` : first, ...rest],
    cards: [card],
    isTied: lead !== undefined,
  }
}

/** Two agents and why: "For a hospital group with 4,000 staff I’d start with Health." */
function advice({ agents }: Extract<Step, { do: 'advise' }>, memory: Memory): Said {
  const lead = forThem(memory.visitor)
  const [best, other] = agents
  if (!best) return { sentences: [], cards: [] }
  const start = lead ? `${lead} I’d start with ${best.name}` : `I’d start with ${best.name}`
  const isTied = lead !== undefined
  if (memory.pace === 'hurry')
    return { sentences: [other ? `${start}, then ${other.name}.` : `${start}.`], cards: [], isTied }
  const next = other && `Next I’d look at ${other.name}: ${small(other.why)}`
  return { sentences: [`${start}.`, best.why, ...(next ? [next] : [])], cards: [], isTied }
}

const small = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** Never the same opening twice in a row. */
function begunOtherwise(text: string, decision: Decision, { opening, spoken }: Memory): string {
  if (decision.isRepeat || openingOf(text) !== opening) return text
  const lead =
    otherwise.find((one) => ![...spoken].some((sentence) => sentence.startsWith(one))) ?? otherwise[0]
  return `${lead ?? ''}${text}`
}

function choicesFor(
  decision: Decision,
  question: Question | undefined,
  card: Card | undefined,
  memory: Memory,
): Choice[] {
  const more = card && untold(card, memory) ? [moreChoice] : []
  const isOver = decision.steps.some((step) => step.do === 'line' && step.line === 'goodbye')
  if (isOver) return []
  if (question && question.choices.length > 1) return [...question.choices]
  const isShown = decision.meaning?.subject === 'demo'
  const all = [...(question?.choices ?? []), ...more, ...(isShown ? [] : [demoChoice])]
  return all.filter((one, n) => all.findIndex(({ says }) => says === one.says) === n).slice(0, 3)
}
