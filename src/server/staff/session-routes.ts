import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { signInAnswer, signInByLink, signInRequest, staffSession } from '../../contract/staff.ts'
import { refusals, refuse } from '../http/errors.ts'
import { limitedBy, networkOf } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { audit } from './audit.ts'
import { CONFIRM_SIGN_IN, SIGN_IN, staffOf } from './guard.ts'
import { describeSession } from './sessions.ts'

type Parts = Pick<Services, 'staff' | 'store' | 'limiter'>

export const sessionRoutes =
  ({ staff, store, limiter }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const { sessions, signIn, passkeys, clock } = staff
    app.addHook('onClose', () => signIn.close())

    app.post(
      SIGN_IN,
      {
        schema: {
          summary: 'Asks for a sign-in link; the answer is the same whoever asks, and however often',
          body: signInRequest,
          response: { 202: signInAnswer, ...refusals('invalid') },
        },
      },
      // Its limits are the letter's: to be told of them would tell who is staff, and shut staff out.
      async ({ body: { email }, ip }, reply) => {
        signIn.ask(email, networkOf(ip))
        return reply.code(202).send({ state: 'sent' })
      },
    )

    app.post(
      CONFIRM_SIGN_IN,
      {
        onRequest: limitedBy(limiter, 'staffLinks'),
        schema: {
          summary: 'Signs in by a mailed link, once',
          body: signInByLink,
          response: { 200: staffSession, ...refusals('invalid', 'sign_in_link_spent', 'too_many_requests') },
        },
      },
      async (request, reply) => {
        const signedIn = await signIn.confirm(request.body.code)
        if (!signedIn.ok) return refuse(reply, signedIn.code)
        await sessions.endFormer(request)
        sessions.giveCookie(reply, signedIn.token)
        return reply.send(signedIn.session)
      },
    )

    app.get(
      '/api/staff/session',
      {
        schema: { summary: 'Who is signed in', response: { 200: staffSession, ...refusals('unauthorized') } },
      },
      async (request) => {
        const colleague = staffOf(request)
        const allowed = await passkeys.mayTakeOut(colleague)
        const isPasskeyMissing = !allowed.ok && allowed.code === 'passkey_missing'
        return { ...describeSession(colleague), ...(isPasskeyMissing && { isPasskeyMissing }) }
      },
    )

    const signedOut = { 204: z.null(), ...refusals('unauthorized') }
    app.post(
      '/api/staff/sign-out',
      { schema: { summary: 'Ends this session', response: signedOut } },
      async (request, reply) => {
        const colleague = staffOf(request)
        await store.db.transaction().execute(async (trx) => {
          await sessions.end(trx, colleague)
          await audit(trx, clock, { actor: colleague.email, action: 'staff.signed_out' })
        })
        sessions.takeCookie(reply)
        return reply.code(204).send(null)
      },
    )
    app.post(
      '/api/staff/sign-out-everywhere',
      { schema: { summary: 'Ends every session of whoever asks', response: signedOut } },
      async (request, reply) => {
        const { email } = staffOf(request)
        await store.db.transaction().execute(async (trx) => {
          await sessions.endAllOf(trx, email)
          await audit(trx, clock, { actor: email, action: 'staff.signed_out_everywhere' })
        })
        sessions.takeCookie(reply)
        return reply.code(204).send(null)
      },
    )
  }
