import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type ReadMail, readMail } from './mime.ts'

/**
 * A real mail server that keeps what it takes and misbehaves on demand:
 *
 *     const smtp = await startSmtp()
 *     const product = await startProduct({ SMTP_URL: smtp.url })
 *     … the visitor presses "Send Verification Email" …
 *     const mail = await smtp.next('ada@example.com')
 *     await page.goto(mail.links[0])
 *
 * `stop` and `start` take it down and up again on the same port; `fail` makes it answer otherwise.
 */

export type TakenMail = ReadMail & {
  from: string
  to: string
  messageId: string
  /** As it came over the wire. */
  raw: string
}

export type SmtpFault = {
  /** Only for this recipient. */
  to?: string
} & (
  | { at: 'rcpt' | 'data'; status: number }
  /** The message was read and nothing is ever answered; `taken` says whether it was delivered all the same. */
  | { at: 'hang after data'; taken?: boolean }
)

export type Smtp = Awaited<ReturnType<typeof startSmtp>>

export async function startSmtp() {
  const taken: TakenMail[] = []
  const faults: { fault: SmtpFault; times: number }[] = []
  const watchers = new Set<() => void>()
  /** How often a client began to hand over a message. */
  let offered = 0
  let port = 0

  const changed = () => {
    for (const watcher of [...watchers]) watcher()
  }
  const faultAt = (place: SmtpFault['at'], to: string) => {
    const found = faults.find(({ fault }) => fault.at === place && (fault.to ?? to) === to)
    if (!found) return undefined
    found.times--
    if (found.times <= 0) faults.splice(faults.indexOf(found), 1)
    return found.fault
  }
  const refusal = (status: number) =>
    Object.assign(new Error(`${status} not this time`), { responseCode: status })

  function open() {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      onRcptTo({ address }, _session, done) {
        const fault = faultAt('rcpt', address)
        done(fault && 'status' in fault ? refusal(fault.status) : null)
      },
      async onData(stream, { envelope }, done) {
        offered++
        const to = envelope.rcptTo[0]?.address ?? ''
        // Where the client goes in the middle of a message there is nothing to take.
        const raw = await text(stream).catch(() => undefined)
        if (raw === undefined) return
        const mail = readMail(raw)
        const take = () =>
          taken.push({
            ...mail,
            raw,
            to,
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            messageId: mail.headers['message-id'] ?? '',
          })
        const hang = faultAt('hang after data', to)
        const refused = hang ? undefined : faultAt('data', to)
        if (hang && 'taken' in hang && hang.taken) take()
        else if (!hang && !refused) take()
        if (!hang) done(refused && 'status' in refused ? refusal(refused.status) : null)
        changed()
      },
    })
    // A client that is killed in the middle is what some of these tests are about.
    server.on('error', () => {})
    return server
  }

  let server: SMTPServer | undefined
  const start = async () => {
    server = open()
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    port = (listening.address() as AddressInfo).port
  }
  const stop = async () => {
    const closing = server
    server = undefined
    if (!closing) return
    for (const connection of closing.connections) connection.close()
    await new Promise<void>((resolve) => closing.close(() => resolve()))
  }
  /** Resolves once the condition holds; it is looked at after every message. */
  const until = (condition: () => boolean): Promise<void> => {
    if (condition()) return Promise.resolve()
    return new Promise((resolve) => {
      const watcher = () => {
        if (!condition()) return
        watchers.delete(watcher)
        resolve()
      }
      watchers.add(watcher)
    })
  }

  await start()
  return {
    /** For SMTP_URL. */
    url: `smtp://127.0.0.1:${port}`,
    /** Every message it has taken, oldest first. */
    taken,
    offered: () => offered,
    start,
    /** Drops whoever is connected and listens no more; what was taken stays. */
    stop,
    fail(fault: SmtpFault, times = 1) {
      faults.push({ fault, times })
    },
    heal() {
      faults.length = 0
    },
    until,
    to: (address: string) => taken.filter((mail) => mail.to === address),
    /** The first message to this address that nobody has asked for yet; waits for it. */
    next: (() => {
      const given = new Set<TakenMail>()
      return async (address: string): Promise<TakenMail> => {
        const find = () => taken.find((mail) => mail.to === address && !given.has(mail))
        await until(() => find() !== undefined)
        const mail = find()
        if (!mail) throw new Error('unreachable: it was there a moment ago')
        given.add(mail)
        return mail
      }
    })(),
  }
}
