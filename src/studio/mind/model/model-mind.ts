import type { Subject } from '../../../understanding/labels.ts'
import type { Understand } from '../../../understanding/understood.ts'
import type { ModelBudget, TalkBudget } from '../../model/model-budget.ts'
import type { SpokenCheck } from '../../model/spoken-check.ts'
import { candidatesOf } from '../decide/zones.ts'
import type { Briefing, Dialogue, Speech } from '../dialogue.ts'
import { Mind, speechOf, type Thought } from '../mind.ts'
import {
  type LlmSettings,
  type Message,
  ModelFailed,
  type ModelFailure,
  streamed,
  watchdog,
} from './endpoint.ts'
import { factsOf, instructions, whichOf } from './instructions.ts'
import { recites } from './recites.ts'
import { sentencesOf } from './sentence-stream.ts'

export interface ModelPorts {
  check: SpokenCheck
  budget: ModelBudget
  understand: Understand
  /** Told when the model failed and the built-in mind took over; never with what was said. */
  failed(failure: ModelFailure): void
}

/** No first word within this, reading included, and the built-in mind speaks. */
const FIRST_WORD_WITHIN_MS = 1_500
const SILENCE_MS = 8_000
const ANSWER_LIMIT = 1_500
const TOKENS = { answer: 300, reading: 4 } as const
const HISTORY_TURNS = 20

/** What people answer, or what is answered in one way only: no model words it. */
const oursAlone: ReadonlySet<Subject> = new Set([
  'price',
  'certificates',
  'contract',
  'roadmap',
  'send',
  'person',
  'contact',
  'buy',
  'identity',
  'recorded',
  'training_data',
])

type Watch = ReturnType<typeof watchdog>

/**
 * The same four rooms with a model behind them: it reads where we are not sure, and words what was decided. What it
 * says is checked sentence by sentence, and the built-in mind takes over, in mid-talk and for that answer, whenever
 * the model fails, says what it must not, or has been asked often enough.
 */
export class ModelMind implements Dialogue {
  readonly #settings: LlmSettings
  readonly #briefing: Briefing
  readonly #ports: ModelPorts
  readonly #budget: TalkBudget
  readonly #mind: Mind
  #history: Message[] = []

  constructor(settings: LlmSettings, briefing: Briefing, ports: ModelPorts) {
    this.#settings = settings
    this.#briefing = briefing
    this.#ports = ports
    this.#budget = ports.budget.forTalk()
    this.#mind = new Mind(briefing, ports.understand)
  }

  greeting(): Speech {
    const greeting = this.#mind.greeting()
    this.#remember({ role: 'assistant', content: greeting.text })
    return greeting
  }

  async *answer(said: string, signal: AbortSignal): AsyncGenerator<Speech> {
    const watch = watchdog(FIRST_WORD_WITHIN_MS, SILENCE_MS)
    const stop = AbortSignal.any([signal, watch.signal])
    this.#remember({ role: 'user', content: said })
    let thought = this.#mind.think(said)
    const spoken: string[] = []
    try {
      thought = await this.#readAgain(thought, stop)
      if (!this.#isForModel(thought)) {
        yield this.#built(thought, spoken)
        return
      }
      for await (const text of this.#sentences(thought, watch, stop)) {
        spoken.push(text)
        yield { text, links: [], choices: [], more: true }
      }
      if (!spoken.length) throw new ModelFailed({ reason: 'empty' })
      this.#mind.commit(thought, spoken.join(' '))
      yield { ...speechOf(thought), text: '' }
    } catch (error) {
      if (signal.aborted) return
      this.#failed(error)
      // Half an answer stands in the room already: the built-in one completes the turn.
      yield this.#built(thought, spoken)
    } finally {
      watch.stop()
      if (spoken.length) this.#remember({ role: 'assistant', content: spoken.join(' ') })
    }
  }

  #built(thought: Thought, spoken: string[]): Speech {
    this.#mind.commit(thought)
    const speech = speechOf(thought)
    spoken.push(speech.text)
    return speech
  }

  /** Where the words leave it open, the model may say which reading is meant; what it cannot say stays asked back. */
  async #readAgain(thought: Thought, signal: AbortSignal): Promise<Thought> {
    const { zone } = thought.decision
    const { said, readings } = thought.meant
    const candidates = candidatesOf(readings[0])
    const isOpen = zone === 'asked_back' || (zone === 'not_known' && readings[0].subject !== 'unknowable')
    if (!isOpen || candidates.length < 2 || !this.#mayAsk(said)) return thought
    try {
      let answer = ''
      const asked: Message[] = [{ role: 'user', content: whichOf(said, candidates) }]
      for await (const piece of streamed(this.#settings, asked, TOKENS.reading, signal)) answer += piece
      const chosen = candidates[Number(answer.match(/^\s*(\d)/)?.[1] ?? 0) - 1]
      return chosen ? this.#mind.thinkAs(thought, chosen) : thought
    } catch (error) {
      // Being asked back is no worse an answer: the talk goes on without the model's reading.
      if (!signal.aborted) this.#failed(error)
      return thought
    }
  }

  #isForModel({ decision, meant, spoken }: Thought): boolean {
    const { zone, meaning } = decision
    const isOurs = zone === 'rule' || zone === 'asked_back' || zone === 'not_known' || zone === 'talk'
    if (isOurs || !spoken.cards.length || !meaning) return false
    return !oursAlone.has(meaning.subject) && this.#mayAsk(meant.said)
  }

  #mayAsk(said: string) {
    return this.#ports.check.mayBeAsked(said) && this.#budget.take()
  }

  /** Each sentence once it is whole and has been checked, and none after one that must not be said. */
  async *#sentences(thought: Thought, watch: Watch, signal: AbortSignal): AsyncGenerator<string> {
    const heard = this.#history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n')
    const { context } = this.#briefing
    const ours = [thought.spoken.text, ...thought.decision.steps.flatMap(factsOf)]
    const messages: Message[] = [
      { role: 'system', content: instructions(context, thought) },
      ...this.#history,
    ]
    let length = 0
    let before = ''
    for await (const text of sentencesOf(
      streamed(this.#settings, messages, TOKENS.answer, signal),
      watch.fed,
    )) {
      if (recites(text, context ?? '', ours)) throw new ModelFailed({ reason: 'recites' })
      const caught = this.#ports.check.caught(text, { before, heard })
      if (caught) throw new ModelFailed({ reason: 'promises', caught })
      yield text
      before = text
      length += text.length
      if (length > ANSWER_LIMIT) return
    }
  }

  #failed(error: unknown) {
    this.#ports.failed(error instanceof ModelFailed ? error.failure : { reason: 'unreachable' })
  }

  #remember(message: Message) {
    this.#history = [...this.#history, message].slice(-HISTORY_TURNS)
  }
}
