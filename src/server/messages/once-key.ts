import { createHash } from 'node:crypto'

/**
 * The same for a form that is sent twice: by a double press, by a retry after a lost answer. The sender's key binds
 * it; without one, the same words within a day are the same form. Words that differ are another form by any key.
 */
export const onceKeyOf = (form: object, sendersKey: string | undefined, now: number) =>
  createHash('sha256')
    .update(JSON.stringify([form, sendersKey ?? new Date(now).toISOString().slice(0, 10)]))
    .digest('base64url')
