import type { Understand, Understood } from '../../../understanding/understood.ts'

/** "No, I meant who from your side": what follows is the question, and the rest says that it was missed. */
const RETAKE =
  /^(?:no|nope|nah|sorry|hm+|well|wait)?[,.! ]*(?:that(?:'|’)?s not (?:it|what i (?:asked|meant|said))[,.! ]*)?(?:no[,.! ]+)?(?:what )?i (?:mean|meant|asked(?: you)?|wanted to know|was asking)(?: is| was)?[:, ]+(?<asked>.{8,})$/i

/** No word is longer, and a thousand letters without a space would cost half a second to read. */
const LONGEST_WORD = 60
const LONGER_THAN_WORDS = /\S{61,}/g

/** Understands a turn; where it takes a question up again, that question is read without what leads to it. */
export function understandTurn(
  understand: Understand,
  words: string,
  before: string | undefined,
): Understood {
  const said = words.replace(LONGER_THAN_WORDS, (run) => run.slice(0, LONGEST_WORD))
  const asked = RETAKE.exec(said.trim())?.groups?.asked
  const understood = understand(said, before)
  if (!asked) return understood
  const retaken = understand(asked, before)
  if (retaken.acts[0].subject[0].probability < 0.25) return understood
  const missed: Understood['acts'][number] = {
    words: said,
    subject: [{ label: 'not_answered', probability: 1 }],
    move: [{ label: 'talk', probability: 1 }],
    focus: [{ label: 'none', probability: 1 }],
  }
  return { ...understood, acts: [missed, ...retaken.acts], things: understood.things }
}
