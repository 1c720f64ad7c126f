import type { Logger } from 'pino'
import { otpMessage } from '../../../content/phone.ts'
import type { Config } from '../../config.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Store } from '../../store/store.ts'
import { noSms, type SmsSender } from './sms.ts'
import { smsOutbox } from './sms-outbox.ts'
import { smsWebhook, smsWebhookKey } from './sms-webhook.ts'

type Parts = { secret: string; mail: Mail; store: Store; log: Logger }

/**
 * The operator's webhook. Without one, the outbox, but only where that is readable by whoever runs the product and
 * by nobody else; anywhere else a code that goes nowhere is not promised.
 */
export function pickSms({ phone, http, mail: { smtpUrl } }: Config, parts: Parts): SmsSender {
  const { secret, mail, store, log } = parts
  if (phone.smsWebhookUrl !== undefined) {
    const { hostname } = new URL(http.publicUrl)
    return smsWebhook({
      url: phone.smsWebhookUrl,
      key: smsWebhookKey(secret),
      words: (code) => otpMessage.sms(code, hostname),
      log,
    })
  }
  return http.onLoopback && smtpUrl === undefined ? smsOutbox({ mail, store }) : noSms
}
