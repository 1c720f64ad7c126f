import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { leadToOwnerLetter, talkToOwnerLetter } from '../../content/letters.ts'
import { type Lead, leads } from '../leads/leads-table.ts'
import type { Mail } from '../mail/mail.ts'
import type { PostTarget } from '../posting/signed-post.ts'
import { audit } from '../staff/audit.ts'
import type { Database } from '../store/database.ts'
import type { Store } from '../store/store.ts'
import { type Talk, talks } from '../talks/talks-table.ts'
import { systemTiming, type Timing } from '../timing/timing.ts'
import type { Channel } from './channel.ts'
import { linkToLead } from './desk-links.ts'
import { openNotices } from './notices.ts'
import { routingRules } from './rules.ts'
import { whoGets } from './who-gets.ts'

type Parts = {
  store: Pick<Store, 'db'>
  mail: Pick<Mail, 'queue' | 'wake'>
  /** Who works here now: a rule may still name somebody who left. */
  staffEmails: readonly string[]
  webhook: PostTarget | undefined
  channel: Channel | undefined
  siteUrl: string
  log: Pick<Logger, 'warn' | 'error'>
  timing?: Timing
}

export type Routing = ReturnType<typeof openRouting>

/** Who gets which lead, and who is told of what. Suspects go to nobody, and nobody is told of them. */
export function openRouting({ store, mail, staffEmails, timing = systemTiming, ...parts }: Parts) {
  const { siteUrl, log } = parts
  const clock = timing.now
  const rules = routingRules({ db: store.db, clock, log })
  const notices = openNotices({ db: store.db, timing, ...parts })

  /** With those owners who still work here; a rule that has none left is passed over. */
  const rulesInForce = async (trx: Kysely<Database>) =>
    (await rules.readable(trx))
      .map((rule) => ({ ...rule, owners: rule.owners.filter((owner) => staffEmails.includes(owner)) }))
      .filter(({ owners }) => owners.length > 0)

  /** Gives a lead that nobody has to whoever the rules name, and tells them by mail. Returns the new owner, if any. */
  async function give(trx: Kysely<Database>, leadId: string): Promise<string | undefined> {
    const inForce = await rulesInForce(trx)
    const lead = inForce.length === 0 ? undefined : await leads.byId(trx, leadId)
    if (!lead || lead.isSuspect || lead.owner !== null) return undefined
    const rule = whoGets(lead, inForce)
    const owner = rule && (await rules.nextOwner(trx, rule))
    if (owner === undefined) return undefined
    const taken = await trx
      .updateTable('leads')
      .set((row) => ({ owner, version: row('version', '+', 1), updatedAt: new Date(clock()).toISOString() }))
      .where('id', '=', leadId)
      // Somebody at the desk may be taking it at this very moment.
      .where('owner', 'is', null)
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) return undefined
    await audit(trx, clock, {
      actor: null,
      action: 'lead.owner',
      subject: leadId,
      detail: { from: '', to: owner },
    })
    const talk = lead.conversationId === null ? undefined : await talks.byId(trx, lead.conversationId)
    await writeTo(trx, owner, lead, 'lead-to-owner', leadToOwnerLetter(factsOf(lead, talk)))
    return owner
  }

  const factsOf = (lead: Lead, talk: Talk | undefined) => ({
    ...lead,
    summary: talk?.summary ?? '',
    url: linkToLead(siteUrl, lead.id),
  })

  async function writeTo(
    trx: Kysely<Database>,
    to: string,
    { email }: Lead,
    kind: 'lead-to-owner' | 'talk-to-owner',
    words: ReturnType<typeof leadToOwnerLetter>,
  ): Promise<void> {
    await mail.queue(trx, { kind, to, replyTo: email, about: email, ...words })
  }

  /** What was learned in a talk is known of its lead, which may now have an owner; an owner it has reads of it. */
  async function learnedOf(trx: Kysely<Database>, talk: Talk, { id, country }: Lead): Promise<void> {
    const { score, industry, learnedAt } = talk
    await trx
      .updateTable('leads')
      .set({ score, industry, country: country ?? talk.country })
      .where('id', '=', id)
      .execute()
    const owner = await give(trx, id)
    const lead = await leads.byId(trx, id)
    if (!lead) return
    if (!owner && lead.owner && staffEmails.includes(lead.owner) && talk.summary)
      await writeTo(trx, lead.owner, lead, 'talk-to-owner', talkToOwnerLetter(factsOf(lead, talk)))
    const changed = [...(score === null ? [] : (['score'] as const)), ...(owner ? (['owner'] as const) : [])]
    if (changed.length > 0)
      await notices.queue(trx, 'lead.updated', id, { occasion: `learned ${learnedAt}`, changed })
  }

  return {
    rules,
    notices,
    give,

    /** The transcript of a talk was learned from, in the transaction that keeps what was. */
    async talkLearned(trx: Kysely<Database>, talkId: string): Promise<void> {
      const talk = await talks.byId(trx, talkId)
      if (!talk) return
      for (const lead of await leadsOf(trx, talk)) await learnedOf(trx, talk, lead)
      await notices.queue(trx, 'talk.ended', talkId)
    },

    /** There is nothing to learn from a talk that is over: nobody spoke, or its transcript was given up. */
    async talkOver(trx: Kysely<Database>, talkId: string): Promise<void> {
      await notices.queue(trx, 'talk.ended', talkId)
    },

    /** A talk was rated, or rated otherwise; of one without a lead nobody is told. */
    async talkRated(trx: Kysely<Database>, talkId: string): Promise<void> {
      const talk = await talks.byId(trx, talkId)
      if (!talk || talk.stars === null) return
      const occasion = createHash('sha256')
        .update(JSON.stringify([talkId, talk.ratedAt, talk.stars, talk.ratingWords]))
        .digest('base64url')
      for (const { id } of await leadsOf(trx, talk))
        await notices.queue(trx, 'lead.rated', id, { occasion, talkId })
    },

    /** After the commit: owners are written to and others told at once instead of within seconds. */
    wake() {
      mail.wake()
      notices.wake()
    },

    start: notices.start,
    close: notices.stop,
    /** One look at what is due, for tests. */
    round: notices.round,
  }
}

/** Everything left by who talked, but for what looks like a machine's; in one order, so that two never wait for each other. */
async function leadsOf(trx: Kysely<Database>, { id, leadId }: Talk): Promise<Lead[]> {
  const rows = await trx
    .selectFrom('leads')
    .selectAll()
    .where((lead) => lead.or([lead('conversationId', '=', id), ...(leadId ? [lead('id', '=', leadId)] : [])]))
    .where('isSuspect', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(leads.parse)
}
