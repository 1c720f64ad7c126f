import { z } from 'zod'
import { ownPath } from '../contract/room.ts'

/** What the room's page and the studio say to each other: posts one way, a stream of JSON lines the other. */

export const MESSAGE_LIMIT = 1000
/** How often a page shows it is there, and how long a silent one is still believed to be. */
export const ALIVE_EVERY_MS = 20_000
export const SILENT_FOR_MS = 120_000

/** A page of the site that stands behind an answer, or the form that leads on. */
export const roomLink = z.object({ label: z.string(), path: ownPath })
export type RoomLink = z.infer<typeof roomLink>

/** A way on offered as a button; pressing it says `says` for the visitor. */
export const roomChoice = z.object({ label: z.string(), says: z.string() })
export type RoomChoice = z.infer<typeof roomChoice>

/** The card on which a visitor leaves an address: filled in with the one they have said, else empty. Only they send it. */
export const roomContact = z.object({ email: z.string().max(254) })
export type RoomContact = z.infer<typeof roomContact>

const speaker = z.enum(['avatar', 'visitor'])
export type Speaker = z.infer<typeof speaker>

const said = z.object({ speaker, text: z.string() })

export const roomEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('joined'),
    participant: z.string(),
    siteOrigins: z.array(z.string()),
    remainingMs: z.number(),
    /** What was said before, for a page that comes back. */
    earlier: z.array(said),
  }),
  z.object({ type: z.literal('thinking') }),
  /** A turn of the avatar. A model's turn comes in several parts, sentence by sentence; `more` says so. */
  z.object({
    type: z.literal('say'),
    turn: z.int(),
    text: z.string(),
    more: z.boolean(),
    links: z.array(roomLink),
    choices: z.array(roomChoice),
    contact: roomContact.optional(),
  }),
  z.object({ type: z.literal('ended'), reason: z.string() }),
])
export type RoomEvent = z.infer<typeof roomEvent>

const participant = z.string().min(1).max(64)

export const joinRequest = z.object({
  participant: participant.optional(),
  token: z.string().max(128).optional(),
})
export const fromParticipant = z.object({ participant })
export const turnRequest = z.object({ participant, text: z.string().trim().min(1).max(MESSAGE_LIMIT) })

export const refusal = z.object({
  code: z.enum(['unknown', 'ended', 'occupied', 'token', 'not_joined', 'too_fast', 'bad_request']),
  reason: z.string().optional(),
})
export type Refusal = z.infer<typeof refusal>
export type RefusalCode = Refusal['code']
