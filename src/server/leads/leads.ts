import type { Kysely } from 'kysely'
import { DIRECT, type LeadAttribution, type LeadKind } from '../../contract/staff.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
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
  /** Looks like a bot's: hidden at the desk, and nobody is notified. */
  isSuspect?: boolean
}

export type Leads = ReturnType<typeof openLeads>

export function openLeads({ clock = Date.now }: { clock?: Clock } = {}) {
  return {
    /** Puts what a visitor left on the desk's list, in the transaction that keeps it. Returns the lead's id. */
    async record(db: Kysely<Database>, given: NewLead): Promise<string> {
      const { id, createdAt } = stampNew(clock)
      const attribution = given.attribution ?? {}
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
        version: 1,
        createdAt,
        updatedAt: createdAt,
      })
      return id
    },

    /** After the commit: whoever waits for new leads is told at once. */
    wake(): void {},
  }
}
