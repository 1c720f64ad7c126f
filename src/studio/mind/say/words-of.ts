import { agents } from '../../../content/agents.ts'
import { familyOf } from '../../../understanding/labels.ts'
import { type Card, spokenName } from '../cards/card.ts'
import { said } from '../cards/said.ts'
import type { Decision, LineName, Step } from '../decide/decision.ts'
import { wasSaid } from '../decide/fit.ts'
import { departmentOf } from '../remember/departments.ts'
import { isTrade, type Length, type Memory } from '../remember/memory.ts'
import { sentencesOf } from '../sentences.ts'
import { lines } from './lines.ts'
import { forThem, likeYours, listed, saidBack } from './tie.ts'

/** So many turns lie between two that name the visitor's trade. */
const TIE_EVERY = 3

/** Sentences that a lead fits before: "For a retail chain like yours, agents take tasks". */
const mayFollow = /^(?:You|You’d|Agents take|Think|A pilot|Our figure|Bring|First)\b/

const SIDE_BY_SIDE = said`Side by side: `

/** One step in words, and the cards it tells. */
export type Part = { sentences: string[]; cards: Card[]; isTied?: boolean; mayRepeat?: boolean }

/** A wording of a line that was not heard yet, as long as there is one. */
export function freshLine(name: LineName, { spoken }: Memory): string[] {
  const wordings: readonly string[] = lines[name]
  const isNew = (wording: string) => !sentencesOf(wording).some((sentence) => spoken.has(sentence))
  return sentencesOf(wordings.find(isNew) ?? wordings.at(-1) ?? '')
}

/** What a step says, in English. */
export function wordsOf(step: Step, n: number, decision: Decision, memory: Memory): Part {
  switch (step.do) {
    case 'acknowledge': {
      const isFolded =
        decision.steps[n + 1]?.do === 'advise' && forThem(step.news) !== undefined && !step.news.isCorrected
      const back = isFolded ? undefined : saidBack(step.news, memory.opening)
      return { sentences: back ? [back] : [], cards: [], isTied: Boolean(back) }
    }
    case 'concede':
      return { sentences: step.card.concedes ? [step.card.concedes] : [], cards: [] }
    case 'tell':
      return told(step.card, step.length, decision, memory)
    case 'point':
      return { sentences: step.words ? sentencesOf(step.words) : [], cards: [], mayRepeat: true }
    case 'fit':
      return { sentences: sentencesOf(step.sentence), cards: [step.card] }
    case 'advise':
      return advice(step, decision.zone === 'told', memory)
    case 'first': {
      const isWhyTold = memory.spoken.has(step.agent.why)
      // A card begins by naming the agent, which was just done.
      const told = sentencesOf(step.card?.full ?? '').filter((one) => !one.startsWith(step.agent.name))
      const fresh = (isWhyTold ? told : [step.agent.why]).filter((one) => !memory.spoken.has(one))
      // Whoever asks for the reason again gets it again.
      const why = fresh.length ? fresh : [step.agent.why]
      return {
        sentences: [`${step.agent.name} first.`, ...why],
        cards: step.card ? [step.card] : [],
        mayRepeat: true,
      }
    }
    case 'compare':
      return compared(step, memory)
    case 'available': {
      const { name, version } = agents[step.agent]
      return { sentences: [said`${name} is available now, at version ${version}.`], cards: [] }
    }
    case 'unlisted':
      return {
        sentences: [
          `I don’t see ${listed(step.systems)} on our list, so I won’t promise it; a colleague can tell you.`,
        ],
        cards: [],
      }
    case 'again':
      return { sentences: [step.text], cards: [], mayRepeat: true }
    case 'line':
      return { sentences: freshLine(step.line, memory), cards: [], mayRepeat: true }
    case 'ask':
      return { sentences: [], cards: [] }
  }
}

/** What a card says, tied to the visitor's trade now and then. */
function told(card: Card, length: Length, decision: Decision, memory: Memory): Part {
  const text = card[length] ?? card.full
  const isBrief = length === 'full' && decision.zone === 'rule' && decision.steps.length > 2
  const isNew = (sentence: string) => decision.isRepeat || !wasSaid(sentence, memory.spoken)
  const all = sentencesOf(isBrief ? card.short : text)
  const [next, ...rest] = all.filter(isNew)
  const first = next === undefined || next === all[0] ? next : named(next, card)
  if (first === undefined) return { sentences: [], cards: [card] }
  const { meaning } = decision
  const isTime = memory.tiedAt === undefined || memory.turn - memory.tiedAt >= TIE_EVERY
  const mayTie = decision.zone === 'sure' && decision.steps[0]?.do === 'tell' && length === 'full' && isTime
  const family = meaning && familyOf(meaning.subject)
  const lead = mayTie && (family === 'working' || family === 'value') ? likeYours(memory.visitor) : undefined
  return {
    sentences: [lead && mayFollow.test(first) ? `${lead}, ${small(first)}` : first, ...rest],
    cards: [card],
    isTied: lead !== undefined && mayFollow.test(first),
  }
}

/** Two agents and why: "For a hospital group with 4,000 staff I’d start with Health." */
function advice({ agents, focus }: Extract<Step, { do: 'advise' }>, isTold: boolean, memory: Memory): Part {
  const { visitor } = memory
  const isOwn = [visitor.industry?.focus, departmentOf(visitor.role), ...memory.pains, 'none'].includes(focus)
  const isNamed = focus !== 'otherIndustry' && focus !== 'none'
  // "For the monitoring agent I’d start with Monitor" says nothing.
  const isItself = agents[0]?.agent === focus && !isTrade(focus)
  const lead =
    isOwn || isTold ? forThem(visitor) : isNamed && !isItself ? `For ${spokenName(focus)}` : undefined
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

/** What one says of two: what each does, in words not heard yet, and which for what. */
function compared({ cards, foci }: Extract<Step, { do: 'compare' }>, memory: Memory): Part {
  const [one, other] = cards.map((card) => freshOf(card, memory))
  const verdict = foci.includes('payroll')
    ? said`To begin with I’d take payroll: clear rules, a run every month, and everybody notices a mistake.`
    : foci.includes('hr')
      ? said`To begin with I’d take HR: it touches every employee and follows clear rules.`
      : said`Which of them depends on where work waits longest; begin with the one whose result you already count.`
  return {
    sentences: [`${SIDE_BY_SIDE}${one ?? ''}`, other ?? '', verdict].filter(Boolean),
    cards: cards.slice(1),
    mayRepeat: true,
  }
}

/** A sentence of a card that names what it is about; where that was heard, a later one with the name before it. */
function freshOf(card: Card, { spoken }: Memory): string {
  if (!spoken.has(card.short) && !sentencesOf(card.full).some((one) => spoken.has(one))) return card.short
  const next = [...sentencesOf(card.full), ...sentencesOf(card.more ?? '')].find(
    (one) => !spoken.has(one) && /^It /.test(one),
  )
  return next ? named(next, card) : card.short
}

/** A later sentence of a card with the name its first one gives: "It" would mean something else. */
function named(sentence: string, { short }: Card): string {
  const name = /^Veyra(?: \p{Lu}\p{L}+)+/u.exec(short)?.[0]
  return name && sentence.startsWith('It ') ? `${name} ${sentence.slice(3)}` : sentence
}
