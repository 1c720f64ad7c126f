import { conversationalContext, conversationName, greeting } from '../../content/briefing.ts'
import type { Config } from '../config.ts'
import type { ConversationParts } from '../conversations/conversation-service.ts'

export type AvatarSettings = Pick<
  ConversationParts,
  'provider' | 'script' | 'settings' | 'siteUrl' | 'salesEmail'
>

/** The provider that was configured, or the embedded studio: the same contract either way. */
export function avatarSettings(config: Config, studioKey: string): AvatarSettings {
  const { avatar, studio, http, mail } = config
  return {
    provider: {
      url: avatar.apiUrl ?? `http://127.0.0.1:${studio.port}`,
      key: avatar.apiKey ?? studioKey,
      roomOrigins: avatar.roomOrigins,
    },
    script: {
      replicaId: avatar.replicaId ?? 'studio',
      personaId: avatar.personaId ?? 'studio',
      name: conversationName,
      greeting,
      context: conversationalContext,
      callbackBase: `${http.publicUrl}/api/callbacks/avatar`,
      maxCallSeconds: avatar.maxMinutes * 60,
    },
    siteUrl: http.publicUrl,
    salesEmail: mail.salesEmail,
    settings: {
      cleanup: avatar.cleanup,
      allowed: avatar.startsAllowed,
      perDay: avatar.startsPerDay,
      limitsScale: config.limitsScale,
    },
  }
}
