import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  leadChoices,
  leadCounts,
  leadFilters,
  leadNote,
  leadPage,
  leadSummary,
  leadsAnswer,
  leadsQuery,
  leadUpdate,
  noteRequest,
} from '../../contract/staff.ts'
import { refusals, refuse } from '../http/errors.ts'
import { leadList } from '../leads/lead-list.ts'
import { leadWork } from '../leads/lead-work.ts'
import { summaryOf } from '../leads/leads-table.ts'
import type { Services } from '../services.ts'
import { readCursor, writeCursor } from '../store/searched-table.ts'
import { audit } from './audit.ts'
import { staffOf } from './guard.ts'
import { leadPageOf } from './lead-page.ts'

const byId = z.object({ id: z.string().max(64) })

export const leadRoutes =
  ({
    store,
    staff,
    config,
    routing,
  }: Pick<Services, 'store' | 'staff' | 'config' | 'routing'>): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, dialect } = store
    const { clock } = staff
    const list = leadList(db, dialect)
    const work = leadWork(db, clock, routing.notices)
    const pageOf = leadPageOf({ db, clock, work, isWebhookOn: config.leadWebhook !== undefined })

    app.get(
      '/api/staff/leads',
      {
        schema: {
          summary: 'Leads, newest first, filtered and searched',
          querystring: leadsQuery,
          response: { 200: leadsAnswer, ...refusals('unauthorized', 'bad_request') },
        },
      },
      async ({ query: { cursor, limit, ...filters } }, reply) => {
        const after = cursor === undefined ? undefined : readCursor(cursor)
        if (cursor !== undefined && !after) return refuse(reply, 'bad_request')
        const { leads, next } = await list.page({ filters, limit, after })
        return { leads: leads.map(summaryOf), next: next && writeCursor(next) }
      },
    )

    app.get(
      '/api/staff/lead-counts',
      {
        schema: {
          summary: 'How many leads match, all told and by state',
          querystring: leadFilters,
          response: { 200: leadCounts, ...refusals('unauthorized', 'bad_request') },
        },
      },
      async ({ query }) => list.counts(query),
    )

    app.get(
      '/api/staff/lead-choices',
      {
        schema: {
          summary: 'What leads can be filtered by',
          response: { 200: leadChoices, ...refusals('unauthorized') },
        },
      },
      async () => ({ owners: config.staffEmails, sources: await list.sources() }),
    )

    app.get(
      '/api/staff/leads/:id',
      {
        schema: {
          summary: 'All that is known of one lead',
          params: byId,
          response: { 200: leadPage, ...refusals('unauthorized', 'not_found') },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const page = await pageOf(id)
        if (!page) return refuse(reply, 'not_found')
        await audit(db, clock, { actor: staffOf(request).email, action: 'lead.viewed', subject: id })
        return page
      },
    )

    app.patch(
      '/api/staff/leads/:id',
      {
        schema: {
          summary: 'Changes the state or the owner of a lead, made from a given version of it',
          params: byId,
          body: leadUpdate,
          response: {
            200: leadSummary,
            ...refusals('unauthorized', 'not_found', 'lead_changed', 'invalid'),
          },
        },
      },
      async (request, reply) => {
        const { owner } = request.body
        if (owner && !staff.isStaff(owner))
          return refuse(reply, 'invalid', { fields: { owner: 'This is no member of staff' } })
        const changed = await work.change(request.params.id, request.body, staffOf(request).email)
        if (changed.ok) {
          routing.wake()
          return summaryOf(changed.lead)
        }
        if (changed.code === 'not_found') return refuse(reply, changed.code)
        return refuse(reply, changed.code, { lead: summaryOf(changed.lead) })
      },
    )

    app.post(
      '/api/staff/leads/:id/notes',
      {
        schema: {
          summary: 'Adds a note to a lead',
          params: byId,
          body: noteRequest,
          response: { 201: leadNote, ...refusals('unauthorized', 'not_found', 'invalid') },
        },
      },
      async (request, reply) => {
        const note = await work.addNote(request.params.id, staffOf(request).email, request.body.text)
        return note ? reply.code(201).send(note) : refuse(reply, 'not_found')
      },
    )
  }
