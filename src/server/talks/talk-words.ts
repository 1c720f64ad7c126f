import type { TranscriptTurn } from '../../contract/staff.ts'
import { wordsUpTo } from '../leads/words.ts'

/** A talk of twenty minutes has some hundreds of different words. */
const MOST_WORDS = 2000

/** What a search in what was said looks at, whoever said it. */
export const wordsOfTalk = (turns: readonly TranscriptTurn[]): string =>
  wordsUpTo(
    MOST_WORDS,
    turns.map(({ text }) => text),
  ).join(' ')
