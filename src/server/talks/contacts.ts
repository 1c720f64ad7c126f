import type { Kysely } from 'kysely'
import { talkLeadHeadline } from '../../content/conversation.ts'
import { leadAttribution } from '../../contract/staff.ts'
import type { ContactPlace } from '../../contract/talks.ts'
import type { Conversation } from '../conversations/conversations-table.ts'
import type { Leads } from '../leads/leads.ts'
import { personOf } from '../leads/leads-table.ts'
import { wordsOf } from '../leads/words.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { hasPresentedCode } from '../verification/email/email-records.ts'
import { ensureTalk } from './talk-records.ts'
import { talks } from './talks-table.ts'
import type { TranscriptRequests } from './transcript-requests.ts'

export type LeftContact = { email: string; name?: string | undefined; place: ContactPlace }

type Parts = {
  leads: Pick<Leads, 'record' | 'wake'>
  transcripts: Pick<TranscriptRequests, 'ask' | 'learned'>
  clock: Clock
}

/** Who talked can be reached from the moment they leave an address, wherever they leave it: in the room, beside it, after it. */
export function openTalkContacts({ leads, transcripts, clock }: Parts) {
  /** Once for a talk and an address. The same person's lead of this very talk, a signup's say, is not made a second time. */
  async function record(
    trx: Kysely<Database>,
    conversation: Conversation,
    { email, name = '', place }: LeftContact,
  ): Promise<void> {
    await ensureTalk(trx, conversation)
    const stamp = stampNew(clock)
    const isProven = await hasPresentedCode(trx, conversation.visitor, email)
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('talk_contacts')
      .values({
        ...stamp,
        talkId: conversation.id,
        email: email.toLowerCase(),
        name,
        place,
        provenAt: isProven ? stamp.createdAt : null,
      })
      .onConflict((conflict) => conflict.columns(['talkId', 'email']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return
    // One that names the talk is its own already: `leads.record` and `ensureTalk` see to that.
    if (await hasLead(trx, conversation.id, email)) return
    await leads.record(trx, {
      kind: 'talk',
      recordId: stamp.id,
      email,
      name,
      headline: await headlineOf(trx, conversation.id),
      attribution: leadAttribution.parse(JSON.parse(conversation.attribution ?? '{}')),
      conversationId: conversation.id,
    })
  }

  return {
    /** Keeps the address, makes the lead and sees to the letter: all of it or nothing. */
    async leave(conversation: Conversation, left: LeftContact): Promise<void> {
      await transcripts.ask(conversation.id, left.email, (trx) => record(trx, conversation, left))
      leads.wake()
    },

    /** What was said is understood, in the transaction that wrote it: leads say what about, letters that waited go. */
    async learned(trx: Kysely<Database>, talkId: string): Promise<void> {
      await sayWhatAbout(trx, talkId)
      await transcripts.learned(trx, talkId)
    },
  }
}

async function hasLead(trx: Kysely<Database>, conversationId: string, email: string): Promise<boolean> {
  const found = await trx
    .selectFrom('leads')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('person', '=', personOf(email))
    .where('isSuspect', '=', false)
    .executeTakeFirst()
  return found !== undefined
}

/** A summary's first sentence is what a list has room for. */
const firstSentence = (summary: string) => /^.+?[.!?](?=\s|$)/s.exec(summary)?.[0] ?? summary
const HEADLINE_LENGTH = 200

/** What a lead of this talk is about, in one line. */
export async function headlineOf(trx: Kysely<Database>, talkId: string): Promise<string> {
  const talk = await talks.byId(trx, talkId)
  return firstSentence(talk?.summary.trim() ?? '').slice(0, HEADLINE_LENGTH) || talkLeadHeadline
}

async function sayWhatAbout(trx: Kysely<Database>, talkId: string): Promise<void> {
  const headline = await headlineOf(trx, talkId)
  if (headline === talkLeadHeadline) return
  const unsaid = await trx
    .selectFrom('leads')
    .select(['id', 'name', 'email'])
    .where('conversationId', '=', talkId)
    .where('kind', '=', 'talk')
    .where('headline', '=', talkLeadHeadline)
    .execute()
  for (const { id, name, email } of unsaid)
    await trx
      .updateTable('leads')
      .set({ headline, words: wordsOf(name, email, headline).join(' ') })
      .where('id', '=', id)
      .execute()
}
