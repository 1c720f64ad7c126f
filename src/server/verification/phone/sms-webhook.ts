import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { z } from 'zod'
import { signedPost } from '../../posting/signed-post.ts'
import { type SmsOutcome, type SmsSender, smsRefusals } from './sms.ts'

/** Three tries within what a visitor waits for without doubting the button. */
const TRIES = 3
const ANSWERED_WITHIN_MS = 4000
const BETWEEN_TRIES_MS = 300

/** `{"error": {"code": "quota-exceeded"}}`, from a receiver that says why. */
const refusal = z.object({ error: z.object({ code: z.enum(smsRefusals) }) })

/** What its receiver needs to know to check a signature: as Standard Webhooks writes keys down. */
export const smsWebhookKey = (sessionSecret: string) =>
  `whsec_${createHmac('sha256', sessionSecret).update('sms webhook').digest('base64')}`

type Settings = {
  url: string
  key: string
  words: (code: string) => string
  log: Pick<Logger, 'warn'>
  now?: () => number
  pause?: (ms: number) => Promise<unknown>
}

/** Hands messages to whatever the operator sends them with. The same id at each try: one message is sent once. */
export function smsWebhook(settings: Settings): SmsSender {
  const { key, words, log, now = Date.now, pause = delay } = settings
  const post = signedPost({ url: settings.url, secret: key }, { now, answeredWithinMs: ANSWERED_WITHIN_MS })

  async function attempt(id: string, body: string, tried: number): Promise<SmsOutcome> {
    const posted = await post(id, body)
    if (!posted.ok) {
      log.warn({ problem: posted.problem, tried }, 'the SMS webhook could not be reached')
      return { ok: false, code: 'unreachable' }
    }
    const { response } = posted
    if (response.ok) {
      await response.body?.cancel()
      return { ok: true }
    }
    const said = refusal.safeParse(await response.json().catch(() => undefined))
    if (said.success) return { ok: false, code: said.data.error.code }
    return { ok: false, code: codeOfStatus(response.status) }
  }

  return async ({ to, code }) => {
    const id = `msg_${randomUUID()}`
    const body = JSON.stringify({
      type: 'sms.send',
      timestamp: new Date(now()).toISOString(),
      data: { to, text: words(code) },
    })
    let outcome: SmsOutcome = { ok: false, code: 'unreachable' }
    for (let tried = 1; tried <= TRIES; tried++) {
      outcome = await attempt(id, body, tried)
      if (outcome.ok || outcome.code !== 'unreachable') break
      if (tried < TRIES) await pause(BETWEEN_TRIES_MS * 2 ** (tried - 1))
    }
    if (!outcome.ok) log.warn({ code: outcome.code }, 'a text message was not sent')
    return outcome
  }
}

function codeOfStatus(status: number) {
  if (status === 402) return 'billing-not-enabled'
  if (status === 429) return 'quota-exceeded'
  return status >= 500 ? 'unreachable' : 'failed'
}
