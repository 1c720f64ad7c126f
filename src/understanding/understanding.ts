import { actsOf } from './acts/acts.ts'
import { openEncoder } from './encoder/encoder.ts'
import { openHeads, type ReadHeads } from './heads/heads.ts'
import { readModel } from './heads/model.ts'
import { thingsIn } from './things/things.ts'
import type { Understand } from './understood.ts'
import { languageOf } from './words/language.ts'

let opened: ReadHeads | undefined
let encoder: ReturnType<typeof openEncoder> | undefined

/** The sentence as numbers: those that mean nearly the same point nearly the same way. */
export function meaningOf(text: string): Float32Array {
  encoder ??= openEncoder()
  return encoder(text)
}

/** Eleven megabytes of weights: read when the first sentence comes, and once for all rooms. */
const read: ReadHeads = (text, before) => {
  opened ??= openHeads(readModel(), meaningOf)
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
