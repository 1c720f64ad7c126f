import type { FastifyPluginAsync } from 'fastify'
import type { Services } from '../services.ts'

/** Letters go out while the server listens. */
export const mailRoutes =
  ({ mail }: Pick<Services, 'mail'>): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onListen', async () => mail.start())
    app.addHook('onClose', () => mail.close())
  }
