import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  creationOptions,
  newPasskey,
  PASSKEY_CHALLENGE_LIFETIME_MS,
  passkey,
  passkeyAnswer,
  passkeysAnswer,
  requestOptions,
} from '../../../contract/passkeys.ts'
import { staffSession } from '../../../contract/staff.ts'
import { cookieName, ownCookie, readCookie } from '../../http/cookies.ts'
import { refusals, refuse } from '../../http/errors.ts'
import { limitedBy } from '../../http/limits.ts'
import type { Services } from '../../services.ts'
import { ASK_PASSKEY_SIGN_IN, PASSKEY_SIGN_IN, staffOf } from '../guard.ts'
import { passkeyFirst } from './step-up.ts'

type Parts = Pick<Services, 'staff' | 'limiter' | 'config' | 'log'>

const notTaken = ['passkey_refused', 'passkey_too_late', 'passkeys_impossible', 'too_many_requests'] as const

export const passkeyRoutes =
  ({ staff, limiter, config, log }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const { passkeys, sessions } = staff
    const limited = limitedBy(limiter, 'staffPasskeys')
    const onRequest = [limited]
    const browser = browserCookie(config.http.isHttps)

    app.addHook('onListen', async () => {
      await passkeys
        .forgetFormerStaff()
        .catch((error) => log.error({ err: error }, 'passkeys of former staff could not be removed'))
    })

    // Signing in

    app.post(
      ASK_PASSKEY_SIGN_IN,
      {
        onRequest,
        schema: {
          summary: 'What to ask the browser for, to sign in with a passkey; the same whoever asks',
          response: { 200: requestOptions, ...refusals('passkeys_impossible', 'too_many_requests') },
        },
      },
      async (request, reply) => {
        const asked = await passkeys.askToSignIn(browser.know(request, reply))
        return asked.ok ? reply.send(asked.options) : refuse(reply, asked.code)
      },
    )
    app.post(
      PASSKEY_SIGN_IN,
      {
        onRequest,
        schema: {
          summary: 'Signs in with a passkey',
          body: passkeyAnswer,
          response: { 200: staffSession, ...refusals('invalid', ...notTaken) },
        },
      },
      async (request, reply) => {
        const signedIn = await passkeys.signIn(browser.read(request), request.body.credential)
        if (!signedIn.ok) return refuse(reply, signedIn.code)
        await sessions.endFormer(request)
        sessions.giveCookie(reply, signedIn.token)
        return reply.send(signedIn.session)
      },
    )

    // Stepping up

    const nothing = { 204: z.null() }
    app.get(
      '/api/staff/step-up',
      {
        onRequest: passkeyFirst(passkeys.mayTakeOut),
        schema: {
          summary: 'Whether data may be taken out or away now',
          response: {
            ...nothing,
            ...refusals('unauthorized', 'passkey_needed', 'passkey_missing', 'passkeys_impossible'),
          },
        },
      },
      async (_request, reply) => reply.code(204).send(null),
    )
    app.post(
      '/api/staff/step-up/options',
      {
        onRequest,
        schema: {
          summary: 'What to ask the browser for, to show a passkey again',
          response: { 200: requestOptions, ...refusals('unauthorized', ...notTaken) },
        },
      },
      async (request, reply) => {
        const asked = await passkeys.askToStepUp(staffOf(request))
        return asked.ok ? reply.send(asked.options) : refuse(reply, asked.code)
      },
    )
    app.post(
      '/api/staff/step-up',
      {
        onRequest,
        schema: {
          summary: 'Shows a passkey again; the session goes on under a new token',
          body: passkeyAnswer,
          response: { ...nothing, ...refusals('unauthorized', 'invalid', ...notTaken) },
        },
      },
      async (request, reply) => {
        const shown = await passkeys.stepUp(staffOf(request), request.body.credential)
        if (!shown.ok) return refuse(reply, shown.code)
        sessions.giveCookie(reply, shown.token)
        return reply.code(204).send(null)
      },
    )

    // Keeping them

    app.get(
      '/api/staff/passkeys',
      {
        schema: {
          summary: 'The staff’s passkeys',
          response: { 200: passkeysAnswer, ...refusals('unauthorized') },
        },
      },
      async (request) => passkeys.list(staffOf(request)),
    )
    const notAdded = ['unauthorized', 'passkey_needed', 'passkey_wants_new_sign_in', ...notTaken] as const
    app.post(
      '/api/staff/passkeys/options',
      {
        onRequest,
        schema: {
          summary: 'What to ask the browser for, to make a passkey',
          response: { 200: creationOptions, ...refusals(...notAdded) },
        },
      },
      async (request, reply) => {
        const asked = await passkeys.askToAdd(staffOf(request))
        return asked.ok ? reply.send(asked.options) : refuse(reply, asked.code)
      },
    )
    app.post(
      '/api/staff/passkeys',
      {
        onRequest,
        schema: {
          summary: 'Adds a passkey of one’s own',
          body: newPasskey,
          response: { 201: passkey, ...refusals('invalid', ...notAdded) },
        },
      },
      async (request, reply) => {
        const added = await passkeys.add(staffOf(request), request.body)
        return added.ok ? reply.code(201).send(added.passkey) : refuse(reply, added.code)
      },
    )
    app.delete(
      '/api/staff/passkeys/:id',
      {
        onRequest: [limited, passkeyFirst(passkeys.mayRemove)],
        schema: {
          summary: 'Removes a passkey, one’s own or a colleague’s',
          params: z.object({ id: z.string().max(100) }),
          response: {
            ...nothing,
            ...refusals(
              'unauthorized',
              'passkey_needed',
              'passkey_missing',
              'passkeys_impossible',
              'not_found',
              'too_many_requests',
            ),
          },
        },
      },
      async (request, reply) =>
        (await passkeys.remove(staffOf(request), request.params.id))
          ? reply.code(204).send(null)
          : refuse(reply, 'not_found'),
    )
  }

/** Binds a challenge to the browser that asked for it, for as long as it may be answered. */
function browserCookie(isHttps: boolean) {
  const name = cookieName('passkey-browser', isHttps)
  // Only what looks like ours goes back to a browser.
  const read = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
    /^[\w-]{43}$/.exec(readCookie(headers.cookie, name) ?? '')?.[0]
  const hashed = (value: string) => createHash('sha256').update(value).digest('base64url')
  return {
    /** Without the cookie nobody: no challenge is held by that. */
    read: (request: Pick<FastifyRequest, 'headers'>) =>
      hashed(read(request) ?? randomBytes(32).toString('hex')),
    know(request: Pick<FastifyRequest, 'headers'>, reply: Pick<FastifyReply, 'header'>): string {
      const value = read(request) ?? randomBytes(32).toString('base64url')
      const maxAgeSeconds = PASSKEY_CHALLENGE_LIFETIME_MS / 1000
      reply.header('set-cookie', ownCookie({ name, value, isHttps, maxAgeSeconds, sameSite: 'Strict' }))
      return hashed(value)
    },
  }
}
