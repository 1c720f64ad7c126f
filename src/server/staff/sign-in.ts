import { randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import { paths } from '../../contract/paths.ts'
import { LINKS_KEPT, SIGN_IN_LINK_LIFETIME_MS, type StaffSession } from '../../contract/staff.ts'
import type { Codes } from '../codes/codes.ts'
import type { Limiter, LimitName } from '../http/limits.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import type { Timing } from '../timing/timing.ts'
import { audit } from './audit.ts'
import { describeSession, type Sessions } from './sessions.ts'
import { signInLetter } from './sign-in-letter.ts'

type Parts = {
  store: Pick<Store, 'db'>
  clock: Clock
  timing: Pick<Timing, 'sleep'>
  publicUrl: string
  onLoopback: boolean
  isStaff: (email: string) => boolean
  /** How a network is named beside a link: two links can be told to come of one, and nobody can tell of which. */
  hashNetwork: (network: string) => string
  sessions: Sessions
  codes: Pick<Codes, 'issue' | 'redeem'>
  mail: Pick<Mail, 'queue' | 'wake'>
  limiter: Limiter
  log: Pick<Logger, 'warn' | 'error'>
}

export type SignedIn =
  | { ok: true; session: StaffSession; token: string }
  | { ok: false; code: 'sign_in_link_spent' }

/** What is done for an address begins so long after the answer, drawn anew each time: nobody can wait beside it. */
const drawnWait = () => randomInt(200, 600)

export function staffSignIn(parts: Parts) {
  const { store, clock, timing, publicUrl, onLoopback, isStaff, hashNetwork } = parts
  const { sessions, codes, mail, limiter, log } = parts
  const running = new Set<Promise<void>>()
  const closing = new AbortController()

  async function isWithin(limit: LimitName, key: string): Promise<boolean> {
    const consumed = await limiter.consume(limit, key)
    if (!consumed.ok) log.warn({ limit, code: consumed.code }, 'a sign-in link is not sent')
    return consumed.ok
  }

  /** The same for everybody, down to the letter; only a stranger's is thrown away with all that belongs to it. */
  async function writeLink(email: string, network: string): Promise<void> {
    if (!(await isWithin('staffSignIns', network))) return
    // Together: who asks in a colleague's name from elsewhere uses up nothing of what the colleague may ask for.
    if (!(await isWithin('staffSignInsTo', `${email} ${network}`))) return
    const isOurs = isStaff(email)
    if (!(await isWithin('staffLetters', isOurs ? 'staff' : 'others'))) return

    const trx = await store.db.startTransaction().execute()
    try {
      const { code } = await codes.issue(trx, {
        purpose: 'staff-sign-in',
        form: 'link',
        holder: email,
        // Links asked for from elsewhere push none of these out.
        detail: { network: hashNetwork(network) },
        keep: LINKS_KEPT,
        lifetimeMs: SIGN_IN_LINK_LIFETIME_MS,
      })
      await mail.queue(trx, signInLetter(email, `${publicUrl}${paths.login}?code=${code}`))
    } catch (error) {
      await trx.rollback().execute()
      throw error
    }
    await (isOurs ? trx.commit() : trx.rollback()).execute()
    mail.wake()
  }

  async function afterTheAnswer(email: string, network: string): Promise<void> {
    await setImmediate()
    // On one machine the mailbox is open to whoever could measure, and to whoever goes there for the link at once.
    if (!onLoopback) await timing.sleep(drawnWait(), closing.signal)
    await writeLink(email, network)
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running)
  }

  return {
    /**
     * Mails a link if this is one of us. It returns before anything at all is looked at, so that neither the answer
     * nor the time it takes tells who is.
     */
    ask(email: string, network: string): void {
      const task = afterTheAnswer(email, network)
        .catch((error) => log.error({ err: error }, 'a sign-in link could not be sent'))
        .finally(() => running.delete(task))
      running.add(task)
    },

    /** Uses a link up and begins a session, both or neither. */
    confirm: (code: string): Promise<SignedIn> =>
      store.db.transaction().execute(async (trx) => {
        // The others go to the same mailbox and end within minutes: a second device may still use one.
        const redeemed = await codes.redeem(trx, { purpose: 'staff-sign-in', code, leaveOthers: true })
        if (!redeemed.ok || !isStaff(redeemed.holder)) return { ok: false, code: 'sign_in_link_spent' }
        const { session, token } = await sessions.begin(trx, redeemed.holder)
        await audit(trx, clock, { actor: session.email, action: 'staff.signed_in', detail: { by: 'link' } })
        return { ok: true, session: describeSession(session), token }
      }),

    settled,
    /** Nothing that was asked for is lost: what still waits is done at once. */
    async close(): Promise<void> {
      closing.abort()
      await settled()
    },
  }
}
