import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  confirmEmailAnswer,
  confirmEmailRequest,
  emailAlreadyRegistered,
  emailSent,
  emailStatusAnswer,
  openedLinkAnswer,
  sendEmailRequest,
} from '../../../contract/verification.ts'
import { refusals, refuse, troubleAs } from '../../http/errors.ts'
import { type LimitName, limitedBy } from '../../http/limits.ts'
import type { Services } from '../../services.ts'
import { emailKeyOf } from './address.ts'

/** Proving an e-mail address. The visitor is known by the cookie; no address and no code stands in a URL. */
export const emailVerificationRoutes =
  ({
    limiter,
    visitors,
    verification,
    demandProof,
  }: Pick<Services, 'limiter' | 'visitors' | 'verification' | 'demandProof'>): FastifyPluginAsyncZod =>
  async (app) => {
    const { email: emails } = verification

    /** In this order, so that what one of them refuses does not use up the others' share. */
    async function overLimit(counted: [LimitName, string][]) {
      for (const [name, key] of counted) {
        const consumed = await limiter.consume(name, key)
        if (!consumed.ok) return consumed
      }
      return undefined
    }

    app.post(
      '/api/verification/email',
      {
        onRequest: [limitedBy(limiter, 'emailSends'), demandProof('letter', visitors.welcome)],
        errorHandler: troubleAs('internal_error'),
        schema: {
          summary:
            'Mails a link that proves the address; asked again within the same visit, it mails another',
          body: sendEmailRequest,
          response: {
            200: emailAlreadyRegistered,
            202: emailSent,
            ...refusals(
              'invalid_email',
              'proof_required',
              'too_many_requests',
              'send_failed',
              'network_request_failed',
              'limits_unavailable',
            ),
          },
        },
      },
      async (request, reply) => {
        const visitor = visitors.welcome(request, reply)
        const recipient = emailKeyOf(request.body.email)
        const refused = await overLimit([
          ['emailSendsOfVisitor', visitor],
          ['emailSendsToRecipient', recipient],
          ['emailSendsToRecipientADay', recipient],
          ['emailSendsOfAll', 'everyone'],
        ])
        if (refused) return refuse(reply, refused.code, { retryAfterSeconds: refused.retryAfterSeconds })
        const sent = await emails.send(visitor, request.body)
        if (!sent.ok) return refuse(reply, sent.code)
        return sent.state === 'sent'
          ? reply.code(202).send({ state: 'sent' })
          : reply.code(200).send({ state: 'already_registered' })
      },
    )

    app.get(
      '/api/verification/email',
      {
        errorHandler: troubleAs('status_check_failed'),
        schema: {
          summary: 'How far this visitor has come in proving an address',
          response: { 200: emailStatusAnswer, ...refusals('too_many_requests', 'status_check_failed') },
        },
      },
      async (request, reply) => {
        const visitor = visitors.known(request)
        const refused = visitor && (await overLimit([['emailChecksOfVisitor', visitor]]))
        if (refused) return refuse(reply, refused.code, { retryAfterSeconds: refused.retryAfterSeconds })
        const { ok, ...found } = await emails.status(visitor)
        if (!ok) return refuse(reply, 'status_check_failed')
        return emailStatusAnswer.parse(found)
      },
    )

    app.post(
      '/api/verification/email/link',
      {
        onRequest: limitedBy(limiter, 'emailConfirms'),
        errorHandler: troubleAs('internal_error'),
        schema: {
          summary: 'Whether a mailed link, opened in this browser, waits for a press; nothing is used up',
          body: confirmEmailRequest,
          response: { 200: openedLinkAnswer, ...refusals('too_many_requests', 'network_request_failed') },
        },
      },
      async (request, reply) => {
        const opened = await emails.opened(visitors.known(request), request.body.oobCode)
        return opened.ok ? opened : refuse(reply, opened.code)
      },
    )

    app.post(
      '/api/verification/email/confirm',
      {
        onRequest: limitedBy(limiter, 'emailConfirms'),
        errorHandler: troubleAs('internal_error'),
        schema: {
          summary: 'Applies the code of a mailed link and makes this browser a verified visitor',
          body: confirmEmailRequest,
          response: {
            200: confirmEmailAnswer,
            ...refusals('link_invalid', 'link_used', 'too_many_requests', 'network_request_failed'),
          },
        },
      },
      async (request, reply) => {
        const browser = { known: visitors.known(request), welcome: () => visitors.welcome(request, reply) }
        const confirmed = await emails.confirm(browser, request.body.oobCode)
        if (!confirmed.ok) return refuse(reply, confirmed.code)
        const { email, name } = confirmed
        return { state: 'verified' as const, email, name }
      },
    )
  }
