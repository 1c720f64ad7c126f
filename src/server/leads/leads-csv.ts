import type { Readable } from 'node:stream'
import { type LeadFilters, leadAttribution } from '../../contract/staff.ts'
import { asCsv } from '../http/csv.ts'
import type { LeadList } from './lead-list.ts'
import type { Lead } from './leads-table.ts'

const columns = [
  'id',
  'createdAt',
  'kind',
  'state',
  'owner',
  'name',
  'email',
  'headline',
  'source',
  'medium',
  'campaign',
  'landing',
  'referrer',
  'isSuspect',
  'hasConversation',
  'updatedAt',
] as const

function rowOf(lead: Lead): Record<(typeof columns)[number], string> {
  const {
    medium = '',
    campaign = '',
    landing = '',
    referrer = '',
  } = leadAttribution.parse(JSON.parse(lead.attribution))
  return {
    id: lead.id,
    createdAt: lead.createdAt,
    kind: lead.kind,
    state: lead.state,
    owner: lead.owner ?? '',
    name: lead.name,
    email: lead.email,
    headline: lead.headline,
    source: lead.source,
    medium,
    campaign,
    landing,
    referrer,
    isSuspect: lead.isSuspect ? 'yes' : 'no',
    hasConversation: lead.conversationId ? 'yes' : 'no',
    updatedAt: lead.updatedAt,
  }
}

/** Everything that matches. */
export const leadsAsCsv = (list: Pick<LeadList, 'page'>, filters: LeadFilters): Readable =>
  asCsv(columns, async (request) => {
    const { leads, next } = await list.page({ filters, ...request })
    return { rows: leads.map(rowOf), next }
  })
