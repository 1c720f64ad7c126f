export const dialects = ['sqlite', 'postgres'] as const
export type Dialect = (typeof dialects)[number]

/**
 * Every table and the shape of its rows. Each table adds itself from the file beside its feature
 * (`declare module '../store/database.ts'`), so that a new table touches no file of the store but its migration.
 */
export interface Database {
  /** Kysely's own record of what was applied. */
  kysely_migration: { name: string; timestamp: string }
}
