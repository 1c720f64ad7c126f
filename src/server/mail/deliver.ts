import { setTimeout as delay } from 'node:timers/promises'
import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { attachmentsOf, type OutboxRow } from './outbox-table.ts'

/**
 * How a letter fared:
 * - `later`: the server asks to come back, or fell silent over this letter
 * - `refused`: for good
 * - `server_trouble`: it could not be asked at all, which says nothing of the letter
 */
export type Delivery =
  | { ok: true }
  | { ok: false; verdict: 'later' | 'refused' | 'server_trouble'; code: string }

/** Stops at once when the signal is aborted; what then became of the letter is unknown. */
export type Sender = (row: OutboxRow, signal: AbortSignal) => Promise<Delivery>

export type SmtpTimeouts = { connectMs: number; silenceMs: number; wholeMs: number }

/** All of a letter's sending ends well before its claim does. */
const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, silenceMs: 30_000, wholeMs: 60_000 }

type Settings = { url: string; from: string; timeouts?: SmtpTimeouts }

/** One connection for each letter: a server that misbehaves over one is not asked about the next in that state. */
export function smtpSender({ url, from, timeouts = TIMEOUTS }: Settings): Sender {
  const { auth, ...server } = parseConnectionUrl(url)
  const sender = addressOf(from)
  return async (row, signal) => {
    const connection = new SMTPConnection({
      ...server,
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      dnsTimeout: timeouts.connectMs,
      socketTimeout: timeouts.silenceMs,
      logger: false,
    })
    // Also one that comes when nobody waits any more, such as a broken farewell.
    connection.on('error', () => {})
    const over = new AbortController()
    const patience = AbortSignal.any([signal, over.signal])
    let isAtLetter = false
    const sending = (async (): Promise<Delivery> => {
      try {
        await called((done) => connection.connect(done), connection)
        if (auth?.user && connection.allowsAuth) {
          const credentials = { user: auth.user, pass: auth.pass ?? '' }
          await called((done) => connection.login({ ...credentials, credentials }, done), connection)
        }
        isAtLetter = true
        const message = await composed(row, sender)
        const envelope = { from: sender.address, to: [row.to] }
        await called((done) => connection.send(envelope, message, done), connection)
        connection.quit()
        return { ok: true }
      } catch (error) {
        return verdictOn(error, isAtLetter)
      }
    })()
    const waiting = delay(timeouts.wholeMs, undefined, { signal: patience }).catch(() => {})
    const first = await Promise.race([sending, waiting])
    over.abort()
    if (first) return first
    connection.close()
    // Where the server was already given the letter it may have taken it: it is then sent again, under the same id.
    return { ok: false, verdict: isAtLetter ? 'later' : 'server_trouble', code: 'ETIMEDOUT' }
  }
}

/** An error of the connection is told by its event and not by the call it interrupted. */
function called(call: (done: (error?: Error | null) => void) => void, connection: SMTPConnection) {
  return new Promise<void>((resolve, reject) => {
    connection.once('error', reject)
    connection.once('end', () => reject(Object.assign(new Error('closed'), { code: 'ECONNECTION' })))
    call((error) => (error ? reject(error) : resolve()))
  })
}

/** What the server said decides; its words stay behind, because they like to repeat the address. */
export function verdictOn(error: unknown, isAtLetter: boolean): Delivery {
  const { code = 'EUNKNOWN', responseCode } = error as { code?: string; responseCode?: number | false }
  const said = responseCode ? String(responseCode) : code
  // 421 closes the whole service, whatever it was said to.
  if (!isAtLetter || responseCode === 421 || responseCode === 530)
    return { ok: false, verdict: 'server_trouble', code: said }
  const isFinal = responseCode ? responseCode >= 500 : code === 'EENVELOPE' || code === 'EMESSAGE'
  return { ok: false, verdict: isFinal ? 'refused' : 'later', code: said }
}

type Address = { name: string; address: string }

const addressOf = (from: string): Address => {
  const [, name = '', address = from] = /^([^<>]*)<([^<>]*)>$/.exec(from) ?? []
  return { name: name.trim(), address }
}

/** A repeat carries the id and the date of the first attempt, so that readers and servers see it is the same. */
export const messageIdOf = (row: Pick<OutboxRow, 'id'>, senderAddress: string) =>
  `<${row.id}@${senderAddress.split('@').at(-1)}>`

function composed(row: OutboxRow, from: Address): Promise<Buffer> {
  const message = new MailComposer({
    // Addresses as objects: as text a comma in one would make two of it.
    from,
    to: { name: '', address: row.to },
    ...(row.replyTo && { replyTo: { name: '', address: row.replyTo } }),
    messageId: messageIdOf(row, from.address),
    date: new Date(row.createdAt),
    subject: row.subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: row.text,
    html: row.html,
    attachments: attachmentsOf(row),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return message.compile().build()
}
