import { type Kysely, sql } from 'kysely'
import type { BoundedCount } from '../../contract/staff.ts'
import type { TalkChoices, TalkFilters, TalkSummary } from '../../contract/staff-talks.ts'
import { wordsOf } from '../leads/words.ts'
import type { Database, Dialect } from '../store/database.ts'
import {
  type Condition,
  type ListCursor,
  type Matching,
  type SearchOrder,
  searchedTable,
  withinDays,
} from '../store/searched-table.ts'
import { type ListedTalk, listedTalk } from './talks-table.ts'

export type TalkPageRequest = { filters: TalkFilters; limit: number; after?: ListCursor | undefined }

export type TalkList = ReturnType<typeof talkList>

type Filters = Omit<TalkFilters, 'search'>

const columns = sql.join(['seq', ...Object.keys(listedTalk.shape)].map((name) => sql.ref(`talks.${name}`)))

export function talkList(db: Kysely<Database>, dialect: Dialect) {
  const searched = searchedTable(db, dialect, { table: 'talks', index: 'talk_search' })

  async function matching({ search, ...filters }: TalkFilters, order: SearchOrder = {}): Promise<Matching> {
    const conditions = conditionsOf(filters)
    if (!search) return { tables: inOrder(filters), conditions }
    return searched.holding(wordsOf(search), conditions, order)
  }

  /** SQLite, which keeps no count of how many have what, is told to read the talks in order, by what is rarest. */
  function inOrder(filters: Filters) {
    if (dialect !== 'sqlite') return sql`talks`
    return sql`talks indexed by ${sql.ref(indexFor(filters))}`
  }

  return {
    async page({ filters, limit, after }: TalkPageRequest) {
      const found = await matching(filters, { limit, after })
      const { rows, next } = await searched.page(found, { columns, limit, after })
      return {
        talks: await talkSummaries(
          db,
          rows.map((row) => listedTalk.parse(row)),
        ),
        next,
      }
    },

    total: async (filters: TalkFilters): Promise<BoundedCount> => searched.countUpTo(await matching(filters)),

    choices: async (): Promise<TalkChoices> => ({
      sources: await searched.valuesOf('source'),
      greetings: await searched.valuesOf('greeting'),
    }),
  }
}

/** With the addresses of their leads. */
export async function talkSummaries(db: Kysely<Database>, talks: ListedTalk[]): Promise<TalkSummary[]> {
  const leadIds = talks.flatMap(({ leadId }) => leadId ?? [])
  const leads =
    leadIds.length > 0
      ? await db.selectFrom('leads').select(['id', 'email']).where('id', 'in', leadIds).execute()
      : []
  const emails = new Map(leads.map(({ id, email }) => [id, email]))
  return talks.map(({ createdAt, ...talk }) => ({
    ...talk,
    startedAt: createdAt,
    email: emails.get(talk.leadId ?? '') ?? null,
  }))
}

/** How far a talk came. Word for word the conditions of the indices of 0097; each holds the one before. */
const thirdTurn = sql<boolean>`"visitorTurns" >= 3`
const address = sql<boolean>`("leadId" is not null or "hadLead")`
const meeting = sql<boolean>`"hasMeeting"`
/** A provider may not tell that its avatar joined; where a visitor was heard it did. */
export const isJoined = sql<boolean>`("visitorTurns" > 0 or (select conversations."joinedAt" from conversations
  where conversations.id = talks.id) is not null)`
export const reached = {
  joined: [isJoined],
  third_turn: [thirdTurn],
  address: [thirdTurn, address],
  meeting: [thirdTurn, address, meeting],
} as const satisfies Record<NonNullable<TalkFilters['reached']>, Condition[]>

function conditionsOf(filters: Filters): Condition[] {
  const { from, industry, source, who, scoreAtLeast, stars, greeting, since, until } = filters
  const conditions: Condition[] = []
  const add = (condition: Condition) => conditions.push(condition)
  if (from) add(sql`"from" = ${from}`)
  if (industry) add(sql`industry = ${industry}`)
  if (source) add(sql`source = ${source}`)
  if (who) add(who === 'lead' ? sql`"leadId" is not null` : sql`"leadId" is null`)
  if (scoreAtLeast !== undefined) add(sql`score >= ${scoreAtLeast}`)
  if (stars !== undefined) add(sql`stars = ${stars}`)
  if (greeting) add(sql`greeting = ${greeting}`)
  return [...conditions, ...(filters.reached ? reached[filters.reached] : []), ...withinDays(since, until)]
}

/** Of several filters the one that, as a rule, fewest talks pass. */
function indexFor({ from, industry, source, who, scoreAtLeast, stars, greeting, reached }: Filters): string {
  if (reached === 'meeting') return 'talks_meeting'
  if (stars !== undefined) return 'talks_by_stars'
  if (source) return 'talks_by_source'
  if (industry) return 'talks_by_industry'
  if (reached === 'address') return 'talks_address'
  if (who === 'lead') return 'talks_with_lead'
  if (greeting) return 'talks_by_greeting'
  if (from) return 'talks_by_from'
  if (scoreAtLeast !== undefined) return 'talks_scored'
  if (reached === 'third_turn') return 'talks_third_turn'
  if (who === 'anonymous') return 'talks_without_lead'
  return 'talks_newest'
}
