import { z } from 'zod'

/** What we read of the provider's v2 answers; whatever else stands in them is left alone. */

const conversationId = z.string().regex(/^[\w-]{1,128}$/)

export const listPage = z.object({
  data: z
    .array(
      z.object({
        conversation_id: conversationId,
        conversation_name: z.string().nullish(),
        status: z.string(),
      }),
    )
    .nullish(),
  /** Whether it counts the filtered rows or all of them is not documented. */
  total_count: z.int().nonnegative().nullish(),
})

export const createdConversation = z.object({
  conversation_id: conversationId,
  conversation_url: z.string().nullish(),
})

/** The key is `error` in some bodies and `message` in others. */
const problem = z.object({ error: z.unknown().optional(), message: z.unknown().optional() })

export function problemText(body: unknown): string | undefined {
  const { data } = problem.safeParse(body)
  return [data?.message, data?.error].find((text) => typeof text === 'string')
}

const CAPACITY_MESSAGE = 'maximum concurrent conversations'

export const isCapacityProblem = (status: number, text: string | undefined) =>
  status === 400 && text !== undefined && text.toLowerCase().includes(CAPACITY_MESSAGE)

/** The body of a create, in the order of promise 73; `callback_url` and the two bounds on a talk's length are ours. */
export type CreatePayload = {
  replica_id: string
  persona_id: string
  conversation_name: string
  custom_greeting: string
  conversational_context: string
  callback_url: string
  properties: {
    participant_left_timeout: number
    language: string
    max_call_duration: number
    participant_absent_timeout: number
  }
}

/** With `verbose=true`: what happened in it, as callbacks tell it. Whatever in it cannot be read is passed over. */
export const verboseConversation = z.object({ events: z.array(z.unknown()).nullish() })

const callbackProperties = z.looseObject({
  shutdown_reason: z.string().optional(),
  /** Seen instead of the above. */
  reason: z.string().optional(),
})

const kept = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'))

export const callbackEvent = z.object({
  event_type: kept,
  conversation_id: kept.nullish(),
  properties: callbackProperties.nullish(),
})
export type CallbackEvent = z.infer<typeof callbackEvent>

export const TRANSCRIPTION_READY = 'application.transcription_ready'
