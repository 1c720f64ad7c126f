import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Codes } from '../codes/codes.ts'
import type { Config } from '../config.ts'
import type { Limiter } from '../http/limits.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import { systemTiming, type Timing } from '../timing/timing.ts'
import { staffPasskeys } from './passkeys/passkeys.ts'
import { staffSessions } from './sessions.ts'
import { staffSignIn } from './sign-in.ts'

type Parts = {
  /** Of every instance alike. */
  secret: string
  config: Pick<Config, 'http' | 'staffEmails'>
  store: Pick<Store, 'db'>
  codes: Pick<Codes, 'issue' | 'redeem'>
  mail: Pick<Mail, 'queue' | 'wake'>
  limiter: Limiter
  log: Pick<Logger, 'warn' | 'error'>
  clock?: Clock
  timing?: Pick<Timing, 'sleep'>
}

export type Staff = ReturnType<typeof openStaff>

/** Who may work at the desk, and how they get in. */
export function openStaff({
  secret,
  config,
  store,
  clock = Date.now,
  timing = systemTiming,
  ...others
}: Parts) {
  const { isHttps, publicUrl, onLoopback } = config.http
  const isStaff = (email: string) => config.staffEmails.includes(email)
  const sessions = staffSessions({ db: store.db, clock, isHttps, isStaff })
  /** Names something so that it can be known again by us, and by nobody who only reads the database. */
  const namerOf = (what: string) => {
    const key = createHmac('sha256', secret).update(what).digest()
    return (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  }
  return {
    clock,
    isStaff,
    /** How the audit names a person. */
    hashPerson: namerOf('people in the audit'),
    sessions,
    passkeys: staffPasskeys({
      store,
      clock,
      publicUrl,
      onLoopback,
      isStaff,
      newHandle: namerOf('owners of passkeys'),
      sessions,
      ...others,
    }),
    signIn: staffSignIn({
      store,
      clock,
      timing,
      publicUrl,
      onLoopback,
      isStaff,
      hashNetwork: namerOf('networks beside links'),
      sessions,
      ...others,
    }),
  }
}
