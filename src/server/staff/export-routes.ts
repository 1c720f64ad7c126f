import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LEADS_CSV, leadFilters } from '../../contract/staff.ts'
import { refusals } from '../http/errors.ts'
import { leadList } from '../leads/lead-list.ts'
import { leadsAsCsv } from '../leads/leads-csv.ts'
import type { Services } from '../services.ts'
import { audit } from './audit.ts'
import { staffOf } from './guard.ts'
import { passkeyFirst } from './passkeys/step-up.ts'

export const exportRoutes =
  ({ store, staff }: Pick<Services, 'store' | 'staff'>): FastifyPluginAsyncZod =>
  async (app) => {
    const list = leadList(store.db, store.dialect)

    app.get(
      LEADS_CSV,
      {
        onRequest: passkeyFirst(staff.passkeys.mayTakeOut),
        schema: {
          summary: 'Every lead that matches, as CSV',
          querystring: leadFilters,
          produces: ['text/csv'],
          response: {
            200: z.string(),
            ...refusals(
              'unauthorized',
              'passkey_needed',
              'passkey_missing',
              'passkeys_impossible',
              'bad_request',
            ),
          },
        },
      },
      async (request, reply) => {
        const { search, ...filters } = request.query
        await audit(store.db, staff.clock, {
          actor: staffOf(request).email,
          action: 'leads.exported',
          // What was searched for may be somebody's name, and the audit outlives them here.
          detail: { ...withoutEmpty(filters), ...(search && { search: 'by words' }) },
        })
        const day = new Date(staff.clock()).toISOString().slice(0, 10)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="leads-${day}.csv"`)
          .send(leadsAsCsv(list, request.query) as never)
      },
    )
  }

const withoutEmpty = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined))
