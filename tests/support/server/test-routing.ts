import type { Kysely } from 'kysely'
import pino from 'pino'
import { Registry } from 'prom-client'
import { openMail } from '../../../src/server/mail/mail.ts'
import { openRouting } from '../../../src/server/routing/routing.ts'
import type { Database } from '../../../src/server/store/database.ts'

export const SITE = 'http://site.test'

/** Who gets leads and who is told, over a given database, with letters that stay in its outbox. */
export function openTestRouting(
  db: Kysely<Database>,
  parts: Partial<Omit<Parameters<typeof openRouting>[0], 'store' | 'mail'>> = {},
) {
  const log = pino({ level: 'silent' })
  const timing = parts.timing ? { timing: parts.timing } : {}
  const mail = openMail({
    store: { db },
    smtpUrl: undefined,
    from: 'us@site.test',
    siteUrl: SITE,
    metrics: new Registry(),
    log,
    ...timing,
  })
  return openRouting({
    store: { db },
    mail,
    staffEmails: [],
    webhook: undefined,
    channel: undefined,
    siteUrl: SITE,
    log,
    ...parts,
  })
}
