import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FieldErrors } from '../../contract/errors.ts'
import { type Routing, routing as routingSchema } from '../../contract/staff-talks.ts'
import { refusals, refuse } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { staffOf } from './guard.ts'

/** Who gets which lead: the rules, read from top to bottom. */
export const routingRoutes =
  ({ staff, routing }: Pick<Services, 'staff' | 'routing'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/routing',
      {
        schema: {
          summary: 'The rules by which new leads are given to owners',
          response: { 200: routingSchema, ...refusals('unauthorized') },
        },
      },
      async () => routing.rules.read(),
    )

    app.put(
      '/api/staff/routing',
      {
        schema: {
          summary: 'Puts other rules in their place, made from a given version of them',
          body: routingSchema,
          response: { 200: routingSchema, ...refusals('unauthorized', 'routing_changed', 'invalid') },
        },
      },
      async (request, reply) => {
        const fields = faultsIn(request.body, staff.isStaff)
        if (Object.keys(fields).length > 0) return refuse(reply, 'invalid', { fields })
        const changed = await routing.rules.change(request.body, staffOf(request).email)
        if (!changed.ok) return refuse(reply, changed.code, { routing: changed.routing })
        return changed.routing
      },
    )
  }

/** What only the server can know is wrong with them, by field. */
function faultsIn({ rules }: Routing, isStaff: (email: string) => boolean): FieldErrors {
  const fields: FieldErrors = {}
  for (const [place, { id, owners }] of rules.entries()) {
    for (const [turn, owner] of owners.entries())
      if (!isStaff(owner)) fields[`rules.${place}.owners.${turn}`] = 'This is no member of staff'
    // Each rule has turns of its own, and they are counted by its id.
    if (id && rules.findIndex((other) => other.id === id) < place)
      fields[`rules.${place}.id`] = 'Another rule has this id'
  }
  return fields
}
