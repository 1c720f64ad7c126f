import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Database } from '../store/database.ts'
import { stampNew } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import { systemTiming, type Timing } from '../timing/timing.ts'
import { type Sender, smtpSender } from './deliver.ts'
import type { Letter } from './letter.ts'
import { letterAsHtml } from './letter-html.ts'
import { letterAsText } from './letter-text.ts'
import { mailMetrics } from './mail-metrics.ts'
import { mailWorker } from './mail-worker.ts'
import { outboxRecords } from './outbox-records.ts'
import { outbox } from './outbox-table.ts'

export type MailParts = {
  store: Pick<Store, 'db'>
  /** Without it letters stay in the outbox, which is then all the delivery there is. */
  smtpUrl: string | undefined
  from: string
  siteUrl: string
  metrics: Registry
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  timing?: Timing
  sender?: Sender
}

export type Mail = ReturnType<typeof openMail>

export function openMail(parts: MailParts) {
  const { store, smtpUrl, from, siteUrl, log, timing = systemTiming } = parts
  const records = outboxRecords(store.db, timing.now)
  const sender = parts.sender ?? (smtpUrl === undefined ? undefined : smtpSender({ url: smtpUrl, from }))
  const metrics = mailMetrics(parts.metrics, records, timing.now)
  const worker = mailWorker({ records, sender, metrics, timing, log })

  return {
    /**
     * Writes a letter down, in the same transaction as what it tells of: both are kept or neither. Nothing is sent
     * before the commit; call `wake` after it.
     */
    async queue(db: Kysely<Database>, letter: Letter): Promise<string> {
      const subject = onOneLine(letter.subject)
      const { id, createdAt } = stampNew(timing.now)
      await outbox.insert(db, {
        id,
        kind: letter.kind,
        to: onOneLine(letter.to),
        replyTo: letter.replyTo === undefined ? null : onOneLine(letter.replyTo),
        about: letter.about.toLowerCase(),
        subject,
        text: letterAsText(letter, siteUrl),
        html: letterAsHtml({ ...letter, subject }, siteUrl),
        attachments: JSON.stringify(letter.attachments ?? []),
        state: sender ? 'queued' : 'sent',
        attempts: 0,
        nextAttemptAt: createdAt,
        claimedUntil: null,
        sentAt: sender ? null : createdAt,
        lastError: null,
        createdAt,
      })
      return id
    },

    /** After the commit: the worker looks at once instead of within seconds. */
    wake: worker.wake,

    start: worker.start,
    close: worker.stop,
    /** One look at what is due, for tests. */
    round: worker.round,
  }
}

/** Line breaks and their kin have no honest use in a header and forge another one. */
const onOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
