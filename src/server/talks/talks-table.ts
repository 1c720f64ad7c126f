import type { Generated } from 'kysely'
import { z } from 'zod'
import { talkState } from '../../contract/staff-talks.ts'
import { startSources } from '../../contract/start-sentences.ts'
import { contactPlaces, trade } from '../../contract/talks.ts'
import { describeTable } from '../store/table.ts'

const talkRow = z.object({
  /** The conversation's own. */
  id: z.string(),
  state: talkState,
  from: z.enum(startSources),
  /** First touch; see `sourceOf`. */
  source: z.string(),
  /** The beginning of what the avatar said first: talks are compared by it. */
  greeting: z.string().nullable(),
  endedAt: z.string().nullable(),
  seconds: z.number().nullable(),
  turns: z.number(),
  visitorTurns: z.number(),
  /** How many of the visitor's questions the avatar could not answer. */
  unanswered: z.number(),
  industry: trade.nullable(),
  role: z.string().nullable(),
  country: z.string().nullable(),
  score: z.number().nullable(),
  summary: z.string(),
  /** JSON of `learned`; null until it was drawn. */
  learned: z.string().nullable(),
  learnedAt: z.string().nullable(),
  stars: z.number().nullable(),
  ratingWords: z.string().nullable(),
  ratedAt: z.string().nullable(),
  leadId: z.string().nullable(),
  /** Had one, to which it is no longer tied. */
  hadLead: z.boolean(),
  /** When what was said, what was learned and whose it was went; the numbers stay. */
  forgottenAt: z.string().nullable(),
  hasMeeting: z.boolean(),
  /** What a search looks at; see words.ts. */
  words: z.string(),
  /** When the conversation was started. */
  createdAt: z.string(),
})
export type Talk = z.infer<typeof talkRow>

/** A line of the list: without what only a talk's own page needs, and what is long. */
export const listedTalk = talkRow.pick({
  id: true,
  state: true,
  from: true,
  source: true,
  seconds: true,
  turns: true,
  industry: true,
  role: true,
  score: true,
  stars: true,
  leadId: true,
  summary: true,
  createdAt: true,
})
export type ListedTalk = z.infer<typeof listedTalk>

const noteRow = z.object({
  id: z.string(),
  talkId: z.string(),
  author: z.string(),
  text: z.string(),
  createdAt: z.string(),
})

const linkRow = z.object({
  id: z.string(),
  talkId: z.string(),
  path: z.string(),
  label: z.string().nullable(),
  isFollowed: z.boolean(),
  createdAt: z.string(),
})

const contactRow = z.object({
  id: z.string(),
  talkId: z.string(),
  /** In lower case. */
  email: z.string(),
  name: z.string(),
  place: z.enum(contactPlaces),
  /** When the mailed link was first opened; null as long as anybody could have typed the address. */
  provenAt: z.string().nullable(),
  createdAt: z.string(),
})

/** Holds nobody's words: what is shown of a group is the newest of its questions. */
const unansweredGroupRow = z.object({
  id: z.string(),
  /** JSON of the sentence encoder's vector: questions that mean the same lie near each other. */
  meaning: z.string(),
  count: z.number(),
  lastAt: z.string(),
  doneAt: z.string().nullable(),
  createdAt: z.string(),
})

const unansweredQuestionRow = z.object({
  id: z.string(),
  groupId: z.string(),
  talkId: z.string(),
  turn: z.number(),
  words: z.string(),
  createdAt: z.string(),
})

declare module '../store/database.ts' {
  interface Database {
    /** Every talk as the desk sees it. */
    talks: Talk & { seq: Generated<number> }
    talk_notes: z.infer<typeof noteRow>
    talk_links: z.infer<typeof linkRow>
    /** Addresses that visitors left in or after a talk: each is a lead of kind `talk`. */
    talk_contacts: z.infer<typeof contactRow>
    unanswered_groups: z.infer<typeof unansweredGroupRow>
    unanswered_questions: z.infer<typeof unansweredQuestionRow>
  }
}

export const talks = describeTable('talks', talkRow)
export const talkNotes = describeTable('talk_notes', noteRow)
export const talkLinks = describeTable('talk_links', linkRow)
export const talkContacts = describeTable('talk_contacts', contactRow)
export const unansweredGroups = describeTable('unanswered_groups', unansweredGroupRow)
export const unansweredQuestions = describeTable('unanswered_questions', unansweredQuestionRow)
