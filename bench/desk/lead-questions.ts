import { leadsAnswer } from '../../src/contract/staff.ts'
import type { Questions } from './desk.ts'
import { OWNERS } from './generated.ts'

export const leadQuestions: Questions = {
  csv: '/api/staff/leads.csv?suspects=shown',
  async ask(desk) {
    const list = (query: string) => `/api/staff/leads?${query}`
    const page = await desk.json(list('limit=50'), leadsAnswer)
    const lead = page.leads[20]
    let cursor = page.next
    for (let n = 0; n < 10 && cursor; n++)
      cursor = (await desk.json(list(`limit=50&cursor=${cursor}`), leadsAnswer)).next
    return {
      'list: first page': list(''),
      'list: twelfth page': list(`cursor=${cursor}`),
      'filter: kind': list('kind=demo'),
      'filter: state': list('state=won'),
      'filter: owner': list(`owner=${OWNERS[1]}`),
      'filter: source': list('source=fair'),
      'filter: a month': list('from=2026-03-01&to=2026-03-31'),
      'filter: kind, state and owner': list(`kind=demo&state=won&owner=${OWNERS[1]}`),
      'search: one address': list(`search=${lead?.email}`),
      'search: a family name': list(`search=${lead?.name.split(' ')[1]}`),
      'search: a word in every tenth lead': list('search=pilot'),
      'search: a word in every lead': list('search=example'),
      'search: three letters': list('search=fin'),
      'search: a word, in work': list('search=treasury&state=in_work'),
      'counts by state': '/api/staff/lead-counts?',
      'counts of a search': '/api/staff/lead-counts?search=pilot',
      'one lead': `/api/staff/leads/${lead?.id}`,
    }
  },
}
