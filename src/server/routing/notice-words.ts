import type { Kysely } from 'kysely'
import { newLeadLine, talkEndedLine } from '../../content/channel-lines.ts'
import { leads } from '../leads/leads-table.ts'
import type { Database } from '../store/database.ts'
import { talks } from '../talks/talks-table.ts'
import type { Line } from './channel.ts'
import { linkToLead, linkToTalk } from './desk-links.ts'
import { leadCreated, leadRated, leadUpdated, talkEnded } from './notice.ts'
import { type Notice, noticeDetail } from './notices-table.ts'

/**
 * What a notice says, looked up when it is sent: of what was erased meanwhile nothing is left to tell, and then there is
 * no notice either.
 */
export function noticeWords(db: Kysely<Database>, siteUrl: string) {
  return {
    async forWebhook({ event, subjectId, detail, createdAt }: Notice): Promise<object | undefined> {
      const happened = { timestamp: createdAt, siteUrl }
      if (event === 'talk.ended') {
        const talk = await talks.byId(db, subjectId)
        return talk && talkEnded(talk, happened)
      }
      const lead = await leads.byId(db, subjectId)
      if (!lead) return undefined
      const { changed = [], talkId } = noticeDetail.parse(JSON.parse(detail))
      switch (event) {
        case 'lead.created':
          return leadCreated(lead, happened)
        case 'lead.updated':
          return leadUpdated(lead, changed, happened)
        case 'lead.rated': {
          const talk = talkId === undefined ? undefined : await talks.byId(db, talkId)
          return talk && talk.stars !== null ? leadRated(lead, talk, happened) : undefined
        }
      }
      return event satisfies never
    },

    async forChannel({ event, subjectId }: Notice): Promise<Line | undefined> {
      if (event === 'talk.ended') {
        const talk = await talks.byId(db, subjectId)
        if (!talk) return undefined
        const lead = talk.leadId === null ? undefined : await leads.byId(db, talk.leadId)
        return { text: talkEndedLine({ ...talk, name: lead?.name }), url: linkToTalk(siteUrl, talk.id) }
      }
      const lead = await leads.byId(db, subjectId)
      return lead && { text: newLeadLine(lead), url: linkToLead(siteUrl, lead.id) }
    },
  }
}
