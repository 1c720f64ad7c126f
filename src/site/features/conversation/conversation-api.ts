import {
  type HeartbeatAnswer,
  heartbeatAnswer,
  type OwnConversation,
  ownConversation,
  startAnswer,
} from '../../../contract/conversations.ts'
import { errorAnswer } from '../../../contract/errors.ts'
import { LONG_TOAST_DURATION_MS } from '../../../contract/interface.ts'
import { paths } from '../../../contract/paths.ts'
import {
  refusalsToContact,
  type StartSource,
  startRefusalSentence,
  startRefusals,
} from '../../../contract/start-sentences.ts'
import { firstTouch } from '../attribution/first-touch.ts'
import { sendWithProof } from '../bot-check/send-with-proof.ts'
import type { Created, StartFailure } from './start-machine.ts'

const api = '/api/conversations'
const json = { 'Content-Type': 'application/json' }

/** Where a press can come from without a form. */
export type ButtonSource = Exclude<StartSource, 'consult'>

/** Asks the server to start a conversation; every failure comes back as the sentence a visitor reads. */
export async function createConversation(from: ButtonSource, notice: string): Promise<Created> {
  try {
    const response = await sendWithProof(api, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ from, notice, attribution: firstTouch() }),
    })
    const answer: unknown = await response.json()
    if (!response.ok) return { ok: false, failure: readFailure(answer) }
    const { conversation_id, conversation_url } = startAnswer.parse(answer)
    return { ok: true, id: conversation_id, url: conversation_url }
  } catch (error) {
    console.warn('the start failed', error)
    return { ok: false, failure: { message: startRefusalSentence(from, 'start_failed') } }
  }
}

function readFailure(answer: unknown): StartFailure {
  const { code, message } = errorAnswer.parse(answer).error
  const refusal = startRefusals.find((known) => known === code)
  if (!refusal) return { message }
  return {
    message,
    ...(refusal === 'capacity_reached' && { durationMs: LONG_TOAST_DURATION_MS }),
    ...(refusalsToContact.has(refusal) && { wayOn: { to: paths.contact, label: 'Open the contact form' } }),
  }
}

/** Whether this visitor's conversation still runs, and where; `null` for one that is not theirs or nobody's. */
export async function readConversation(id: string): Promise<OwnConversation | null> {
  const response = await fetch(`${api}/${encodeURIComponent(id)}`)
  if (response.status === 403 || response.status === 404) return null
  if (!response.ok) throw new Error(`conversation status ${response.status}`)
  return ownConversation.parse(await response.json())
}

/** The heartbeat. A server out of reach says nothing about the talk. */
export async function tellSeen(id: string): Promise<HeartbeatAnswer | 'unknown'> {
  try {
    const response = await fetch(`${api}/${encodeURIComponent(id)}/seen`, { method: 'POST' })
    return response.ok ? heartbeatAnswer.parse(await response.json()) : 'unknown'
  } catch {
    return 'unknown'
  }
}
