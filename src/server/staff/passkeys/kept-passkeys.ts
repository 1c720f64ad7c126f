import type { PasskeysAnswer } from '../../../contract/passkeys.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Clock } from '../../store/ids.ts'
import type { Store } from '../../store/store.ts'
import { audit } from '../audit.ts'
import type { SignedInStaff } from '../guard.ts'
import type { Sessions } from '../sessions.ts'
import { passkeyRemovedLetter } from './passkey-letters.ts'
import { describePasskey, passkeysTable } from './passkeys-table.ts'

type Parts = {
  store: Pick<Store, 'db'>
  clock: Clock
  /** Where passkeys of this site work. */
  origin: string | undefined
  isStaff: (email: string) => boolean
  sessions: Pick<Sessions, 'endThoseOf'>
  mail: Pick<Mail, 'queue' | 'wake'>
}

/** The passkeys there are: to look at, and to be rid of. */
export function keptPasskeys({ store: { db }, clock, origin, isStaff, sessions, mail }: Parts) {
  return {
    async list({ email }: Pick<SignedInStaff, 'email'>): Promise<PasskeysAnswer> {
      const rows = await db.selectFrom('staff_passkeys').selectAll().orderBy('email').orderBy('id').execute()
      const all = rows.map((row) => describePasskey(passkeysTable.parse(row)))
      return {
        origin: origin ?? null,
        own: all.filter((key) => key.email === email),
        others: all.filter((key) => key.email !== email && isStaff(key.email)),
      }
    },

    /** One's own, or that of a colleague who has lost it and comes back by link. Its other sessions end with it. */
    async remove({ email, sessionId }: SignedInStaff, id: string): Promise<boolean> {
      const isRemoved = await db.transaction().execute(async (trx) => {
        const key = await passkeysTable.byId(trx, id)
        if (!key) return false
        await trx.deleteFrom('staff_passkeys').where('id', '=', id).execute()
        await sessions.endThoseOf(trx, id, sessionId)
        const detail = { name: key.name, ...(key.email !== email && { of: key.email }) }
        await audit(trx, clock, { actor: email, action: 'passkey.removed', subject: id, detail })
        if (isStaff(key.email)) await mail.queue(trx, passkeyRemovedLetter(key, email))
        return true
      })
      mail.wake()
      return isRemoved
    },

    /**
     * Who was taken off STAFF_EMAILS has no passkey any more, also not when they come back. Asked once, at the start:
     * the list is of the start, and an instance that still has an older one must not take away what a newer one gave.
     */
    async forgetFormerStaff(): Promise<void> {
      const rows = await db.selectFrom('staff_passkeys').select(['id', 'email', 'name']).execute()
      for (const { id, email, name } of rows.filter((row) => !isStaff(row.email)))
        await db.transaction().execute(async (trx) => {
          await trx.deleteFrom('staff_passkeys').where('id', '=', id).execute()
          const detail = { name, of: email, because: 'not in STAFF_EMAILS' }
          await audit(trx, clock, { actor: null, action: 'passkey.removed', subject: id, detail })
        })
    },
  }
}
