import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { personErased, personExport, personRequest } from '../../../contract/staff.ts'
import { refusals } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { staffOf } from '../guard.ts'
import { passkeyFirst } from '../passkeys/step-up.ts'
import { openPeople } from './people.ts'

type Parts = Pick<Services, 'store' | 'staff' | 'conversations' | 'verification'>

export const peopleRoutes =
  ({ store, staff, conversations, verification }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const people = openPeople({
      store,
      clock: staff.clock,
      hashPerson: staff.hashPerson,
      conversations,
      accounts: verification.email,
    })
    const refused = refusals(
      'unauthorized',
      'passkey_needed',
      'passkey_missing',
      'passkeys_impossible',
      'invalid',
    )
    const onRequest = passkeyFirst(staff.passkeys.mayTakeOut)
    app.post(
      '/api/staff/people/export',
      {
        onRequest,
        schema: {
          summary: 'Everything held on one person',
          body: personRequest,
          response: { 200: personExport, ...refused },
        },
      },
      async (request) => people.export(request.body.email, staffOf(request).email),
    )
    app.post(
      '/api/staff/people/erase',
      {
        onRequest,
        schema: {
          summary: 'Erases everything held on one person',
          body: personRequest,
          response: { 200: personErased, ...refused },
        },
      },
      async (request) => people.erase(request.body.email, staffOf(request).email),
    )
  }
