import { type AgentKey, agentKeys } from '../../../content/agent-keys.ts'
import { agents } from '../../../content/agents.ts'
import type { Focus } from '../../../understanding/labels.ts'
import { advised, type Card, cardFor } from '../cards/card.ts'
import { departmentOf } from '../remember/departments.ts'
import { sameWords } from '../remember/meant.ts'
import { isTrade, type Length, type Meaning, type Memory, ownFocus } from '../remember/memory.ts'
import type { Decision, Step, Way } from './decision.ts'

/** What is answered with the way to people, because people answer it. */
const waysFor: Partial<Record<Meaning['subject'], readonly Way[]>> = {
  price: ['demo', 'contact'],
  certificates: ['contact'],
  contract: ['contact'],
  demo: ['demo'],
  pilot: ['demo'],
  buy: ['demo', 'contact'],
  person: ['contact'],
  contact: ['contact'],
  send: ['contact'],
}

const agentOf = (focus: Focus): AgentKey | undefined => agentKeys.find((key) => key === focus)
const isInDevelopment = (focus: Focus) => {
  const agent = agentOf(focus)
  return agent !== undefined && agents[agent].status === 'development'
}

/** The same question in the same words: whoever asks it again wants to hear it again. */
const askedBefore = ({ id }: Card, { answered }: Memory, words: string) =>
  answered.find(({ asked, cards }) => sameWords(asked, words) && cards.includes(id))

/** Which of its lengths a card is told in: what was told already is not told again. */
function lengthOf(card: Card, memory: Memory): Length | undefined {
  const isTold = (length: Length) => memory.told.has(`${card.id} ${length}`)
  if (memory.pace !== 'usual') return isTold('short') || isTold('full') ? untold(card, memory) : 'short'
  return isTold('full') || isTold('short') ? untold(card, memory) : 'full'
}

/** What a card still holds; nothing where all was told. */
export function untold(card: Card, { told }: Memory): Length | undefined {
  if (card.more && !told.has(`${card.id} more`)) return 'more'
  if (card.example && !told.has(`${card.id} example`)) return 'example'
  return told.has(`${card.id} short`) && !told.has(`${card.id} full`) ? 'full' : undefined
}

const exhausted = (meaning: Meaning): Decision => ({
  zone: 'sure',
  meaning,
  steps: [{ do: 'line', line: meaning.subject === 'does' ? 'unproven' : 'exhausted' }],
  ways: ['demo', 'contact'],
})

/** The steps that tell a card, taking a worry up before anything else. */
export function tell(meaning: Meaning, card: Card, memory: Memory, words: string): Decision {
  const before = askedBefore(card, memory, words)
  const length = before?.length ?? lengthOf(card, memory)
  const isOfAgent = meaning.subject === 'does'
  const general = length || isOfAgent ? undefined : cardFor(meaning.subject, meaning.move, 'none')
  if (general && general.id !== card.id) return tell({ ...meaning, focus: 'none' }, general, memory, words)
  if (!length) return exhausted(meaning)
  const isObjection = ['objection', 'telling'].includes(meaning.move) || meaning.subject === 'hype'
  const steps: Step[] = [{ do: 'tell', card, length }]
  if (isObjection && card.concedes && length !== 'more') steps.unshift({ do: 'concede', card })
  return {
    zone: 'sure',
    meaning,
    steps,
    ways: waysFor[meaning.subject] ?? [],
    ...(before && { isRepeat: true }),
  }
}

export const isAdvisedOf = (focus: Focus, { advised: before }: Memory) =>
  advised(focus).every(({ agent }) => before.includes(agent))

/** Two agents and why, tied to the visitor. */
function advise(meaning: Meaning, memory: Memory): Decision {
  const agentsFor = advised(meaning.focus)
  if (isAdvisedOf(meaning.focus, memory)) return first(meaning, memory)
  return {
    zone: 'sure',
    meaning,
    steps: [{ do: 'advise', focus: meaning.focus, agents: agentsFor }],
    ways: [],
  }
}

/** Once an agent has been told of, what helps is how to begin with it. */
function afterThat(card: Card | undefined, memory: Memory): Step[] {
  const start = cardFor('where_to_start', 'how', 'none')
  const isTold = card && memory.told.has(`${card.id} full`)
  return isTold && start && !memory.told.has(`${start.id} full`)
    ? [{ do: 'tell', card: start, length: 'full' }]
    : []
}

/** "Which one first?", of those that were advised. */
function first(meaning: Meaning, memory: Memory): Decision {
  const [focus] = memory.advised
  const agent = advised(meaning.focus).find((one) => one.agent === focus) ?? advised(focus ?? 'none')[0]
  if (!agent) return exhausted(meaning)
  const card = cardFor('does', 'what', agent.agent)
  return {
    zone: 'sure',
    meaning: { ...meaning, focus: agent.agent },
    steps: [{ do: 'first', agent, card }, ...afterThat(card, memory)],
    ways: [],
  }
}

/** What answers this; undefined where no card does. */
export function answerTo(meaning: Meaning, memory: Memory, words: string): Decision | undefined {
  const { subject, move } = meaning
  const focus = meaning.focus
  if (subject === 'where_to_start') {
    const about = focus === 'none' ? ownFocus(memory) : focus
    const isOfThose = focus === 'none' || focus === memory.foci[0] || memory.advised.includes(focus)
    const isAgain = memory.advised.length > 0 && (isOfThose || isAdvisedOf(focus, memory))
    return isAgain
      ? first({ ...meaning, focus: about }, memory)
      : advise({ ...meaning, focus: about }, memory)
  }
  if (subject === 'overview' && focus !== 'none') {
    const card = cardFor('does', 'what', focus)
    const isTold = !card || memory.told.has(`${card.id} full`)
    if (isAdvisedOf(focus, memory) && isTold) return answerTo({ ...meaning, focus: 'none' }, memory, words)
    const isOwn = isTrade(focus) || focus === departmentOf(memory.visitor.role)
    if (isOwn && !isAdvisedOf(focus, memory)) return advise(meaning, memory)
    return answerTo({ subject: 'does', move: 'what', focus }, memory, words)
  }
  if (subject === 'buy' && isInDevelopment(focus))
    return answerTo({ ...meaning, subject: 'roadmap', move: 'when' }, memory, words)
  const card =
    cardFor(subject, move, focus) ?? (subject === 'does' ? cardFor('overview', 'what', 'none') : undefined)
  if (subject === 'does' && isTrade(focus) && (!card || card.focus === 'none')) return advise(meaning, memory)
  const decision = card && tell(meaning, card, memory, words)
  const agent = agentOf(focus)
  const isBuying = subject === 'buy' || (subject === 'roadmap' && move === 'when')
  if (!decision || !agent || !isBuying || isInDevelopment(focus)) return decision
  const short = subject === 'buy' && card ? [{ do: 'tell' as const, card, length: 'short' as const }] : []
  return { ...decision, steps: [{ do: 'available', agent }, ...short] }
}
