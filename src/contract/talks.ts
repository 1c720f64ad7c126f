import { z } from 'zod'
import { emailField } from './fields.ts'
import { ownPath } from './room.ts'

/** What a talk leaves behind: a way to reach the visitor, a rating, and what was learned of them. */

/**
 * Where a visitor left an address: in the room, beside the frame, on the page after the talk, for the transcript; or it
 * was written down at the desk.
 */
export const contactPlaces = ['room', 'page', 'end', 'transcript', 'desk'] as const
export type ContactPlace = (typeof contactPlaces)[number]

/** `POST /api/conversations/:id/contact`: 202, the summary is on its way. */
export const contactRequest = z.object({
  email: emailField,
  name: z.string().trim().max(100, 'Name can have at most 100 characters').optional(),
  place: z.enum(['room', 'page', 'end']).default('page'),
})
export type ContactRequest = z.input<typeof contactRequest>
export const contactAnswer = z.object({ status: z.literal('accepted') })

export const STARS = [1, 2, 3, 4, 5] as const
/** `POST /api/conversations/:id/rating`: 204, once, changeable for an hour. */
export const ratingRequest = z.object({
  stars: z.int().min(1, 'Please choose one of five').max(5, 'Please choose one of five'),
  words: z.string().trim().max(500, 'This line can have at most 500 characters').optional(),
})
export type RatingRequest = z.input<typeof ratingRequest>
export const RATING_CHANGEABLE_MS = 60 * 60_000

/** `POST /api/conversations/:id/links`: 204. The page around a room tells which of our pages were offered and opened. */
export const linkReport = z.object({
  path: ownPath,
  label: z.string().trim().max(200).optional(),
  isFollowed: z.boolean(),
})
export type LinkReport = z.input<typeof linkReport>

/** What is drawn from a transcript. */
export const factKinds = [
  'industry',
  'department',
  'size',
  'role',
  'system',
  'country',
  'pain',
  'objection',
  'wants',
  'agent',
  'unanswered',
] as const
export const factKind = z.enum(factKinds)
export type FactKind = z.infer<typeof factKind>

export const learnedFact = z.object({
  kind: factKind,
  /** In words to be shown: "banking", "CFO", "4,000 employees", "security". */
  value: z.string(),
  /** What was said, where it says more than the value: a pain, an objection, a question. */
  words: z.string().nullable(),
  /** The turn of the transcript it comes from, counted from 0. */
  turn: z.int().nonnegative(),
})
export type LearnedFact = z.infer<typeof learnedFact>

export const scoreReason = z.object({ points: z.int(), why: z.string() })
export type ScoreReason = z.infer<typeof scoreReason>

export const learned = z.object({
  /** At most three sentences; nothing that the transcript does not hold. Empty where nothing was said. */
  summary: z.string(),
  facts: z.array(learnedFact),
  score: z.int().min(0).max(100),
  /** The points add up to the score, but for its bounds. */
  reasons: z.array(scoreReason),
  by: z.enum(['rules', 'model']),
})
export type Learned = z.infer<typeof learned>

/** The trades a talk is grouped by; whatever else somebody said is `other`. */
export const trades = ['banking', 'health', 'manufacturing', 'oilGas', 'retail', 'telecom', 'other'] as const
export const trade = z.enum(trades)
export type Trade = z.infer<typeof trade>
