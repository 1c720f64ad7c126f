import { createHash, randomBytes } from 'node:crypto'
import {
  CONVERSATION_LANGUAGE,
  PARTICIPANT_ABSENT_TIMEOUT_S,
  PARTICIPANT_LEFT_TIMEOUT_S,
} from '../../contract/conversations.ts'
import type { CreatePayload } from './avatar-wire.ts'

/** Who speaks, and with which words: what every conversation at the provider begins with. */
export type AvatarScript = {
  replicaId: string
  personaId: string
  name: string
  greeting: string
  context: string
  /** Where the provider tells us of a conversation; the conversation's own token follows. */
  callbackBase: string
  /** The longest talk. */
  maxCallSeconds: number
}

export function createPayload(script: AvatarScript, id: string, callbackToken: string): CreatePayload {
  return {
    replica_id: script.replicaId,
    persona_id: script.personaId,
    conversation_name: `${script.name} ${id}`,
    custom_greeting: script.greeting,
    conversational_context: script.context,
    callback_url: `${script.callbackBase}/${callbackToken}`,
    properties: {
      participant_left_timeout: PARTICIPANT_LEFT_TIMEOUT_S,
      language: CONVERSATION_LANGUAGE,
      max_call_duration: script.maxCallSeconds,
      participant_absent_timeout: PARTICIPANT_ABSENT_TIMEOUT_S,
    },
  }
}

/** Our id ends every name, so that a create whose answer was lost can be found in the provider's list. */
export const isNameOf = (name: string, id: string) => name.endsWith(` ${id}`)

/** The provider signs nothing, so an address nobody can guess stands for it. Only its hash is kept. */
export const newCallbackToken = () => randomBytes(32).toString('base64url')
export const callbackTokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
