import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LEADS_CSV, leadFilters } from '../../contract/staff.ts'
import { TALKS_CSV, talkFilters } from '../../contract/staff-talks.ts'
import { refusals } from '../http/errors.ts'
import { leadList } from '../leads/lead-list.ts'
import { leadsAsCsv } from '../leads/leads-csv.ts'
import type { Services } from '../services.ts'
import { talkList } from '../talks/talk-list.ts'
import { talksAsCsv } from '../talks/talks-csv.ts'
import { audit } from './audit.ts'
import { staffOf } from './guard.ts'
import { passkeyFirst } from './passkeys/step-up.ts'

type Filters = { search?: string | undefined } & Record<string, string | number | undefined>

/** A list as a file, for who has shown a passkey; that it was taken is written down. */
export const exportRoutes =
  ({ store: { db, dialect }, staff }: Pick<Services, 'store' | 'staff'>): FastifyPluginAsyncZod =>
  async (app) => {
    const leads = leadList(db, dialect)
    const talks = talkList(db, dialect)
    const onRequest = passkeyFirst(staff.passkeys.mayTakeOut)
    const answers = {
      200: z.string(),
      ...refusals('unauthorized', 'passkey_needed', 'passkey_missing', 'passkeys_impossible', 'bad_request'),
    }

    async function send(
      request: FastifyRequest,
      reply: Pick<FastifyReply, 'type'>,
      what: 'leads' | 'talks',
      { search, ...filters }: Filters,
      file: Readable,
    ) {
      await audit(db, staff.clock, {
        actor: staffOf(request).email,
        action: `${what}.exported`,
        // What was searched for may be somebody's name, and the audit outlives them here.
        detail: { ...asTexts(filters), ...(search && { search: 'by words' }) },
      })
      const day = new Date(staff.clock()).toISOString().slice(0, 10)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${what}-${day}.csv"`)
        .send(file)
    }

    app.get(
      LEADS_CSV,
      {
        onRequest,
        schema: {
          summary: 'Every lead that matches, as CSV',
          querystring: leadFilters,
          produces: ['text/csv'],
          response: answers,
        },
      },
      (request, reply) =>
        send(request, reply, 'leads', request.query, leadsAsCsv(leads, request.query)) as never,
    )

    app.get(
      TALKS_CSV,
      {
        onRequest,
        schema: {
          summary: 'Every talk that matches, as CSV, without what was said',
          querystring: talkFilters,
          produces: ['text/csv'],
          response: answers,
        },
      },
      (request, reply) =>
        send(request, reply, 'talks', request.query, talksAsCsv(talks, request.query)) as never,
    )
  }

const asTexts = (fields: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  )
