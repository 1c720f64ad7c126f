import { otpMessage } from '../../../content/phone.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Store } from '../../store/store.ts'
import type { SmsSender } from './sms.ts'

/** Nothing is ever delivered there: it only says whose telephone a letter in the outbox stands for. */
const TELEPHONES = 'sms.invalid'

/** On a bare clone a text message is a letter in the outbox, where whoever tries the product out can read it. */
export const smsOutbox =
  ({ mail, store }: { mail: Pick<Mail, 'queue' | 'wake'>; store: Pick<Store, 'db'> }): SmsSender =>
  async ({ to, code }) => {
    const address = `${to}@${TELEPHONES}`
    await mail.queue(store.db, {
      kind: 'phone-code',
      to: address,
      about: address,
      subject: otpMessage.subject(to),
      preview: otpMessage.text(code),
      blocks: [
        { kind: 'text', text: otpMessage.text(code) },
        { kind: 'code', code },
        { kind: 'small', text: otpMessage.inOutbox },
      ],
    })
    mail.wake()
    return { ok: true }
  }
