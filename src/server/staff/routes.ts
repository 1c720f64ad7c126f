import type { FastifyPluginAsync } from 'fastify'
import type { Services } from '../services.ts'
import { auditRoutes } from './audit-routes.ts'
import { staffConversationRoutes } from './conversation-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { figuresRoutes } from './figures-routes.ts'
import { leadRoutes } from './lead-routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { routingRoutes } from './routing-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { talkFiguresRoutes } from './talk-figures-routes.ts'
import { talkRoutes } from './talk-routes.ts'
import { unansweredRoutes } from './unanswered-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

/** The desk. `guard.ts` stands before all of it. */
export const staffRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.register(sessionRoutes(services))
    app.register(passkeyRoutes(services))
    app.register(leadRoutes(services))
    app.register(exportRoutes(services))
    app.register(figuresRoutes(services))
    app.register(talkRoutes(services))
    app.register(unansweredRoutes(services))
    app.register(talkFiguresRoutes(services))
    app.register(peopleRoutes(services))
    app.register(staffConversationRoutes(services))
    app.register(auditRoutes(services))
    app.register(routingRoutes(services))
    app.register(webhookRoutes(services))
  }
