import { conversation } from '../../../content/conversation.ts'
import {
  type HeartbeatAnswer,
  heartbeatAnswer,
  type OwnConversation,
  ownConversation,
  startAnswer,
} from '../../../contract/conversations.ts'
import { LONG_TOAST_DURATION_MS } from '../../../contract/interface.ts'
import { paths } from '../../../contract/paths.ts'
import {
  refusalsToContact,
  type StartSource,
  startRefusalSentence,
  startRefusals,
} from '../../../contract/start-sentences.ts'
import {
  type ContactRequest,
  contactAnswer,
  type LinkReport,
  type RatingRequest,
} from '../../../contract/talks.ts'
import { ask, nothing, type Refusal } from '../api/ask.ts'
import { firstTouch } from '../attribution/first-touch.ts'
import type { Created, StartFailure } from './start-machine.ts'

const api = '/api/conversations'
const pathOf = (id: string) => `${api}/${encodeURIComponent(id)}`
export const contactPath = (id: string) => `${pathOf(id)}/contact`

/** Where a press can come from without a form. */
export type ButtonSource = Exclude<StartSource, 'consult'>

/** Asks the server to start a conversation; every failure comes back as the sentence a visitor reads. */
export async function createConversation(from: ButtonSource, notice: string): Promise<Created> {
  const answered = await ask(api, startAnswer, { body: { from, notice, attribution: firstTouch() } })
  if (answered.ok)
    return { ok: true, id: answered.value.conversation_id, url: answered.value.conversation_url }
  const { refusal } = answered
  return {
    ok: false,
    failure: refusal ? failureOf(refusal) : { message: startRefusalSentence(from, 'start_failed') },
  }
}

function failureOf({ code, message }: Refusal): StartFailure {
  const refusal = startRefusals.find((known) => known === code)
  if (!refusal) return { message }
  return {
    message,
    ...(refusal === 'capacity_reached' && { durationMs: LONG_TOAST_DURATION_MS }),
    ...(refusalsToContact.has(refusal) && { link: { to: paths.contact, label: 'Open the contact form' } }),
  }
}

/** Whether this visitor's conversation still runs, and where; `null` for one that is not theirs or nobody's. */
export async function readConversation(id: string): Promise<OwnConversation | null> {
  const answered = await ask(pathOf(id), ownConversation)
  if (answered.ok) return answered.value
  const code = answered.refusal?.code
  if (code === 'forbidden' || code === 'not_found') return null
  throw new Error(`the conversation could not be looked up: ${code ?? answered.trouble}`)
}

/** The heartbeat. A server out of reach says nothing about the talk. */
export async function tellSeen(id: string): Promise<HeartbeatAnswer | 'unknown'> {
  const answered = await ask(`${pathOf(id)}/seen`, heartbeatAnswer, { method: 'POST' })
  return answered.ok ? answered.value : 'unknown'
}

/** An address that was left in the room. A failure comes back as the sentence a visitor reads. */
export async function leaveContact(
  id: string,
  contact: ContactRequest,
): Promise<{ ok: true } | { ok: false; message: string }> {
  const answered = await ask(contactPath(id), contactAnswer, { body: contact })
  if (answered.ok) return { ok: true }
  const { refusal } = answered
  return { ok: false, message: refusal?.fields.email ?? refusal?.message ?? conversation.summary.unanswered }
}

/** How the talk was: sent, or the sentence that says why not. */
export async function rateTalk(id: string, rating: RatingRequest): Promise<'sent' | (string & {})> {
  const answered = await ask(`${pathOf(id)}/rating`, nothing, { body: rating, keepalive: true })
  return answered.ok ? 'sent' : (answered.refusal?.message ?? conversation.rating.unsent)
}

/** A page that the avatar offered, or that the visitor follows. Nobody waits for it, and nothing hangs on it. */
export function tellLink(id: string, link: LinkReport): void {
  void ask(`${pathOf(id)}/links`, nothing, { body: link, keepalive: true })
}
