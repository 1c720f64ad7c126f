import type { Logger } from 'pino'
import type { Codes } from '../codes/codes.ts'
import type { Config } from '../config.ts'
import type { Limiter } from '../http/limits.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import { staffSessions } from './sessions.ts'
import { staffSignIn } from './sign-in.ts'

type Parts = {
  config: Pick<Config, 'http' | 'staffEmails'>
  store: Pick<Store, 'db'>
  codes: Pick<Codes, 'issue' | 'redeem'>
  mail: Pick<Mail, 'queue' | 'wake'>
  limiter: Limiter
  log: Pick<Logger, 'warn' | 'error'>
  clock?: Clock
}

export type Staff = ReturnType<typeof openStaff>

/** Who may work at the desk, and how they get in. */
export function openStaff({ config, store, clock = Date.now, ...others }: Parts) {
  const { isHttps, publicUrl } = config.http
  const isStaff = (email: string) => config.staffEmails.includes(email)
  const sessions = staffSessions({ db: store.db, clock, isHttps, isStaff })
  return {
    clock,
    isStaff,
    sessions,
    signIn: staffSignIn({ store, clock, publicUrl, isStaff, sessions, ...others }),
  }
}
