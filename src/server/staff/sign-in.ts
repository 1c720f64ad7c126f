import type { Logger } from 'pino'
import { paths } from '../../contract/paths.ts'
import { SIGN_IN_LINK_LIFETIME_MS, type StaffSession } from '../../contract/staff.ts'
import type { Codes } from '../codes/codes.ts'
import type { Limiter } from '../http/limits.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import { audit } from './audit.ts'
import { describeSession, type Sessions } from './sessions.ts'
import { signInLetter } from './sign-in-letter.ts'

type Parts = {
  store: Pick<Store, 'db'>
  clock: Clock
  publicUrl: string
  isStaff: (email: string) => boolean
  sessions: Sessions
  codes: Pick<Codes, 'issue' | 'redeem'>
  mail: Pick<Mail, 'queue' | 'wake'>
  limiter: Limiter
  log: Pick<Logger, 'warn' | 'error'>
}

export type SignedIn =
  | { ok: true; session: StaffSession; token: string }
  | { ok: false; code: 'sign_in_link_spent' }

export type SignIn = ReturnType<typeof staffSignIn>

export function staffSignIn(parts: Parts) {
  const { store, clock, publicUrl, isStaff, sessions, codes, mail, limiter, log } = parts
  const running = new Set<Promise<void>>()

  async function sendLink(email: string): Promise<void> {
    const allowed = await limiter.consume('staffLetters', 'all')
    if (!allowed.ok) return log.warn({ code: allowed.code }, 'too many sign-in links; this one is not sent')
    await store.db.transaction().execute(async (trx) => {
      const { code } = await codes.issue(trx, {
        purpose: 'staff-sign-in',
        form: 'link',
        holder: email,
        lifetimeMs: SIGN_IN_LINK_LIFETIME_MS,
      })
      await mail.queue(trx, signInLetter(email, `${publicUrl}${paths.login}?code=${code}`))
    })
    mail.wake()
  }

  return {
    /**
     * Mails a link if this is one of us. It returns before anything of that is done, so that neither the answer nor
     * the time it takes tells who is.
     */
    ask(email: string): void {
      if (!isStaff(email)) return
      const task = sendLink(email)
        .catch((error) => log.error({ err: error }, 'a sign-in link could not be sent'))
        .finally(() => running.delete(task))
      running.add(task)
    },

    /** Uses a link up and begins a session, both or neither. */
    confirm: (code: string): Promise<SignedIn> =>
      store.db.transaction().execute(async (trx) => {
        const redeemed = await codes.redeem(trx, { purpose: 'staff-sign-in', code })
        if (!redeemed.ok || !isStaff(redeemed.holder)) return { ok: false, code: 'sign_in_link_spent' }
        const { session, token } = await sessions.begin(trx, redeemed.holder)
        await audit(trx, clock, { actor: session.email, action: 'staff.signed_in' })
        return { ok: true, session: describeSession(session), token }
      }),

    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
