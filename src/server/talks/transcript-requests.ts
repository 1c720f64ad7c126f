import type { Kysely } from 'kysely'
import { innovationOfficer } from '../../content/leaders.ts'
import { transcriptLetter, transcriptLinkLetter } from '../../content/letters.ts'
import { MINUTE_MS } from '../../contract/durations.ts'
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
import { talks } from './talks-table.ts'
import { newTranscriptLink } from './transcript-links.ts'
import { keepTranscript, transcriptOf } from './transcripts.ts'

/** A summary that has not been drawn by then is not waited for any longer. */
const SUMMARY_WITHIN_MS = 10 * MINUTE_MS

type Parts = {
  store: Pick<Store, 'db'>
  mail: Pick<Mail, 'queue' | 'wake'>
  clock: Clock
  siteUrl: string
  salesEmail: string
  /** Whether somebody draws a summary from each transcript and then calls `learned`. */
  awaitsSummary?: boolean
}

export type TranscriptRequests = ReturnType<typeof openTranscriptRequests>

type Due = { id: string; email: string }

/**
 * A transcript and the wish to have it may come in either order, and at once: whoever comes second sends it, with the
 * summary. Each address gets it once: the words themselves where this visitor has proven the address, and then once
 * the summary is drawn; else a link to them, where the summary appears as soon as there is one (decision 19).
 */
export function openTranscriptRequests(parts: Parts) {
  const { store, mail, clock, siteUrl, salesEmail, awaitsSummary = false } = parts

  /**
   * Both sides first touch the conversation's row, so that one of them waits for the other and then sees it. The row of
   * the talk is touched for whoever draws the summary, who writes there and sends what is due in the same transaction.
   */
  async function together(conversationId: string, work: (trx: Kysely<Database>) => Promise<void>) {
    await store.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('conversations')
        .set((row) => ({ attempts: row.ref('attempts') }))
        .where('id', '=', conversationId)
        .execute()
      await trx
        .updateTable('talks')
        .set((row) => ({ turns: row.ref('turns') }))
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
    const talk = await talks.byId(trx, conversationId)
    const summary = talk?.summary ?? ''
    const isDrawn =
      !awaitsSummary || turns.length === 0 || talk?.state === 'silent' || talk?.learnedAt != null
    const isLate = Date.parse(transcript.createdAt) <= clock() - SUMMARY_WITHIN_MS
    for (const request of await waiting(trx, conversationId)) {
      // Where nothing was said there is nothing to keep from anybody.
      const isForWords =
        turns.length === 0 || (await hasPresentedCode(trx, conversation.visitor, request.email))
      if (isForWords && !isDrawn && !isLate) continue
      if (!(await claim(trx, request))) continue
      const letter = isForWords ? wordsLetter(conversation, turns, summary) : await linkLetter(trx, request)
      const envelope = { to: request.email, replyTo: salesEmail, about: request.email }
      await mail.queue(trx, { ...letter, ...envelope })
    }
  }

  const waiting = (trx: Kysely<Database>, conversationId: string): Promise<Due[]> =>
    trx
      .selectFrom('transcript_requests')
      .select(['id', 'email'])
      .where('conversationId', '=', conversationId)
      .where('sentAt', 'is', null)
      .execute()

  /** Of two who see it waiting, one sends it. */
  async function claim(trx: Kysely<Database>, { id }: Due): Promise<boolean> {
    const { numUpdatedRows } = await trx
      .updateTable('transcript_requests')
      .set({ sentAt: new Date(clock()).toISOString() })
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  const wordsLetter = (
    conversation: Conversation,
    turns: TranscriptTurn[],
    summary: string,
  ): Omit<Letter, 'to' | 'about'> => ({
    kind: 'transcript',
    ...transcriptLetter({
      turns,
      summary,
      avatarName: innovationOfficer.name,
      startedOn: `${new Date(conversation.startedAt ?? conversation.createdAt).toUTCString()}`,
      lasted: lastedInWords(conversation),
      startUrl: `${siteUrl}${paths.team}`,
    }),
  })

  async function linkLetter(trx: Kysely<Database>, { id }: Due): Promise<Omit<Letter, 'to' | 'about'>> {
    const { token, ...link } = newTranscriptLink(clock)
    await trx.updateTable('transcript_requests').set(link).where('id', '=', id).execute()
    const url = `${siteUrl}${paths.transcript}#${token}`
    return { kind: 'transcript-link', ...transcriptLinkLetter({ avatarName: innovationOfficer.name, url }) }
  }

  return {
    /** The visitor's wish, and what else is kept with it; the letter follows as soon as there is a transcript. */
    ask: (
      conversationId: string,
      email: string,
      alsoKeep: (trx: Kysely<Database>) => Promise<void> = async () => {},
    ) =>
      together(conversationId, async (trx) => {
        await trx
          .insertInto('transcript_requests')
          .values({ ...stampNew(clock), conversationId, email: email.toLowerCase(), ...notSent })
          .onConflict((conflict) => conflict.columns(['conversationId', 'email']).doNothing())
          .execute()
        await alsoKeep(trx)
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

    /** The summary is drawn, in the transaction that wrote it. The mail worker finds the letters within seconds. */
    learned: sendDue,

    /** Hourly: what waited for a summary in vain goes without one. */
    async sendOverdue(): Promise<void> {
      const before = new Date(clock() - SUMMARY_WITHIN_MS).toISOString()
      const overdue = await store.db
        .selectFrom('transcript_requests')
        .innerJoin('transcripts', 'transcripts.conversationId', 'transcript_requests.conversationId')
        .select('transcript_requests.conversationId')
        .distinct()
        .where('transcript_requests.sentAt', 'is', null)
        .where('transcripts.createdAt', '<=', before)
        .limit(1000)
        .execute()
      for (const { conversationId } of overdue) await together(conversationId, async () => {})
    },
  }
}

const notSent = { sentAt: null, linkHash: null, linkExpiresAt: null }
