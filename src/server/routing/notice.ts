import { paths } from '../../contract/paths.ts'
import { leadAttribution } from '../../contract/staff.ts'
import type { Lead } from '../leads/leads-table.ts'
import type { Talk } from '../talks/talks-table.ts'
import { linkToLead, linkToTalk } from './desk-links.ts'
import type { NoticeDetail } from './notices-table.ts'

/** What the webhook is told, in the shape Standard Webhooks recommends; docs/webhooks.md shows one of each. */

type Happened = { timestamp: string; siteUrl: string }

/** The lead as it stands when the notice is sent. */
const dataOf = (lead: Lead, siteUrl: string) => ({
  id: lead.id,
  kind: lead.kind,
  name: lead.name,
  email: lead.email,
  headline: lead.headline,
  source: lead.source,
  attribution: leadAttribution.parse(JSON.parse(lead.attribution)),
  state: lead.state,
  owner: lead.owner,
  score: lead.score,
  industry: lead.industry,
  country: lead.country,
  timeZone: lead.timeZone,
  talkId: lead.conversationId,
  version: lead.version,
  url: linkToLead(siteUrl, lead.id),
})

export const leadCreated = (lead: Lead, { timestamp, siteUrl }: Happened) => ({
  type: 'lead.created',
  timestamp,
  data: dataOf(lead, siteUrl),
})

export const leadUpdated = (
  lead: Lead,
  changed: NonNullable<NoticeDetail['changed']>,
  { timestamp, siteUrl }: Happened,
) => ({ type: 'lead.updated', timestamp, data: { ...dataOf(lead, siteUrl), changed } })

export const leadRated = (lead: Lead, talk: Talk, { timestamp, siteUrl }: Happened) => ({
  type: 'lead.rated',
  timestamp,
  data: {
    ...dataOf(lead, siteUrl),
    rating: { talkId: talk.id, stars: talk.stars, words: talk.ratingWords, at: talk.ratedAt },
  },
})

/** What was learned in it, not what was said: that is read at the desk. */
export const talkEnded = (talk: Talk, { timestamp, siteUrl }: Happened) => ({
  type: 'talk.ended',
  timestamp,
  data: {
    id: talk.id,
    transcript: talk.state,
    from: talk.from,
    source: talk.source,
    startedAt: talk.createdAt,
    endedAt: talk.endedAt,
    seconds: talk.seconds,
    turns: talk.turns,
    industry: talk.industry,
    role: talk.role,
    country: talk.country,
    score: talk.score,
    summary: talk.summary,
    leadId: talk.leadId,
    url: linkToTalk(siteUrl, talk.id),
  },
})

/** For the test button: a notice like any other, of nobody. */
export const testNotice = (id: string, at: string, siteUrl: string) => ({
  type: 'lead.test',
  timestamp: at,
  data: {
    id,
    kind: 'message',
    name: 'Test Lead',
    email: 'test@example.com',
    headline: 'A test of the webhook, sent from the desk',
    source: 'direct',
    attribution: {},
    url: `${siteUrl}${paths.login}`,
  },
})
