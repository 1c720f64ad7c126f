import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type BrowserConfig, browserConfig } from '../../contract/config.ts'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'

/** Named one by one, so that nothing reaches the browser only because it stands in the configuration. */
const forBrowser = ({ phone, avatar, botCheck }: Config): BrowserConfig => ({
  phoneVerification: phone.enabled,
  roomOrigins: avatar.roomOrigins,
  roomSaysReady: avatar.apiUrl === undefined,
  botCheck:
    botCheck.kind === 'recaptcha' ? { kind: 'recaptcha', siteKey: botCheck.siteKey } : { kind: 'embedded' },
})

export const browserConfigRoutes =
  ({ config }: Pick<Services, 'config'>): FastifyPluginAsyncZod =>
  async (app) => {
    const answer = forBrowser(config)
    app.get(
      '/api/config',
      {
        schema: {
          summary: 'What the browser may know of the configuration',
          response: { 200: browserConfig },
        },
      },
      async () => answer,
    )
  }
