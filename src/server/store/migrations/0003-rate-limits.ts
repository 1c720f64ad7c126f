import type { Migration } from './migration.ts'

/**
 * The limiter's counters, exactly as rate-limiter-flexible would make them. Left to make them itself at start, two
 * instances (or two of its own rows) do so at once, and PostgreSQL refuses one of them in spite of "if not exists".
 */
export const rateLimits: Migration = {
  only: 'postgres',
  async up(db) {
    await db.schema
      .createTable('rate_limits')
      .ifNotExists()
      .addColumn('key', 'varchar(255)', (key) => key.primaryKey())
      .addColumn('points', 'integer', (points) => points.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute()
  },
}
