import { z } from 'zod'

/** At so many active conversations or more, all of them are closed before another is created (spec §9). */
export const CLEANUP_THRESHOLD = 8
/** Between that cleanup and the recount. */
export const WAIT_AFTER_CLEANUP_MS = 2000
export const PARTICIPANT_LEFT_TIMEOUT_S = 0
export const CONVERSATION_LANGUAGE = 'multilingual'
/** The room's spinner goes after this long even if the frame never says it has loaded. */
export const ROOM_SPINNER_MS = 2000

/** How often a page says that it still shows its conversation. */
export const HEARTBEAT_MS = 15_000
/** So many beats missed in a row, and the page is taken for gone. */
export const MISSED_BEATS = 3
/** Who has waited this long for the others' starts is told so. */
export const START_WAIT_MS = 8000

/** Where a start was pressed. Consult comes through `POST /api/signups`. */
export const startSources = ['home', 'leadership', 'consult'] as const
export type StartSource = (typeof startSources)[number]

export const startRequest = z.object({
  from: z.enum(['home', 'leadership']),
  /** The id of the AI notice this page showed before the press; an older page may have shown an older one. */
  notice: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional(),
})
export type StartRequest = z.infer<typeof startRequest>

export const startAnswer = z.object({
  conversation_id: z.string(),
  conversation_url: z.url(),
  status: z.literal('active'),
})
export type StartAnswer = z.infer<typeof startAnswer>

/**
 * Why a conversation is over.
 * - `visitor`: closed, hidden, left or unloaded by its owner
 * - `replaced`: its owner started another
 * - `capacity`: closed to make room
 * - `page_gone`: its page fell silent
 * - `browser_gone`: the browser left before it was told of it
 * - `start_failed`: created, but not in a way a visitor could use
 * - `signup_failed`: the signup it belonged to could not be saved
 * - `staff`: ended from the desk
 * - `time_limit`, `left`, `absent`, `provider`: the provider ended it
 */
export const endReasons = [
  'visitor',
  'replaced',
  'capacity',
  'page_gone',
  'browser_gone',
  'start_failed',
  'signup_failed',
  'staff',
  'time_limit',
  'left',
  'absent',
  'provider',
] as const
export const endReason = z.enum(endReasons)
export type EndReason = z.infer<typeof endReason>

/** What its owner may know of a conversation: the answer to a question before framing and to each heartbeat. */
export const conversationStatus = z.object({
  status: z.enum(['active', 'ended']),
  reason: endReason.optional(),
})
export type ConversationStatus = z.infer<typeof conversationStatus>

/**
 * Why there is no conversation.
 * - `capacity_reached`: the provider takes no more at once
 * - `create_failed`: the provider answered, but with no conversation a visitor could enter
 * - `start_failed`: no answer came, or something broke on the way
 * - `starts_busy`: too many others are starting
 * - `starts_off`, `starts_spent`: the operator's switch and daily cap
 */
export const startRefusals = [
  'capacity_reached',
  'create_failed',
  'start_failed',
  'starts_busy',
  'starts_off',
  'starts_spent',
] as const
export type StartRefusal = (typeof startRefusals)[number]

/** After these, pressing again leads nowhere: the contact form is the way on. */
export const refusalsToContact: ReadonlySet<string> = new Set<StartRefusal>(['starts_off', 'starts_spent'])

const everywhere = {
  capacity_reached: 'Maximum concurrent conversations reached. Please try again in a few minutes.',
  create_failed: 'Failed to create conversation. Please try again.',
  start_failed: 'Something went wrong while starting the conversation. Please try again.',
  starts_busy: 'Many conversations are starting right now. Please try again in a moment.',
  starts_off: 'Live conversations are paused at the moment. Please write to us through the contact form.',
  starts_spent:
    'All live conversations for today have been held. Please come back tomorrow, or write to us through the contact form.',
} as const satisfies Record<StartRefusal, string>

/** The sentences of the error catalogue (spec §8), by where the start was pressed and why it failed. */
export const startRefusalSentences: Record<StartSource, Record<StartRefusal, string>> = {
  home: {
    ...everywhere,
    create_failed: 'Failed to create demo conversation. Please try again.',
    start_failed: 'Something went wrong while starting the demo. Please try again.',
  },
  leadership: everywhere,
  consult: everywhere,
}

/** `active` is the last count, where there is one: a failed count leaves the bracket out. */
export function startRefusalSentence(from: StartSource, refusal: StartRefusal, active?: number): string {
  if (refusal === 'capacity_reached' && active !== undefined)
    return `Maximum concurrent conversations reached (${active} active). Please try again in a few minutes.`
  return startRefusalSentences[from][refusal]
}

export const startSuccessSentences: Record<StartSource, string> = {
  home: 'Starting demo conversation...',
  leadership: 'Starting conversation with AI Avatar...',
  consult: 'Thank you! Your information has been saved. Starting conversation...',
}
