import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

/** Whole conversations, written from a persona and a goal by somebody who has not read the bank. */
const turn = z.object({
  say: z.string().min(1),
  /** `follow_up` leans on what went before; `unknowable` and `off_topic` are not for the avatar to answer. */
  kind: z.enum(['follow_up', 'unknowable', 'off_topic']).optional(),
  /** What a person would call fitting, in words for the judge. */
  expect: z.string(),
})
export type SetTurn = z.infer<typeof turn>

const talkSet = z.object({
  written: z.string(),
  by: z.string(),
  /** When it was first looked at for mending: from then on it trains, and is no figure any more. */
  used: z.string().nullable(),
  note: z.string(),
  talks: z.array(
    z.object({ id: z.string(), persona: z.string(), goal: z.string(), turns: z.array(turn).min(1) }),
  ),
})
export type TalkSet = z.infer<typeof talkSet>

const folder = join(import.meta.dirname, 'sets')
const playedFolder = join(import.meta.dirname, 'played')

export const setNames = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort()

export const readSet = (name: string): TalkSet =>
  talkSet.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))

/** Where what was played and how it was judged lie. */
export const played = (name: string) => ({
  transcript: join(playedFolder, `${name}.md`),
  turns: join(playedFolder, `${name}.json`),
  judged: join(playedFolder, `${name}.judged.json`),
})
