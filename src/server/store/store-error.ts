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
