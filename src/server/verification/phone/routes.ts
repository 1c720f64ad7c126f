import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  phoneCodeSent,
  phoneConfirmRequest,
  phoneVerificationRequest,
  phoneVerified,
} from '../../../contract/phone.ts'
import { RESEND_COUNTDOWN_S } from '../../../contract/phone-sentences.ts'
import { botCheckRoutes } from '../../bot-check/routes.ts'
import { refusals, refuse } from '../../http/errors.ts'
import { limitedBy } from '../../http/limits.ts'
import type { Services } from '../../services.ts'

/** Registered only while phone verification is on: otherwise there is nothing here. */
export const phoneRoutes =
  (services: Pick<Services, 'limiter' | 'visitors' | 'verification' | 'botCheck'>): FastifyPluginAsyncZod =>
  async (app) => {
    const { limiter, visitors, botCheck } = services
    const { phone } = services.verification
    if (botCheck.challenge) app.register(botCheckRoutes(botCheck.challenge, services))
    app.post(
      '/api/verification/phone',
      {
        onRequest: limitedBy(limiter, 'phoneCodes', 'sms_too_many'),
        schema: {
          summary: 'Sends a code to a phone number',
          body: phoneVerificationRequest,
          response: {
            202: phoneCodeSent,
            ...refusals(
              'bot_check_failed',
              'phone_invalid',
              'sms_too_many',
              'sms_failed',
              'phone_unavailable',
            ),
          },
        },
      },
      async (request, reply) => {
        const visitor = visitors.welcome(request, reply)
        const { phone: number, countryCode, botCheck: token } = request.body
        const asked = { visitor, phone: number, countryCode, botCheck: token, address: request.ip }
        const sent = await phone.request(asked)
        if (!sent.ok) return refuse(reply, sent.code, { retryAfterSeconds: sent.retryAfterSeconds })
        return reply.code(202).send({ state: 'sent', resendAfterSeconds: RESEND_COUNTDOWN_S })
      },
    )
    app.post(
      '/api/verification/phone/confirm',
      {
        onRequest: limitedBy(limiter, 'phoneGuesses', 'otp_too_many'),
        schema: {
          summary: 'Confirms a phone number by the code that was sent to it',
          body: phoneConfirmRequest,
          response: {
            200: phoneVerified,
            ...refusals('otp_not_requested', 'otp_expired', 'otp_wrong', 'otp_too_many'),
          },
        },
      },
      async (request, reply) => {
        const confirmed = await phone.confirm(visitors.known(request), request.body.code)
        if (!confirmed.ok)
          return refuse(reply, confirmed.code, { retryAfterSeconds: confirmed.retryAfterSeconds })
        return reply.send({ state: 'verified' })
      },
    )
  }
