import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { EndReason } from '../../contract/conversations.ts'
import type { TranscriptTurn } from '../../contract/staff.ts'
import { type CallbackEvent, callbackEvent, TRANSCRIPTION_READY } from '../avatar/avatar-wire.ts'
import { callbackTokenHash } from '../avatar/create-payload.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { ensureTalk } from '../talks/talk-records.ts'
import { turnsOf } from '../talks/transcripts.ts'
import type { ConversationRecords } from './conversation-records.ts'
import type { Conversation } from './conversations-table.ts'
import type { Journal } from './journal.ts'

export type Received = { ok: true } | { ok: false; code: 'bad_request' }

type Parts = {
  db: Kysely<Database>
  clock: Clock
  records: ConversationRecords
  journal: Journal
  keepTranscript: (conversationId: string, turns: TranscriptTurn[]) => Promise<void>
  log: Pick<Logger, 'warn'>
}

/** A conversation has a handful of events; more than this is somebody playing with a token. */
const EVENTS_AT_MOST = 200

/** Events are stored as they came, then acted upon. Both may happen twice: the provider repeats itself. */
export function callbackReceiver({ db, clock, records, journal, keepTranscript, log }: Parts) {
  /** Whose token this is: asked before anything of the body is read. */
  const meantBy = (token: string): Promise<Conversation | undefined> =>
    records.byCallbackToken(callbackTokenHash(token))

  async function receive(conversation: Conversation, body: unknown): Promise<Received> {
    const event = callbackEvent.safeParse(body)
    if (!event.success) return { ok: false, code: 'bad_request' }
    const { conversation_id: meant, event_type: eventType } = event.data
    if (meant && conversation.providerId && meant !== conversation.providerId) {
      log.warn({ conversation: conversation.id, eventType }, 'a callback meant another conversation')
      return { ok: true }
    }
    await keep(conversation.id, eventType, JSON.stringify(body))
    // How a create whose answer was lost may come to be known.
    if (meant) await records.learnProviderId(conversation.id, meant)
    await act(conversation, event.data)
    return { ok: true }
  }

  async function keep(conversationId: string, eventType: string, body: string): Promise<void> {
    const { count } = await db
      .selectFrom('avatar_events')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('conversationId', '=', conversationId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= EVENTS_AT_MOST) return
    const fingerprint = createHash('sha256').update(body).digest('hex')
    await db
      .insertInto('avatar_events')
      .values({ ...stampNew(clock), conversationId, eventType, body, fingerprint })
      .onConflict((conflict) => conflict.columns(['conversationId', 'fingerprint']).doNothing())
      .execute()
  }

  async function act(conversation: Conversation, { event_type, properties }: CallbackEvent): Promise<void> {
    switch (event_type) {
      case 'system.replica_joined':
      case 'system.pal_joined':
        if (!(await records.joined(conversation.id))) return
        journal.joined(conversation)
        // The sweep over all talks would come to it within seconds: whoever looks at the desk sees it now.
        await ensureTalk(db, conversation)
        return
      case 'system.shutdown': {
        const reason = reasonOfShutdown(properties?.shutdown_reason ?? properties?.reason ?? '')
        if (await records.endedByProvider(conversation.id, reason)) journal.ended(conversation, reason)
        return
      }
      case TRANSCRIPTION_READY: {
        const turns = turnsOf(properties)
        if (turns) await keepTranscript(conversation.id, turns)
      }
    }
  }

  return { meantBy, receive }
}

const shutdownReasons: [prefix: string, reason: EndReason][] = [
  ['max_call_duration', 'time_limit'],
  ['participant_left_timeout', 'left'],
  ['participant_absent_timeout', 'absent'],
]

/** The provider adds to its reasons, so they are matched by prefix; what we do not know is its own affair. */
export const reasonOfShutdown = (said: string): EndReason =>
  shutdownReasons.find(([prefix]) => said.startsWith(prefix))?.[1] ?? 'provider'
