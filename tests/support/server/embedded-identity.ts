import pino from 'pino'
import { Registry } from 'prom-client'
import { singleUseCodes } from '../../../src/server/codes/codes.ts'
import { openMail } from '../../../src/server/mail/mail.ts'
import type { Clock } from '../../../src/server/store/ids.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { systemTiming } from '../../../src/server/timing/timing.ts'
import { embeddedIdentity } from '../../../src/server/verification/embedded/embedded-identity.ts'
import { movingClock } from '../moving-clock.ts'

export const TEST_ORIGIN = 'https://www.example.com'

/** The embedded identity over a test's store, and a look into the mails it writes. */
export function openTestIdentity(store: Store, clock: Clock = Date.now) {
  const { db } = store
  const mail = openMail({
    store,
    smtpUrl: undefined,
    from: 'site@example.com',
    siteUrl: TEST_ORIGIN,
    metrics: new Registry(),
    log: pino({ enabled: false }),
    timing: { ...systemTiming, now: movingClock() },
  })
  const codes = singleUseCodes({ secret: 'a secret for identity', clock })
  const identity = embeddedIdentity({ db, codes, mail, publicUrl: TEST_ORIGIN, clock })
  const letters = (email: string) =>
    db.selectFrom('outbox').selectAll().where('to', '=', email).orderBy('createdAt').orderBy('id').execute()
  /** The codes in the mails to this address, oldest first. */
  const mailedTo = async (email: string) =>
    (await letters(email)).map(({ text }) => /oobCode=([\w-]+)/.exec(text)?.[1] ?? '')
  return { db, identity, letters, mailedTo }
}
