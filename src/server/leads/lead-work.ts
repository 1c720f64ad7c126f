import type { Kysely } from 'kysely'
import type { LeadNote, LeadState } from '../../contract/staff.ts'
import type { Notices } from '../routing/notices.ts'
import { audit } from '../staff/audit.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { type Lead, leadNotes, leads } from './leads-table.ts'

export type LeadChange = {
  /** The version the change was made from. */
  version: number
  state?: LeadState | undefined
  owner?: string | null | undefined
}

export type ChangeOutcome =
  | { ok: true; lead: Lead }
  | { ok: false; code: 'not_found' }
  /** Somebody was faster: nothing was changed, and this is how the lead stands now. */
  | { ok: false; code: 'lead_changed'; lead: Lead }

export type LeadWork = ReturnType<typeof leadWork>

export function leadWork(db: Kysely<Database>, clock: Clock, notices: Pick<Notices, 'queue'>) {
  return {
    change: (id: string, change: LeadChange, actor: string): Promise<ChangeOutcome> =>
      db.transaction().execute(async (trx) => {
        const before = await leads.byId(trx, id)
        if (!before) return { ok: false, code: 'not_found' }
        const state = change.state ?? before.state
        const owner = change.owner === undefined ? before.owner : change.owner
        // Two who want the same do not stand in each other's way.
        if (state === before.state && owner === before.owner) return { ok: true, lead: before }

        const changed = await trx
          .updateTable('leads')
          .set({ state, owner, version: change.version + 1, updatedAt: new Date(clock()).toISOString() })
          .where('id', '=', id)
          .where('version', '=', change.version)
          .returningAll()
          .executeTakeFirst()
        if (!changed) {
          const now = await leads.byId(trx, id)
          return now ? { ok: false, code: 'lead_changed', lead: now } : { ok: false, code: 'not_found' }
        }
        const tell = (action: 'lead.state' | 'lead.owner', from: string, to: string) =>
          audit(trx, clock, { actor, action, subject: id, detail: { from, to } })
        if (state !== before.state) await tell('lead.state', before.state, state)
        if (owner !== before.owner) await tell('lead.owner', before.owner ?? '', owner ?? '')
        const lead = leads.parse(changed)
        // Of a suspect nobody outside has heard.
        if (!lead.isSuspect)
          await notices.queue(trx, 'lead.updated', id, {
            occasion: `version ${lead.version}`,
            changed: [
              ...(state !== before.state ? (['state'] as const) : []),
              ...(owner !== before.owner ? (['owner'] as const) : []),
            ],
          })
        return { ok: true, lead }
      }),

    /** Notes are only ever added, so two people who write at once both find theirs. */
    addNote: (leadId: string, author: string, text: string): Promise<LeadNote | undefined> =>
      db.transaction().execute(async (trx) => {
        const found = await leads.byId(trx, leadId)
        if (!found) return undefined
        const note = { ...stampNew(clock), author, text }
        await leadNotes.insert(trx, { ...note, leadId })
        await audit(trx, clock, {
          actor: author,
          action: 'lead.note',
          subject: leadId,
          detail: { note: note.id },
        })
        return note
      }),

    async notesOf(leadId: string): Promise<LeadNote[]> {
      const rows = await db
        .selectFrom('lead_notes')
        .selectAll()
        .where('leadId', '=', leadId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
      return rows.map(leadNotes.parse).map(({ leadId: _, ...note }) => note)
    },
  }
}
