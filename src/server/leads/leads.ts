import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { DIRECT, type LeadAttribution, type LeadKind, type WebhookTest } from '../../contract/staff.ts'
import type { PostTarget } from '../posting/signed-post.ts'
import type { Database } from '../store/database.ts'
import { newId, stampNew } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import { tieLead } from '../talks/talk-records.ts'
import { systemTiming, type Timing } from '../timing/timing.ts'
import { leads, personOf, sourceOf } from './leads-table.ts'
import { testNotice } from './notice.ts'
import { postNoticesTo } from './post-notice.ts'
import { webhookWorker } from './webhook-worker.ts'
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
  /** Looks like a bot's: hidden at the desk, and nobody is notified. */
  isSuspect?: boolean
}

export type Leads = ReturnType<typeof openLeads>

type Parts = {
  store: Pick<Store, 'db'>
  /** Who is told of new leads, if anybody. */
  webhook: PostTarget | undefined
  siteUrl: string
  log: Pick<Logger, 'warn' | 'error'>
  timing?: Timing
}

export function openLeads({ store, webhook, siteUrl, log, timing = systemTiming }: Parts) {
  const post = webhook && postNoticesTo(webhook, timing.now)
  const worker = post && webhookWorker({ db: store.db, post, siteUrl, timing, log })

  return {
    /** Puts what a visitor left on the desk's list, in the transaction that keeps it. Returns the lead's id. */
    async record(db: Kysely<Database>, given: NewLead): Promise<string> {
      const { id, createdAt } = stampNew(timing.now)
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
        score: null,
        industry: null,
        country: given.country ?? null,
        timeZone: given.timeZone ?? null,
        version: 1,
        createdAt,
        updatedAt: createdAt,
      })
      if (given.conversationId && !given.isSuspect) await tieLead(db, given.conversationId, id)
      if (!given.isSuspect) await worker?.queue(db, id)
      return id
    },

    /** A record got another conversation in place of one that nobody entered. */
    async relink(db: Kysely<Database>, recordId: string, conversationId: string): Promise<void> {
      await db.updateTable('leads').set({ conversationId }).where('recordId', '=', recordId).execute()
    },

    /** After the commit: whoever waits for new leads is told at once. */
    wake: () => worker?.wake(),

    /** Posts a made-up notice, now; undefined where nobody is to be told. */
    async testWebhook(): Promise<WebhookTest | undefined> {
      if (!post) return undefined
      const id = newId(timing.now())
      const began = timing.elapsed()
      const notice = testNotice(id, new Date(timing.now()).toISOString(), siteUrl)
      const posted = await post(id, JSON.stringify(notice))
      return {
        isDelivered: posted.ok,
        status: posted.status,
        problem: posted.ok ? null : posted.problem,
        milliseconds: Math.round(timing.elapsed() - began),
      }
    },

    start: () => worker?.start(),
    close: async () => worker?.stop(),
    /** One look at what is due, for tests. */
    round: async () => worker?.round(),
  }
}
