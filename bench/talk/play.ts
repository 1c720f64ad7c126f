import { createHash } from 'node:crypto'
import { Mind, type Thought } from '../../src/studio/mind/mind.ts'
import type { Understand } from '../../src/understanding/understood.ts'
import type { SetTurn, TalkSet } from './set.ts'

export type PlayedTurn = {
  talk: string
  turn: number
  say: string
  kind: SetTurn['kind'] | null
  expect: string
  answer: string
  choices: string[]
  links: string[]
  zone: string
  /** What was read of it: subject, move, focus and how likely, likeliest first. */
  read: string[]
  decided: string[]
  /** Ties a judgement to the words it was given for. */
  digest: string
}

export const digestOf = (say: string, answer: string) =>
  createHash('sha256').update(`${say}\n${answer}`).digest('hex').slice(0, 12)

const percent = (probability: number) => `${Math.round(probability * 100)}%`

export const readingsOf = ({ meant }: Thought) =>
  meant.readings.map(
    ({ subject, move, focus, probability, others }) =>
      `${subject} ${move} ${focus} ${percent(probability)}` +
      others
        .slice(0, 2)
        .map((other) => `, ${other.subject} ${percent(other.probability)}`)
        .join(''),
  )

/** What was decided, a word or two for each step. */
export const stepsOf = ({ decision }: Thought) =>
  decision.steps.map((step) => {
    switch (step.do) {
      case 'tell':
        return `tell ${step.card.id} ${step.length}`
      case 'point':
        return `point ${step.id}`
      case 'fit':
        return `fit ${step.card.id}`
      case 'concede':
        return `concede ${step.card.id}`
      case 'line':
        return `say ${step.line}`
      case 'ask':
        return `ask ${step.question.id}`
      case 'advise':
        return `advise ${step.agents.map(({ agent }) => agent).join(', ')}`
      case 'first':
        return `first ${step.agent.agent}`
      case 'available':
        return `available ${step.agent}`
      case 'unlisted':
        return `unlisted ${step.systems.join(', ')}`
      case 'compare':
        return `compare ${step.foci.join(' with ')}`
      case 'acknowledge':
      case 'again':
        return step.do
      default:
        return step satisfies never
    }
  })

/** Plays a set as visitors would: each talk from its greeting on. */
export function play({ talks }: TalkSet, understand: Understand): PlayedTurn[] {
  return talks.flatMap(({ id, turns }) => {
    const mind = new Mind({ greeting: undefined }, understand)
    mind.greeting()
    return turns.map(({ say, kind, expect }, n) => {
      const thought = mind.think(say)
      mind.commit(thought)
      const { text, choices, links } = thought.spoken
      return {
        talk: id,
        turn: n + 1,
        say,
        kind: kind ?? null,
        expect,
        answer: text,
        choices: choices.map(({ label }) => label),
        links: links.map(({ path }) => path),
        zone: thought.decision.zone,
        read: readingsOf(thought),
        decided: stepsOf(thought),
        digest: digestOf(say, text),
      }
    })
  })
}

/** For a judge to read, turn by turn. */
export function transcriptOf(
  name: string,
  { talks, written, by }: TalkSet,
  turns: readonly PlayedTurn[],
): string {
  const head = `# ${name}\n\nWritten ${written} by ${by}. What each turn must do to be right stands in \`rubric.md\`.\n`
  return [
    head,
    ...talks.flatMap(({ id, persona, goal }) => [
      `## ${id}: ${persona}\n\nGoal: ${goal}\n`,
      ...turns
        .filter(({ talk }) => talk === id)
        .map(
          ({ turn, say, kind, expect, answer, choices, read, decided, zone }) =>
            `**${turn}${kind ? ` (${kind})` : ''} Visitor:** ${say}\n\n**Avatar:** ${answer}${choices.length ? `\n\n[${choices.join('] [')}]` : ''}\n\n` +
            `Expected: ${expect}  \nRead: ${read.join(' + ')}  \nDecided (${zone}): ${decided.join(', ')}\n`,
        ),
    ]),
  ].join('\n')
}
