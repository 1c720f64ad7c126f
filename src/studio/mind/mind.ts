import { innovationOfficer } from '../../content/leaders.ts'
import type { Understand, Understood } from '../../understanding/understood.ts'
import { isToBeSent } from './decide/address.ts'
import { decide } from './decide/decide.ts'
import type { Decision } from './decide/decision.ts'
import { summary } from './decide/questions.ts'
import type { Briefing, Dialogue, Speech } from './dialogue.ts'
import { withAddress } from './remember/address-heard.ts'
import { hear, type News } from './remember/hear.ts'
import { meantBy } from './remember/meant.ts'
import { empty, type Meaning, type Memory } from './remember/memory.ts'
import { withNames } from './remember/names-heard.ts'
import type { Meant } from './remember/reading.ts'
import { understandTurn } from './remember/retake.ts'
import { spoke } from './remember/spoke.ts'
import { type Spoken, say } from './say/say.ts'
import { openingOf } from './sentences.ts'
import { greetingText, wayChoices, waysQuestion } from './ways.ts'

const GREETING = `Hello, and welcome. I am the AI avatar of ${innovationOfficer.name}, our ${innovationOfficer.role}.`

/** What happens in a turn, room by room. */
export type Thought = {
  understood: Understood
  meant: Meant
  news: News
  /** What is remembered once the visitor was heard, and before we speak. */
  memory: Memory
  decision: Decision
  spoken: Spoken
}

/** From what was said to what is to be said, in this talk. Pure: nothing is remembered by it. */
export function think(understood: Understood, before: Memory, meant = meantBy(understood, before)): Thought {
  const { memory, news } = hear(before, meant)
  const decision = decide({ meant, memory, news })
  return { understood, meant, news, memory, decision, spoken: say(decision, memory) }
}

/** What is remembered of a turn once it was spoken; `text` where somebody else worded it. */
export const remembered = ({ memory, meant, decision, spoken }: Thought, text = spoken.text): Memory =>
  spoke(memory, meant, decision, { ...spoken, text })

/** One talk: understands, remembers, decides and says, without a model. */
export class Mind implements Dialogue {
  readonly #understand: Understand
  readonly #greeting: string
  #memory: Memory = empty

  constructor({ greeting }: Pick<Briefing, 'greeting'>, understand: Understand) {
    this.#understand = understand
    this.#greeting = greetingText(greeting?.trim() || GREETING)
  }

  get memory() {
    return this.#memory
  }

  greeting(): Speech {
    this.#memory = {
      ...this.#memory,
      open: waysQuestion,
      choices: wayChoices,
      opening: openingOf(this.#greeting),
      lastSaid: this.#greeting,
    }
    return { text: this.#greeting, links: [], choices: wayChoices.map(button), more: false }
  }

  understand(said: string): Understood {
    const heard = withAddress(withNames(said))
    return understandTurn(this.#understand, heard, this.#memory.lastHeard || undefined)
  }

  /** What would be answered now; `commit` makes it said. */
  think(said: string, understood = this.understand(said)): Thought {
    return think(understood, this.#memory)
  }

  /** The same, where somebody else has said which of its readings is meant. */
  thinkAs({ understood, meant }: Thought, meaning: Meaning): Thought {
    const reading = { ...meaning, words: meant.said, probability: 1, others: [] }
    return think(understood, this.#memory, { ...meant, readings: [reading] })
  }

  commit(thought: Thought, text?: string) {
    this.#memory = remembered(thought, text)
  }

  async *answer(said: string): AsyncGenerator<Speech> {
    const thought = this.think(said)
    this.commit(thought)
    yield speechOf(thought)
  }
}

const button = ({ label, says }: { label: string; says: string }) => ({ label, says })

export const speechOf = ({ spoken, news, memory, decision }: Thought): Speech => {
  const { text, links, choices, question } = spoken
  const isForAddress = question?.id === summary.id || isToBeSent(decision) || news.email !== undefined
  return {
    text,
    links: [...links],
    choices: choices.map(button),
    more: false,
    ...(isForAddress && { contact: { email: memory.visitor.email ?? '' } }),
  }
}
