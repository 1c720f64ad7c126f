import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely'
import type { Dialect } from '../database.ts'

export interface Migration {
  /** Only for what one database does its own way, such as a search index. */
  readonly only?: Dialect
  up(db: Kysely<unknown>, column: ColumnTypes): Promise<void>
}

/** The column types our tables are made of, so that one migration serves both databases. */
export interface ColumnTypes {
  /** An id made by `newId`, or a reference to one. */
  readonly id: ColumnDataType | Expression<unknown>
  /** A moment as ISO text in UTC. */
  readonly moment: ColumnDataType | Expression<unknown>
  readonly text: ColumnDataType
  readonly boolean: ColumnDataType
  readonly integer: ColumnDataType
}

const shared = { text: 'text', boolean: 'boolean', integer: 'integer' } as const

export const columnTypes = {
  sqlite: { ...shared, id: 'text', moment: 'text' },
  // Ids and moments are compared byte by byte, as SQLite does, whatever language the database was set up for.
  postgres: { ...shared, id: sql`text collate "C"`, moment: sql`text collate "C"` },
} satisfies Record<Dialect, ColumnTypes>
