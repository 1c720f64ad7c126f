import type { Kysely } from 'kysely'
import { type LeadNote, leadAttribution } from '../../contract/staff.ts'
import type { LeadFromTalk } from '../../contract/staff-talks.ts'
import { conversations } from '../conversations/conversations-table.ts'
import type { Leads } from '../leads/leads.ts'
import { audit } from '../staff/audit.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { headlineOf } from './contacts.ts'
import { talkNotes, talks } from './talks-table.ts'

export type LeadMadeOutcome =
  | { ok: true; leadId: string }
  | { ok: false; code: 'not_found' | 'talk_has_lead' }

type Parts = { db: Kysely<Database>; clock: Clock; leads: Pick<Leads, 'record' | 'wake'> }

/** What staff do with a talk. */
export function talkWork({ db, clock, leads }: Parts) {
  return {
    /** Only ever added, as with leads. */
    addNote: (talkId: string, author: string, text: string): Promise<LeadNote | undefined> =>
      db.transaction().execute(async (trx) => {
        if (!(await talks.byId(trx, talkId))) return undefined
        const note = { ...stampNew(clock), author, text }
        await talkNotes.insert(trx, { ...note, talkId })
        const detail = { note: note.id }
        await audit(trx, clock, { actor: author, action: 'talk.note', subject: talkId, detail })
        return note
      }),

    /** Somebody of the staff knows how whoever talked can be reached. Nobody is written to. */
    async makeLead(
      talkId: string,
      { email, name }: Required<LeadFromTalk>,
      actor: string,
    ): Promise<LeadMadeOutcome> {
      const made = await db.transaction().execute(async (trx): Promise<LeadMadeOutcome> => {
        // Changes nothing but makes a second hand wait, which then finds the lead of the first.
        const free = await trx
          .updateTable('talks')
          .set((row) => ({ leadId: row.ref('leadId') }))
          .where('id', '=', talkId)
          .where('leadId', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (!free) return { ok: false, code: (await talks.byId(trx, talkId)) ? 'talk_has_lead' : 'not_found' }
        const conversation = await conversations.byId(trx, talkId)
        const contact = { ...stampNew(clock), talkId, email: email.toLowerCase(), name, provenAt: null }
        const { id: recordId } = await trx
          .insertInto('talk_contacts')
          .values({ ...contact, place: 'desk' })
          .onConflict((conflict) => conflict.columns(['talkId', 'email']).doUpdateSet({ name }))
          .returning('id')
          .executeTakeFirstOrThrow()
        const leadId = await leads.record(trx, {
          kind: 'talk',
          recordId,
          email,
          name,
          headline: await headlineOf(trx, talkId),
          attribution: leadAttribution.parse(JSON.parse(conversation?.attribution ?? '{}')),
          conversationId: talkId,
        })
        await audit(trx, clock, { actor, action: 'talk.lead', subject: talkId, detail: { lead: leadId } })
        return { ok: true, leadId }
      })
      if (made.ok) leads.wake()
      return made
    },
  }
}

/** Oldest first. */
export async function notesOfTalk(db: Kysely<Database>, talkId: string): Promise<LeadNote[]> {
  const rows = await db
    .selectFrom('talk_notes')
    .selectAll()
    .where('talkId', '=', talkId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(talkNotes.parse).map(({ talkId: _, ...note }) => note)
}
