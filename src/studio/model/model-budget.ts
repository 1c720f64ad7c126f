import { type Clock, isoTime } from '../clock.ts'

/** A person asks less in a talk, and a day with more calls than that is somebody's script. */
export const MODEL_CALLS = { perTalk: 60, perDay: 5_000 } as const

export type SpentBudget = keyof typeof MODEL_CALLS

export interface TalkBudget {
  /** Whether the model may be asked once more; counts it. */
  take(): boolean
}

/** How often a model is asked, which costs money each time: for each talk, and for each day (UTC) of this process. */
export class ModelBudget {
  readonly #clock: Pick<Clock, 'now'>
  /** Told once for each talk or day whose budget is spent: from then on the built-in mind answers. */
  readonly #spent: (which: SpentBudget) => void
  #day = ''
  #today = 0

  constructor(clock: Pick<Clock, 'now'>, spent: (which: SpentBudget) => void) {
    this.#clock = clock
    this.#spent = spent
  }

  forTalk(): TalkBudget {
    let left: number = MODEL_CALLS.perTalk
    return {
      take: () => {
        if (left <= 0 || !this.#takeToday()) return false
        left -= 1
        if (left === 0) this.#spent('perTalk')
        return true
      },
    }
  }

  #takeToday() {
    const day = isoTime(this.#clock.now()).slice(0, 10)
    if (day !== this.#day) [this.#day, this.#today] = [day, 0]
    if (this.#today >= MODEL_CALLS.perDay) return false
    this.#today += 1
    if (this.#today === MODEL_CALLS.perDay) this.#spent('perDay')
    return true
  }
}
