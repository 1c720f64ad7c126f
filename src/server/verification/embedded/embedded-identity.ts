import type { Kysely } from 'kysely'
import { paths } from '../../../contract/paths.ts'
import { VERIFY_EMAIL_MODE } from '../../../contract/verification.ts'
import type { LinkFailure } from '../../../contract/verification-sentences.ts'
import type { CodeFailure, Codes, Redeemed } from '../../codes/codes.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Database } from '../../store/database.ts'
import { type Clock, stampNew } from '../../store/ids.ts'
import { emailKeyOf } from '../email/address.ts'
import type { Identity } from '../identity.ts'
import { type Account, accounts } from './accounts-table.ts'
import { LINK_LIFETIME_MS } from './link-lifetime.ts'
import { verifyEmailLetter } from './verify-email-letter.ts'

type Parts = {
  db: Kysely<Database>
  codes: Codes
  mail: Pick<Mail, 'queue' | 'wake'>
  publicUrl: string
  clock?: Clock
}

const linkFailures = {
  unknown: 'link_invalid',
  too_many_attempts: 'link_invalid',
  used: 'link_used',
  expired: 'link_expired',
} as const satisfies Record<CodeFailure, LinkFailure>

/** Accounts and codes in our own database; the link comes by our own mail. */
export function embeddedIdentity({ db, codes, mail, publicUrl, clock = Date.now }: Parts): Identity {
  const purpose = 'verify-email'
  const change = (trx: Kysely<Database>, id: string, fields: Partial<Account>) =>
    trx
      .updateTable('accounts')
      .set({ ...fields, updatedAt: new Date(clock()).toISOString() })
      .where('id', '=', id)
      .execute()
  const linkOf = (code: string) => {
    const url = new URL(paths.emailVerified, publicUrl)
    url.search = new URLSearchParams({ mode: VERIFY_EMAIL_MODE, oobCode: code }).toString()
    return url.href
  }

  /** The account behind a code; one that came too late still names it. */
  async function meantOf(trx: Kysely<Database>, found: Redeemed) {
    const account = found.holder === undefined ? undefined : await accounts.byId(trx, found.holder)
    const meant = account && { email: account.email, name: account.name, account: account.id }
    if (!found.ok) return { ok: false, code: linkFailures[found.code], ...(meant && { meant }) } as const
    return meant ? ({ ok: true, ...meant } as const) : ({ ok: false, code: 'link_invalid' } as const)
  }

  return {
    async register(email) {
      const stamp = stampNew(clock)
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('accounts')
        .values({
          ...stamp,
          email,
          emailKey: emailKeyOf(email),
          name: null,
          isEmailVerified: false,
          verifiedAt: null,
          updatedAt: stamp.createdAt,
        })
        .onConflict((conflict) => conflict.column('emailKey').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows ? { ok: true, account: stamp.id } : { ok: false, code: 'email_exists' }
    },

    async sendLink(id, name) {
      const isThere = await db.transaction().execute(async (trx) => {
        const account = await accounts.byId(trx, id)
        if (!account) return false
        if (name !== null && name !== account.name) await change(trx, id, { name })
        const { code } = await codes.issue(trx, {
          purpose,
          form: 'link',
          holder: id,
          lifetimeMs: LINK_LIFETIME_MS,
        })
        await mail.queue(trx, verifyEmailLetter({ to: account.email, url: linkOf(code) }))
        return true
      })
      if (!isThere) return { ok: false, code: 'account_gone' }
      mail.wake()
      return { ok: true, account: id }
    },

    async lookup(id) {
      const account = await accounts.byId(db, id)
      return account
        ? { ok: true, isVerified: account.isEmailVerified, account: id }
        : { ok: false, code: 'account_gone' }
    },

    meantBy: async (code) => meantOf(db, await codes.peek(db, { purpose, code })),

    // The code and what it proves are kept together or not at all.
    confirm: (code) =>
      db.transaction().execute(async (trx) => {
        const meant = await meantOf(trx, await codes.redeem(trx, { purpose, code }))
        if (meant.ok)
          await change(trx, meant.account, {
            isEmailVerified: true,
            verifiedAt: new Date(clock()).toISOString(),
          })
        return meant
      }),

    async erase(id) {
      await db.transaction().execute(async (trx) => {
        await codes.forget(trx, id)
        await trx.deleteFrom('accounts').where('id', '=', id).execute()
      })
      return { ok: true }
    },
  }
}
