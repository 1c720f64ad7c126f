import type { Kysely } from 'kysely'
import { innovationOfficer } from '../../content/leaders.ts'
import { transcriptLetter } from '../../content/letters.ts'
import { paths } from '../../contract/paths.ts'
import type { TranscriptTurn } from '../../contract/staff.ts'
import type { Mail } from '../mail/mail.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import { type Conversation, conversations } from './conversations-table.ts'
import { keepTranscript, transcriptOf } from './transcripts.ts'

type Parts = {
  store: Pick<Store, 'db'>
  mail: Pick<Mail, 'queue' | 'wake'>
  clock: Clock
  siteUrl: string
  salesEmail: string
}

export type TranscriptRequests = ReturnType<typeof openTranscriptRequests>

/**
 * A transcript and the wish to have it may come in either order, and at once: whoever comes second sends it. Each
 * address gets it once.
 */
export function openTranscriptRequests({ store, mail, clock, siteUrl, salesEmail }: Parts) {
  /** Both sides first touch the conversation's row, so that one of them waits for the other and then sees it. */
  async function together(conversationId: string, work: (trx: Kysely<Database>) => Promise<void>) {
    await store.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('conversations')
        .set((row) => ({ attempts: row.ref('attempts') }))
        .where('id', '=', conversationId)
        .execute()
      await work(trx)
      await sendDue(trx, conversationId)
    })
    mail.wake()
  }

  async function sendDue(trx: Kysely<Database>, conversationId: string): Promise<void> {
    const transcript = await transcriptOf(trx, conversationId)
    const conversation = await conversations.byId(trx, conversationId)
    if (!transcript || !conversation) return
    const due = await trx
      .updateTable('transcript_requests')
      .set({ sentAt: new Date(clock()).toISOString() })
      .where('conversationId', '=', conversationId)
      .where('sentAt', 'is', null)
      .returning('email')
      .execute()
    for (const { email } of due)
      await mail.queue(trx, {
        kind: 'transcript',
        to: email,
        replyTo: salesEmail,
        about: email,
        ...transcriptLetter({
          turns: transcript.turns,
          avatarName: innovationOfficer.name,
          startedOn: `${new Date(conversation.startedAt ?? conversation.createdAt).toUTCString()}`,
          lasted: lastedInWords(conversation),
          startUrl: `${siteUrl}${paths.team}`,
        }),
      })
  }

  return {
    /** The visitor's wish; the letter follows as soon as there is a transcript. */
    ask: (conversationId: string, email: string) =>
      together(conversationId, async (trx) => {
        await trx
          .insertInto('transcript_requests')
          .values({ ...stampNew(clock), conversationId, email: email.toLowerCase(), sentAt: null })
          .onConflict((conflict) => conflict.columns(['conversationId', 'email']).doNothing())
          .execute()
      }),

    /** The provider's transcript. */
    keep: (conversationId: string, turns: TranscriptTurn[]) =>
      together(conversationId, (trx) => keepTranscript(trx, clock, conversationId, turns)),
  }
}

type Lasting = Pick<Conversation, 'startedAt' | 'joinedAt' | 'endedAt'>

/** From the avatar's appearance, or the start where it was never told of, to the end. */
export const secondsOfTalk = ({ startedAt, joinedAt, endedAt }: Lasting): number | undefined => {
  const from = joinedAt ?? startedAt
  return from && endedAt
    ? Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(from)) / 1000))
    : undefined
}

function lastedInWords(conversation: Lasting): string | undefined {
  const seconds = secondsOfTalk(conversation)
  if (seconds === undefined) return undefined
  const minutes = Math.floor(seconds / 60)
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
}
