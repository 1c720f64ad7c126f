import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { type LeadFilters, leadAttribution } from '../../contract/staff.ts'
import type { LeadCursor, LeadList } from './lead-list.ts'
import type { Lead } from './leads-table.ts'

/** Read and written one page at a time, so that a hundred thousand leads take no more memory than five hundred. */
const PAGE = 500

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

/** In half the world spreadsheets separate by semicolons: what stands behind one inside a field is a cell to them. */
const withoutInnerFormulas = (text: string) => text.replaceAll(/([;\t\r\n]\s*)(?=[=+\-@])/g, "$1'")

/**
 * Everything that matches, as CSV. Visitors choose their names: what a spreadsheet would take for a formula is put
 * behind an apostrophe. The byte order mark is what makes Excel read UTF-8.
 */
export function leadsAsCsv(list: Pick<LeadList, 'page'>, filters: LeadFilters): Readable {
  async function* rows() {
    let after: LeadCursor | undefined
    do {
      const page = await list.page({ filters, limit: PAGE, after })
      for (const lead of page.leads) yield rowOf(lead)
      after = page.next ?? undefined
    } while (after)
  }
  const csv = stringify({
    header: true,
    columns: [...columns],
    cast: { string: withoutInnerFormulas },
    escape_formulas: true,
    bom: true,
  })
  const source = Readable.from(rows(), { highWaterMark: 64 })
  source.on('error', (error) => csv.destroy(error))
  csv.on('close', () => source.destroy())
  return source.pipe(csv)
}
