import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditAnswer, auditQuery } from '../../contract/staff.ts'
import { refusals, refuse } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { type Position, position } from '../store/table.ts'
import { entryOf, listAudit } from './audit.ts'

const writePosition = (at: Position) => Buffer.from(JSON.stringify(at)).toString('base64url')
function readPosition(text: string): Position | undefined {
  try {
    return position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return undefined
  }
}

export const auditRoutes =
  ({ store }: Pick<Services, 'store'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/audit',
      {
        schema: {
          summary: 'Who of the staff did what, newest first',
          querystring: auditQuery,
          response: { 200: auditAnswer, ...refusals('unauthorized', 'bad_request') },
        },
      },
      async ({ query: { cursor, ...query } }, reply) => {
        const after = cursor === undefined ? undefined : readPosition(cursor)
        if (cursor !== undefined && !after) return refuse(reply, 'bad_request')
        const { items, next } = await listAudit(store.db, { ...query, after })
        return { entries: items.map(entryOf), next: next && writePosition(next) }
      },
    )
  }
