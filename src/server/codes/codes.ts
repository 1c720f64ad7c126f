import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DAY_MS } from '../../contract/durations.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import {
  type CodeDetail,
  type CodeForm,
  type CodePurpose,
  type CodeRow,
  codeDetail,
  codesTable,
} from './codes-table.ts'

/** So many guesses at six digits; a link's code cannot be guessed at all. */
export const ATTEMPTS_AT_MOST = 5
export const DIGITS = 6
/** So long an old code is still told from a forged one; then its holder is forgotten. */
const KEPT_AFTER_EXPIRY_MS = 7 * DAY_MS

export async function forgetOldCodes(db: Kysely<Database>, now: number): Promise<void> {
  const tooOld = new Date(now - KEPT_AFTER_EXPIRY_MS).toISOString()
  await db.deleteFrom('codes').where('expiresAt', '<', tooOld).execute()
}

export type NewCode = {
  purpose: CodePurpose
  form: CodeForm
  holder: string
  detail?: CodeDetail
  lifetimeMs: number
  /** So many of those with the same detail stay good, this one among them; where nothing is said, it alone does. */
  keep?: number
}
/** `holder` is required for digits: they are no secret by themselves. */
export type GivenCode = { purpose: CodePurpose; code: string; holder?: string; leaveOthers?: boolean }

/**
 * - `unknown`: never issued, mistyped, or issued too long ago
 * - `expired`: too late, or voided by a newer one
 */
export type CodeFailure = 'unknown' | 'used' | 'expired' | 'too_many_attempts'
export type Redeemed =
  | { ok: true; holder: string; detail: CodeDetail }
  /** Whose it was, where the code itself was right: for being friendly, never for letting anyone in. */
  | { ok: false; code: CodeFailure; holder?: string; detail?: CodeDetail }

export type Codes = {
  /** Issuing again for the same purpose and holder voids the former, unless `keep` says otherwise. */
  issue(db: Kysely<Database>, wanted: NewCode): Promise<{ id: string; code: string }>
  /**
   * Exactly one of two redeems at once wins. A wrong guess is counted in `db`: inside a transaction, let that
   * commit whatever the answer, or guessing costs nothing.
   */
  redeem(db: Kysely<Database>, given: GivenCode): Promise<Redeemed>
  /** What a redeem would answer; nothing is used up or counted. */
  peek(db: Kysely<Database>, given: GivenCode): Promise<Redeemed>
  /** Nothing that was issued to this holder is left. */
  forget(db: Kysely<Database>, holder: string): Promise<void>
}

type Settings = { secret: string; clock?: Clock }

/** One table of single-use, hashed, expiring codes for links in mails and digits in messages (decision 8). */
export function singleUseCodes({ secret, clock = Date.now }: Settings): Codes {
  // Keyed, because a million six-digit codes are quickly hashed by whoever holds a copy of the database.
  const key = createHmac('sha256', secret).update('codes').digest()
  const hashOf = (parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
  const linkHash = (purpose: CodePurpose, code: string) => hashOf(['link', purpose, code])
  const digitsHash = (purpose: CodePurpose, holder: string, code: string) =>
    hashOf(['digits', purpose, holder, code])
  const moment = () => new Date(clock()).toISOString()

  const voidLive = (db: Kysely<Database>, purpose: CodePurpose, holder: string) =>
    db
      .updateTable('codes')
      .set({ voidedAt: moment() })
      .where('purpose', '=', purpose)
      .where('holder', '=', holder)
      .where('voidedAt', 'is', null)
      .where('usedAt', 'is', null)
      .execute()

  /** Of those with this detail, the newest few stay. */
  async function voidAllBut(db: Kysely<Database>, keep: number, { purpose, holder, detail = {} }: NewCode) {
    const live = await db
      .selectFrom('codes')
      .select('id')
      .where('purpose', '=', purpose)
      .where('holder', '=', holder)
      .where('detail', '=', JSON.stringify(detail))
      .where('voidedAt', 'is', null)
      .where('usedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const tooMany = live.slice(keep).map(({ id }) => id)
    if (tooMany.length === 0) return
    await db.updateTable('codes').set({ voidedAt: moment() }).where('id', 'in', tooMany).execute()
  }

  async function find(db: Kysely<Database>, { purpose, code, holder }: GivenCode) {
    const link = await db
      .selectFrom('codes')
      .selectAll()
      .where('purpose', '=', purpose)
      .where('codeHash', '=', linkHash(purpose, code))
      .executeTakeFirst()
    if (link) return holder === undefined || link.holder === holder ? codesTable.parse(link) : undefined
    if (holder === undefined) return undefined
    const digits = await db
      .selectFrom('codes')
      .selectAll()
      .where('purpose', '=', purpose)
      .where('holder', '=', holder)
      .where('form', '=', 'digits')
      .where('voidedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return digits && codesTable.parse(digits)
  }

  const isRight = (row: CodeRow, { purpose, code }: GivenCode) =>
    row.form === 'link' ||
    timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(digitsHash(purpose, row.holder, code)))

  /** What stands against this code, a guess at it aside. */
  const obstacle = (row: CodeRow): CodeFailure | undefined => {
    if (row.usedAt !== null) return 'used'
    if (row.voidedAt !== null || row.expiresAt <= moment()) return 'expired'
    return undefined
  }
  const whose = (row: CodeRow) => ({
    holder: row.holder,
    detail: codeDetail.parse(JSON.parse(row.detail)),
  })

  /** Counts one guess, unless all are spent. */
  async function guess(db: Kysely<Database>, { id }: CodeRow): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('codes')
      .set((row) => ({ attempts: row('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('attempts', '<', ATTEMPTS_AT_MOST)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** False where another came first, or a newer code was issued meanwhile. */
  async function use(db: Kysely<Database>, { id }: CodeRow): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('codes')
      .set({ usedAt: moment() })
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .where('voidedAt', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    async issue(db, wanted) {
      const { purpose, form, holder, detail = {}, lifetimeMs, keep } = wanted
      const code =
        form === 'link'
          ? randomBytes(32).toString('base64url')
          : String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      const stamp = stampNew(clock)
      await forgetOldCodes(db, clock())
      if (keep === undefined) await voidLive(db, purpose, holder)
      else await voidAllBut(db, keep - 1, wanted)
      await codesTable.insert(db, {
        ...stamp,
        purpose,
        form,
        holder,
        codeHash: form === 'link' ? linkHash(purpose, code) : digitsHash(purpose, holder, code),
        detail: JSON.stringify(detail),
        attempts: 0,
        expiresAt: new Date(clock() + lifetimeMs).toISOString(),
        voidedAt: null,
        usedAt: null,
      })
      return { id: stamp.id, code }
    },

    async redeem(db, given) {
      const row = await find(db, given)
      if (!row) return { ok: false, code: 'unknown' }
      if (row.form === 'digits' && row.usedAt === null && !(await guess(db, row)))
        return { ok: false, code: 'too_many_attempts' }
      if (!isRight(row, given)) return { ok: false, code: 'unknown' }
      const found = obstacle(row)
      if (found) return { ok: false, code: found, ...whose(row) }
      if (!(await use(db, row))) {
        const now = await codesTable.byId(db, row.id)
        return { ok: false, code: (now && obstacle(now)) ?? 'used', ...whose(row) }
      }
      // Two issued at the same moment did not see each other.
      if (!given.leaveOthers) await voidLive(db, given.purpose, row.holder)
      return { ok: true, ...whose(row) }
    },

    async peek(db, given) {
      const row = await find(db, given)
      if (!row) return { ok: false, code: 'unknown' }
      if (row.form === 'digits' && row.attempts >= ATTEMPTS_AT_MOST && row.usedAt === null)
        return { ok: false, code: 'too_many_attempts' }
      if (!isRight(row, given)) return { ok: false, code: 'unknown' }
      const found = obstacle(row)
      return found ? { ok: false, code: found, ...whose(row) } : { ok: true, ...whose(row) }
    },

    async forget(db, holder) {
      await db.deleteFrom('codes').where('holder', '=', holder).execute()
    },
  }
}
