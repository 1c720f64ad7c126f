import type { Kysely } from 'kysely'
import { DIRECT, type LeadAttribution, type LeadKind } from '../../contract/staff.ts'
import type { Routing } from '../routing/routing.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { tieLead } from '../talks/talk-records.ts'
import { talks } from '../talks/talks-table.ts'
import { leads, personOf, sourceOf } from './leads-table.ts'
import { wordsOf } from './words.ts'

export type NewLead = {
  kind: LeadKind
  /** The row it stands for, written in the same transaction. */
  recordId: string
  email: string
  name: string
  /** One line: the subject, the interest. */
  headline: string
  attribution?: LeadAttribution | undefined
  /** Of our table of conversations. */
  conversationId?: string | undefined
  /** Where the visitor is, as far as they told. */
  country?: string | undefined
  timeZone?: string | undefined
  /** Looks like a machine's: marked at the desk, given to nobody, and nobody is told. */
  isSuspect?: boolean
}

export type Leads = ReturnType<typeof openLeads>

type Parts = {
  /** Who gets a new lead, and who is told of it. */
  routing: Pick<Routing, 'give' | 'notices' | 'wake'>
  clock?: Clock
}

export function openLeads({ routing, clock = Date.now }: Parts) {
  return {
    /**
     * Puts what a visitor left on the desk's list, in the transaction that keeps it, and gives it to whoever the rules
     * name. Returns the lead's id.
     */
    async record(db: Kysely<Database>, given: NewLead): Promise<string> {
      const { id, createdAt } = stampNew(clock)
      const attribution = given.attribution ?? {}
      const talk = given.conversationId ? await talks.byId(db, given.conversationId) : undefined
      await leads.insert(db, {
        id,
        kind: given.kind,
        recordId: given.recordId,
        email: given.email,
        person: personOf(given.email),
        name: given.name,
        headline: given.headline,
        words: wordsOf(given.name, given.email, given.headline).join(' '),
        state: 'new',
        owner: null,
        source: sourceOf(attribution, DIRECT),
        attribution: JSON.stringify(attribution),
        conversationId: given.conversationId ?? null,
        isSuspect: given.isSuspect ?? false,
        // What was learned in the talk before, if it was; else it comes with the learning.
        score: talk?.score ?? null,
        industry: talk?.industry ?? null,
        country: given.country ?? talk?.country ?? null,
        timeZone: given.timeZone ?? null,
        version: 1,
        createdAt,
        updatedAt: createdAt,
      })
      if (given.isSuspect) return id
      if (given.conversationId) await tieLead(db, given.conversationId, id)
      await routing.give(db, id)
      await routing.notices.queue(db, 'lead.created', id)
      return id
    },

    /** A record got another conversation in place of one that nobody entered. */
    async relink(db: Kysely<Database>, recordId: string, conversationId: string): Promise<void> {
      await db.updateTable('leads').set({ conversationId }).where('recordId', '=', recordId).execute()
    },

    /** After the commit: whoever waits for new leads is told at once. */
    wake: () => routing.wake(),
  }
}
