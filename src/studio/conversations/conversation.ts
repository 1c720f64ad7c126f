import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ConversationStatus, CreateRequest, WireEvent } from '../api/wire.ts'

export const shutdownReason = z.enum([
  'max_call_duration',
  'participant_left_timeout',
  'participant_absent_timeout',
  'end_conversation_endpoint_hit',
  'daily_room_has_been_deleted',
  /** The studio was stopped or killed while it ran. */
  'internal error',
])
export type ShutdownReason = z.infer<typeof shutdownReason>

export interface TranscriptTurn {
  role: 'assistant' | 'user'
  content: string
}

/** A turn as it is kept: `turn` tells which parts of a streamed answer belong together. */
export interface KeptTurn extends TranscriptTurn {
  turn: number | undefined
}

export interface Conversation {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly request: CreateRequest
  readonly meetingToken: string | undefined
  readonly createdAt: number
  updatedAt: number
  status: ConversationStatus
  shutdownReason: ShutdownReason | undefined
  transcript: KeptTurn[]
  events: WireEvent[]
}

export const newConversationId = () => `c${randomBytes(8).toString('hex')}`

/** Two hours of talk have room in it; what a script says past this pushes its oldest turns out. */
export const TRANSCRIPT_LIMIT = { turns: 1000, characters: 120_000 } as const

export function addTurn(transcript: KeptTurn[], added: KeptTurn) {
  const last = transcript.at(-1)
  if (last && added.turn !== undefined && last.turn === added.turn) {
    last.content = [last.content, added.content].filter(Boolean).join(' ')
  } else {
    transcript.push(added)
  }
  let characters = transcript.reduce((sum, { content }) => sum + content.length, 0)
  while (transcript.length > TRANSCRIPT_LIMIT.turns || characters > TRANSCRIPT_LIMIT.characters) {
    characters -= transcript.shift()?.content.length ?? 0
  }
}

export const transcriptOf = ({ transcript }: Conversation): TranscriptTurn[] =>
  transcript.map(({ role, content }) => ({ role, content }))
