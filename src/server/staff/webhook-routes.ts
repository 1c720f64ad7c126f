import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { webhookStatus, webhookTest } from '../../contract/staff.ts'
import { refusals, refuse } from '../http/errors.ts'
import { noticeSummary } from '../routing/notices-table.ts'
import type { Services } from '../services.ts'
import { audit } from './audit.ts'
import { staffOf } from './guard.ts'

type Parts = Pick<Services, 'store' | 'staff' | 'routing' | 'config'>

/** Notices go out while the server listens. */
export const webhookRoutes =
  ({ store, staff, routing, config }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onListen', async () => routing.start())
    app.addHook('onClose', () => routing.close())
    const { leadWebhook } = config

    app.get(
      '/api/staff/webhook',
      {
        schema: {
          summary: 'How the notices to the webhook fare',
          response: { 200: webhookStatus, ...refusals('unauthorized') },
        },
      },
      async () => ({
        isOn: leadWebhook !== undefined,
        host: leadWebhook ? new URL(leadWebhook.url).host : null,
        ...(await noticeSummary(store.db)),
      }),
    )

    app.post(
      '/api/staff/webhook/test',
      {
        schema: {
          summary: 'Sends a made-up notice and says how it fared',
          response: { 200: webhookTest, ...refusals('unauthorized', 'webhook_off') },
        },
      },
      async (request, reply) => {
        const fared = await routing.notices.testWebhook()
        if (!fared) return refuse(reply, 'webhook_off')
        await audit(store.db, staff.clock, {
          actor: staffOf(request).email,
          action: 'webhook.tested',
          detail: { outcome: fared.problem ?? 'delivered' },
        })
        return fared
      },
    )
  }
