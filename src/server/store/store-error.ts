export type StoreErrorCode = 'folder' | 'file' | 'address' | 'unreachable' | 'migration'

/** A failure an operator can act on. The message is one line, without passwords or anyone's data. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** The shortest true reason of an error: a refused connection to two addresses has a code but no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const firstLine = error.message.split('\n', 1)[0]?.trim()
  return firstLine || codeOf(error) || error.name
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** PostgreSQL: connection trouble, shutting down, starting up, no slot or no space left. */
const postgresOutage = /^(08...|57P0[1-3]|53[123]00)$/
/** SQLite: no space, a disk that fails, a file that is gone or not ours to write, another writer that never ends. */
const sqliteOutage = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|BUSY)/
const networkOutage =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** What node-postgres throws without a code. */
const nameless = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** Whether the database cannot be used right now, which says nothing of what was asked of it. */
export function isStoreOutage(error: unknown): boolean {
  if (error instanceof StoreError) return error.code === 'unreachable'
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code === undefined) return nameless.test(error.message) || isStoreOutage(error.cause)
  return [postgresOutage, sqliteOutage, networkOutage].some((outage) => outage.test(code))
}
