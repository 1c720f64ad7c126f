import type { Focus, Move, Subject } from '../../src/understanding/labels.ts'
import type { Act, Language, Likely, Things, Understand } from '../../src/understanding/understood.ts'

/** `subject move focus`, and how sure the reading is; `rivals` are what else it may be about. */
export type Script = {
  acts?: readonly (readonly [Subject, Move, Focus?, number?])[]
  rivals?: readonly (readonly [Subject, number])[]
  things?: Partial<Things>
  language?: Language
}

const likely = <Label>(label: Label, probability: number): Likely<Label> => ({ label, probability })

/** An understanding that knows what tests told it, word for word; anything else is unclear. */
export function scripted(scripts: Record<string, Script>): Understand {
  return (said) => {
    const { acts = [['unclear', 'talk']], rivals = [], things = {}, language = 'en' } = scripts[said] ?? {}
    const read = acts.map(
      ([subject, move, focus = 'none', probability = 0.9]): Act => ({
        words: said,
        subject: [likely(subject, probability), ...rivals.map(([rival, share]) => likely(rival, share))],
        move: [likely(move, 0.9)],
        focus: [likely(focus, 0.9)],
      }),
    )
    const [first, ...rest] = read
    if (!first) throw new Error(`no act is scripted for "${said}"`)
    return {
      said,
      language,
      acts: [first, ...rest],
      things: { named: [], counts: [], systems: [], ...things },
    }
  }
}
