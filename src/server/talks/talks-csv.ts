import type { Readable } from 'node:stream'
import type { TalkFilters, TalkSummary } from '../../contract/staff-talks.ts'
import { asCsv } from '../http/csv.ts'
import type { TalkList } from './talk-list.ts'

const columns = [
  'id',
  'startedAt',
  'state',
  'from',
  'source',
  'seconds',
  'turns',
  'industry',
  'role',
  'score',
  'stars',
  'leadId',
  'email',
  'summary',
] as const satisfies (keyof TalkSummary)[]

const rowOf = (talk: TalkSummary) =>
  Object.fromEntries(columns.map((name) => [name, `${talk[name] ?? ''}`])) as Record<
    (typeof columns)[number],
    string
  >

/** Everything that matches. What was said stays here: it is read on a talk's page, one at a time. */
export const talksAsCsv = (list: Pick<TalkList, 'page'>, filters: TalkFilters): Readable =>
  asCsv(columns, async (request) => {
    const { talks, next } = await list.page({ filters, ...request })
    return { rows: talks.map(rowOf), next }
  })
