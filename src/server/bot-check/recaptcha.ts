import type { Logger } from 'pino'
import { z } from 'zod'
import type { BotCheck } from './bot-check.ts'

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'
const ANSWERED_WITHIN_MS = 5000

const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

type Settings = { secret: string; log: Pick<Logger, 'warn'>; url?: string }

/** Google remembers which tokens have served, and says `timeout-or-duplicate` of those and of old ones. */
export function recaptcha({ secret, log, url = VERIFY_URL }: Settings): BotCheck {
  return {
    async verify(token, address) {
      if (!token) return { ok: false, code: 'missing' }
      try {
        const response = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: address }),
          signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
        })
        const { success, 'error-codes': codes } = verdict.parse(await response.json())
        if (success) return { ok: true }
        if (codes.includes('timeout-or-duplicate')) return { ok: false, code: 'expired' }
        if (codes.some((code) => code.endsWith('-input-secret') || code === 'bad-request')) {
          log.warn({ codes }, 'reCAPTCHA refuses our own part of the question')
          return { ok: false, code: 'unavailable' }
        }
        return { ok: false, code: 'failed' }
      } catch (error) {
        log.warn({ err: error }, 'reCAPTCHA could not be asked')
        return { ok: false, code: 'unavailable' }
      }
    },
  }
}
