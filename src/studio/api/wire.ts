import { z } from 'zod'

/** The v2 contract of the video-avatar provider, as far as its public documentation tells it. */

export const MAX_CONCURRENT_MESSAGE = 'User has reached maximum concurrent conversations'

const A_DAY = 24 * 60 * 60
const seconds = z.int().min(0).max(A_DAY)

export const conversationProperties = z.looseObject({
  max_call_duration: seconds.min(1).default(3600),
  participant_left_timeout: seconds.default(0),
  participant_absent_timeout: seconds.default(300),
  language: z.string().max(64).default('english'),
  enable_recording: z.boolean().optional(),
  enable_closed_captions: z.boolean().optional(),
})

const identifier = z.string().min(1).max(128)

export const createRequest = z
  .object({
    replica_id: identifier.optional(),
    face_id: identifier.optional(),
    persona_id: identifier.optional(),
    pal_id: identifier.optional(),
    conversation_name: z.string().max(500).optional(),
    conversational_context: z.string().max(20_000).optional(),
    custom_greeting: z.string().max(2_000).optional(),
    callback_url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .optional(),
    require_auth: z.boolean().default(false),
    max_participants: z.int().min(2).optional(),
    test_mode: z.boolean().default(false),
    properties: conversationProperties.prefault({}),
  })
  .refine((body) => !(body.replica_id && body.face_id), 'Send replica_id or face_id, not both')
  .refine((body) => !(body.persona_id && body.pal_id), 'Send persona_id or pal_id, not both')

export type CreateRequest = z.output<typeof createRequest>

export const conversationStatus = z.enum(['active', 'ended'])
export type ConversationStatus = z.infer<typeof conversationStatus>

const whole = z.coerce.number().pipe(z.int().min(1))

export const listQuery = z.object({
  limit: whole.pipe(z.number().max(100)).default(10),
  page: whole.default(1),
  status: conversationStatus.optional(),
})

export const getQuery = z.object({ verbose: z.enum(['true', 'false']).default('false') })

/** What a callback and the verbose answer carry alike. */
export const wireEvent = z.object({
  event_type: z.enum(['system.replica_joined', 'system.shutdown', 'application.transcription_ready']),
  message_type: z.enum(['system', 'application']),
  conversation_id: z.string(),
  properties: z.record(z.string(), z.unknown()),
  timestamp: z.string(),
})
export type WireEvent = z.infer<typeof wireEvent>

export interface WireConversation {
  conversation_id: string
  conversation_name: string
  conversation_url: string
  status: ConversationStatus
  callback_url: string
  replica_id: string | null
  persona_id: string | null
  created_at: string
  updated_at: string
}
