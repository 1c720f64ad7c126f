import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { leadNote, noteRequest } from '../../contract/staff.ts'
import {
  leadFromTalk,
  leadMade,
  talkChoices,
  talkCounts,
  talkFilters,
  talkPage,
  talksAnswer,
  talksQuery,
} from '../../contract/staff-talks.ts'
import { refusals, refuse } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { readCursor, writeCursor } from '../store/searched-table.ts'
import { talkList } from '../talks/talk-list.ts'
import { talkPageOf } from '../talks/talk-page.ts'
import { talkWork } from '../talks/talk-work.ts'
import { audit } from './audit.ts'
import { staffOf } from './guard.ts'
import { passkeyFirst } from './passkeys/step-up.ts'
import { openTalkErasure } from './people/erase-talk.ts'

const byId = z.object({ id: z.string().max(64) })

type Parts = Pick<Services, 'store' | 'staff' | 'leads' | 'conversations'>

export const talkRoutes =
  ({ store, staff, leads, conversations }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, dialect } = store
    const { clock } = staff
    const list = talkList(db, dialect)
    const work = talkWork({ db, clock, leads })
    const erase = openTalkErasure({ store, clock, conversations })

    app.get(
      '/api/staff/talks',
      {
        schema: {
          summary: 'Talks, newest first, filtered and searched in what was said',
          querystring: talksQuery,
          response: { 200: talksAnswer, ...refusals('unauthorized', 'bad_request') },
        },
      },
      async ({ query: { cursor, limit, ...filters } }, reply) => {
        const after = cursor === undefined ? undefined : readCursor(cursor)
        if (cursor !== undefined && !after) return refuse(reply, 'bad_request')
        const { talks, next } = await list.page({ filters, limit, after })
        return { talks, next: next && writeCursor(next) }
      },
    )

    app.get(
      '/api/staff/talk-counts',
      {
        schema: {
          summary: 'How many talks match',
          querystring: talkFilters,
          response: { 200: talkCounts, ...refusals('unauthorized', 'bad_request') },
        },
      },
      async ({ query }) => ({ total: await list.total(query) }),
    )

    app.get(
      '/api/staff/talk-choices',
      {
        schema: {
          summary: 'What talks can be filtered by',
          response: { 200: talkChoices, ...refusals('unauthorized') },
        },
      },
      async () => list.choices(),
    )

    app.get(
      '/api/staff/talks/:id',
      {
        schema: {
          summary: 'All that is known of one talk, and what was said',
          params: byId,
          response: { 200: talkPage, ...refusals('unauthorized', 'not_found') },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const page = await talkPageOf(db, clock, id)
        if (!page) return refuse(reply, 'not_found')
        await audit(db, clock, { actor: staffOf(request).email, action: 'talk.viewed', subject: id })
        return page
      },
    )

    app.post(
      '/api/staff/talks/:id/notes',
      {
        schema: {
          summary: 'Adds a note to a talk',
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

    app.post(
      '/api/staff/talks/:id/lead',
      {
        schema: {
          summary: 'Makes a lead of a talk that has none',
          params: byId,
          body: leadFromTalk,
          response: {
            201: leadMade,
            ...refusals('unauthorized', 'not_found', 'talk_has_lead', 'invalid'),
          },
        },
      },
      async (request, reply) => {
        const made = await work.makeLead(request.params.id, request.body, staffOf(request).email)
        return made.ok ? reply.code(201).send({ leadId: made.leadId }) : refuse(reply, made.code)
      },
    )

    app.post(
      '/api/staff/talks/:id/erase',
      {
        onRequest: passkeyFirst(staff.passkeys.mayTakeOut),
        schema: {
          summary: 'Erases a talk and all that it left, here and at the provider',
          params: byId,
          response: {
            204: z.null(),
            ...refusals(
              'unauthorized',
              'passkey_needed',
              'passkey_missing',
              'passkeys_impossible',
              'not_found',
            ),
          },
        },
      },
      async (request, reply) => {
        const isErased = await erase(request.params.id, staffOf(request).email)
        return isErased ? reply.code(204).send(null) : refuse(reply, 'not_found')
      },
    )
  }
