import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from './database.ts'

/** Where a row stands in its table, newest first: many rows may share a moment, so the id decides among them. */
export const position = z.object({ createdAt: z.iso.datetime(), id: z.uuid() })
export type Position = z.infer<typeof position>

export interface PageRequest {
  limit: number
  /** The last row already seen; without it the newest rows come. */
  after?: Position | undefined
}

export interface Page<Row> {
  items: Row[]
  /** What to ask for next, or null at the end. */
  next: Position | null
}

/**
 * A table of rows with an id and the moment they were made. What comes out of the database was written by another
 * version or another hand: it is parsed, and columns a newer version added fall away.
 */
export function describeTable<Row extends Position>(name: keyof Database, row: z.ZodType<Row>) {
  const rows = (db: Kysely<Database>) => db.$extendTables<Record<string, Position>>()
  return {
    /** For queries of the feature's own. */
    parse: (found: unknown): Row => row.parse(found),

    async insert(db: Kysely<Database>, created: Row): Promise<void> {
      await rows(db).insertInto(name).values(created).execute()
    },

    async byId(db: Kysely<Database>, id: string): Promise<Row | undefined> {
      const found = await rows(db).selectFrom(name).selectAll().where('id', '=', id).executeTakeFirst()
      return found && row.parse(found)
    },

    async newestFirst(db: Kysely<Database>, { limit, after }: PageRequest): Promise<Page<Row>> {
      let query = rows(db).selectFrom(name).selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc')
      if (after) query = query.where(olderThan(after))
      return toPage(row.array().parse(await query.limit(limit + 1).execute()), limit)
    },
  }
}

/** Compared as a pair, which both databases answer from the index on (createdAt, id). */
export const olderThan = ({ createdAt, id }: Position) =>
  sql<boolean>`(${sql.ref('createdAt')}, ${sql.ref('id')}) < (${createdAt}, ${id})`

/** Expects one row more than the page holds: it tells whether there is a next page. */
export function toPage<Row extends Position>(found: Row[], limit: number): Page<Row> {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last && found.length > limit ? { createdAt: last.createdAt, id: last.id } : null }
}
