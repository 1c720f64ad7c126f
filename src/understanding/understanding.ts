import { actsOf } from './acts/acts.ts'
import { openHeads, type ReadHeads } from './heads/heads.ts'
import { thingsIn } from './things/things.ts'
import type { Understand } from './understood.ts'
import { languageOf } from './words/language.ts'

let opened: ReadHeads | undefined

/** Eleven megabytes of weights: read when the first sentence comes, and once for all rooms. */
const read: ReadHeads = (text, before) => {
  opened ??= openHeads()
  return opened(text, before)
}

/** Reads what a person says. Pure: the same words give the same reading, whoever else talks. */
export function openUnderstanding(): Understand {
  return (said, before) => ({
    said,
    language: languageOf(said),
    acts: actsOf(said, before, read),
    things: thingsIn(said),
  })
}
