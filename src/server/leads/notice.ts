import { paths } from '../../contract/paths.ts'
import { leadAttribution } from '../../contract/staff.ts'
import type { Lead } from './leads-table.ts'

/** What the webhook says of a new lead, in the shape Standard Webhooks recommends. */
export const noticeOf = (lead: Lead, siteUrl: string) => ({
  type: 'lead.created',
  timestamp: lead.createdAt,
  data: {
    id: lead.id,
    kind: lead.kind,
    name: lead.name,
    email: lead.email,
    headline: lead.headline,
    source: lead.source,
    attribution: leadAttribution.parse(JSON.parse(lead.attribution)),
    url: `${siteUrl}/desk?lead=${lead.id}`,
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
