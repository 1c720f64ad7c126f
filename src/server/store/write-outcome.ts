import { codeOf } from './store-error.ts'

export type WriteRefusal = 'duplicate' | 'missing_reference'
export type WriteOutcome<T> = { ok: true; value: T } | { ok: false; code: WriteRefusal }

const refusals: Readonly<Record<string, WriteRefusal>> = {
  SQLITE_CONSTRAINT_PRIMARYKEY: 'duplicate',
  SQLITE_CONSTRAINT_UNIQUE: 'duplicate',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'missing_reference',
  '23505': 'duplicate',
  '23503': 'missing_reference',
}

/**
 * A write that the database may rightly refuse, as a value; every other failure still throws. In a PostgreSQL
 * transaction a refused statement spoils all that follow: there, use `onConflict` or let the transaction fail.
 */
export async function attemptWrite<T>(write: () => Promise<T>): Promise<WriteOutcome<T>> {
  try {
    return { ok: true, value: await write() }
  } catch (error) {
    const code = refusals[codeOf(error) ?? '']
    if (code === undefined) throw error
    return { ok: false, code }
  }
}
