import { z } from 'zod'
import { attribution } from './attribution.ts'
import { emailField } from './fields.ts'

/** At so many active conversations or more, all of them are closed before another is created (promise 98). */
export const CLEANUP_THRESHOLD = 8
/** Between that cleanup and the recount. */
export const WAIT_AFTER_CLEANUP_MS = 2000
export const PARTICIPANT_LEFT_TIMEOUT_S = 0
/** A room nobody has come into closes by itself: time to look at the page and to allow the microphone. */
export const PARTICIPANT_ABSENT_TIMEOUT_S = 120
export const CONVERSATION_LANGUAGE = 'multilingual'
/** The room's spinner goes after this long even if the frame never says it has loaded. */
export const ROOM_SPINNER_MS = 2000

/** How often a page says that it still shows its conversation. */
export const HEARTBEAT_MS = 15_000
/** So many beats missed in a row, and the page is taken for gone. */
export const MISSED_BEATS = 3
/** So long after its creation a conversation that no page has shown is nobody's. A slow phone needs most of it. */
export const SHOWN_WITHIN_MS = 20_000
/** The page tells of a talk's end so long ahead. */
export const END_TOLD_AHEAD_S = 120
/** Who has waited this long for the others' starts is told so. */
export const START_WAIT_MS = 8000

export const startRequest = z.object({
  from: z.enum(['home', 'leadership']),
  /** The id of the AI notice this page showed before the press; an older page may have shown an older one. */
  notice: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional(),
  attribution: attribution.optional(),
})

export const startAnswer = z.object({
  conversation_id: z.string(),
  conversation_url: z.url(),
  status: z.literal('active'),
})

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
 * - `absent`: nobody came in: no page showed it in time, or the provider saw nobody enter the room
 * - `time_limit`, `left`, `provider`: the provider ended it
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

/** What its owner may know of a conversation. */
export const conversationStatus = z.object({
  status: z.enum(['active', 'ended']),
  reason: endReason.optional(),
})
export type ConversationStatus = z.infer<typeof conversationStatus>

/** Asked before framing: the one address that may be framed, while the talk is active. */
export const ownConversation = conversationStatus.extend({ conversation_url: z.url().optional() })
export type OwnConversation = z.infer<typeof ownConversation>

/** The answer to each heartbeat. */
export const heartbeatAnswer = conversationStatus.extend({
  /** Told once the end is in sight. A length and no moment: the visitor's clock may be minutes off. */
  seconds_left: z.int().nonnegative().optional(),
})
export type HeartbeatAnswer = z.infer<typeof heartbeatAnswer>

/** Where the transcript of a talk shall go. It may arrive later than it is asked for. */
export const transcriptRequest = z.object({ email: emailField })
export const transcriptAnswer = z.object({ status: z.literal('accepted') })
