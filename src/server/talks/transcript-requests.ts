import type { Kysely } from 'kysely'
import { innovationOfficer } from '../../content/leaders.ts'
import { transcriptLetter, transcriptLinkLetter } from '../../content/letters.ts'
import { paths } from '../../contract/paths.ts'
import type { TranscriptTurn } from '../../contract/staff.ts'
import { type Conversation, conversations } from '../conversations/conversations-table.ts'
import type { Letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import { hasPresentedCode } from '../verification/email/email-records.ts'
import { lastedInWords } from './talk-length.ts'
import { newTranscriptLink } from './transcript-links.ts'
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
 * address gets it once: the words themselves where this visitor has proven the address, else a link to them
 * (decision 19).
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
    const { turns } = transcript
    const due = await trx
      .updateTable('transcript_requests')
      .set({ sentAt: new Date(clock()).toISOString() })
      .where('conversationId', '=', conversationId)
      .where('sentAt', 'is', null)
      .returning(['id', 'email'])
      .execute()
    for (const request of due) await mail.queue(trx, await letterFor(trx, conversation, turns, request))
  }

  async function letterFor(
    trx: Kysely<Database>,
    conversation: Conversation,
    turns: TranscriptTurn[],
    { id, email }: { id: string; email: string },
  ): Promise<Letter> {
    const avatarName = innovationOfficer.name
    const envelope = { to: email, replyTo: salesEmail, about: email }
    // Where nothing was said there is nothing to keep from anybody.
    if (turns.length === 0 || (await hasPresentedCode(trx, conversation.visitor, email)))
      return {
        kind: 'transcript',
        ...envelope,
        ...transcriptLetter({
          turns,
          avatarName,
          startedOn: `${new Date(conversation.startedAt ?? conversation.createdAt).toUTCString()}`,
          lasted: lastedInWords(conversation),
          startUrl: `${siteUrl}${paths.team}`,
        }),
      }
    const { token, ...link } = newTranscriptLink(clock)
    await trx.updateTable('transcript_requests').set(link).where('id', '=', id).execute()
    const url = `${siteUrl}${paths.transcript}#${token}`
    return { kind: 'transcript-link', ...envelope, ...transcriptLinkLetter({ avatarName, url }) }
  }

  return {
    /** The visitor's wish; the letter follows as soon as there is a transcript. */
    ask: (conversationId: string, email: string) =>
      together(conversationId, async (trx) => {
        await trx
          .insertInto('transcript_requests')
          .values({ ...stampNew(clock), conversationId, email: email.toLowerCase(), ...notSent })
          .onConflict((conflict) => conflict.columns(['conversationId', 'email']).doNothing())
          .execute()
      }),

    /** The provider's transcript; `kept` is called in the same transaction. */
    keep: (
      conversationId: string,
      turns: TranscriptTurn[],
      kept: (trx: Kysely<Database>) => Promise<void> = async () => {},
    ) =>
      together(conversationId, async (trx) => {
        await keepTranscript(trx, clock, conversationId, turns)
        await kept(trx)
      }),
  }
}

const notSent = { sentAt: null, linkHash: null, linkExpiresAt: null }
