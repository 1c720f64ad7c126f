import type { Kysely } from 'kysely'
import { type LeadPage, type LeadRecord, leadAttribution, leadRecord } from '../../contract/staff.ts'
import type { LeadWork } from '../leads/lead-work.ts'
import { type Lead, leads, summaryOf } from '../leads/leads-table.ts'
import { messages } from '../messages/messages-table.ts'
import { waitlist } from '../messages/waitlist-table.ts'
import { noticeOf } from '../routing/notices-table.ts'
import { signups } from '../signups/signups-table.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../store/ids.ts'
import { heldConversation } from '../talks/held-conversation.ts'
import { leadTalkOf } from '../talks/talk-page.ts'
import { talkContacts } from '../talks/talks-table.ts'
import { transcriptOf } from '../talks/transcripts.ts'
import { historyOf } from './audit.ts'

const OTHERS_AT_MOST = 20

type Parts = { db: Kysely<Database>; clock: Clock; work: LeadWork; isWebhookOn: boolean }

/** All that is known of one lead. */
export function leadPageOf({ db, clock, work, isWebhookOn }: Parts) {
  return async (id: string): Promise<LeadPage | undefined> => {
    const lead = await leads.byId(db, id)
    if (!lead) return undefined
    const conversation = await heldConversation(db, clock, lead.conversationId)
    return {
      lead: summaryOf(lead),
      record: await recordOf(db, lead),
      attribution: leadAttribution.parse(JSON.parse(lead.attribution)),
      conversation,
      talk: await leadTalkOf(db, lead.conversationId),
      transcript: conversation && ((await transcriptOf(db, conversation.id))?.turns ?? null),
      notes: await work.notesOf(id),
      history: [
        { id, actor: null, action: 'lead.created', subject: id, detail: {}, createdAt: lead.createdAt },
        ...(await historyOf(db, id)),
      ],
      others: await othersOf(db, lead),
      webhook: await noticeOf(db, id, isWebhookOn),
    }
  }
}

/** What the visitor left, without what is only ours: ids and the way it was kept. */
async function recordOf(db: Kysely<Database>, { kind, recordId }: Lead): Promise<LeadRecord | null> {
  const tables = {
    signup: signups,
    message: messages,
    demo: messages,
    waitlist,
    talk: talkContacts,
  } as const
  const found = await tables[kind].byId(db, recordId)
  return found ? leadRecord.parse({ kind, ...found }) : null
}

async function othersOf(db: Kysely<Database>, { id, person }: Lead) {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('person', '=', person)
    .where('id', '!=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(OTHERS_AT_MOST)
    .execute()
  return rows.map((row) => summaryOf(leads.parse(row)))
}
