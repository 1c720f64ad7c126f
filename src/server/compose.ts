import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { conversationalContext, conversationName, greeting } from '../content/briefing.ts'
import type { Config } from './config.ts'
import { openConversations } from './conversations/conversation-service.ts'
import { securityHeaders } from './http/headers.ts'
import { memoryLimiter, postgresLimiter } from './http/limiters.ts'
import { newMetrics } from './http/metrics.ts'
import { signedVisitors } from './http/visitor.ts'
import { filesForMachines } from './pages/found.ts'
import { loadSite } from './pages/site.ts'
import type { GeneratedSecrets } from './secrets.ts'
import type { Services } from './services.ts'
import type { Store } from './store/store.ts'

type Parts = {
  config: Config
  secrets: GeneratedSecrets
  store: Store
  log: Logger
  /** Where the built site is. */
  siteFolder: string
}

/** The only place that picks adapters: everything behind it knows ports, not products. */
export async function compose({ config, secrets, store, log, siteFolder }: Parts): Promise<Services> {
  const secret = config.sessionSecret ?? secrets.session
  const { isHttps, publicUrl } = config.http
  const limits = {
    scale: config.limitsScale,
    hashKey: createHmac('sha256', secret).update('rate limits').digest('base64url'),
    log,
  }
  const metrics = newMetrics()
  const headers = securityHeaders({ isHttps, roomOrigins: config.avatar.roomOrigins })
  return {
    config,
    log,
    store,
    limiter: store.dialect === 'postgres' ? await postgresLimiter(store.db, limits) : memoryLimiter(limits),
    visitors: signedVisitors({ secret, isHttps }),
    metrics,
    conversations: openConversations({ ...avatarOf(config, secrets), store, metrics, log }),
    headers,
    site: await loadSite({
      folder: siteFolder,
      publicUrl,
      headers,
      madeFiles: filesForMachines(publicUrl, new Date()),
    }),
    lifecycle: { stopping: false },
  }
}

/** The provider that was configured, or the embedded studio: the same contract either way. */
function avatarOf({ avatar, studio, http }: Config, secrets: GeneratedSecrets) {
  return {
    provider: {
      url: avatar.apiUrl ?? `http://127.0.0.1:${studio.port}`,
      key: avatar.apiKey ?? secrets.studioKey,
      roomOrigins: avatar.roomOrigins,
    },
    script: {
      replicaId: avatar.replicaId ?? 'studio',
      personaId: avatar.personaId ?? 'studio',
      name: conversationName,
      greeting,
      context: conversationalContext,
      callbackBase: `${http.publicUrl}/api/callbacks/avatar`,
    },
    settings: { cleanup: avatar.cleanup, allowed: avatar.startsAllowed, perDay: avatar.startsPerDay },
  }
}
