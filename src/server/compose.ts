import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { avatarSettings } from './avatar/avatar-settings.ts'
import { openDemandProof } from './bot-check/demand-proof.ts'
import { pickBotCheck } from './bot-check/pick-bot-check.ts'
import { singleUseCodes } from './codes/codes.ts'
import type { Config } from './config.ts'
import { openConversations } from './conversations/conversation-service.ts'
import { securityHeaders } from './http/headers.ts'
import { memoryLimiter, postgresLimiter } from './http/limiters.ts'
import { newMetrics } from './http/metrics.ts'
import { signedVisitors } from './http/visitor.ts'
import { openLeads } from './leads/leads.ts'
import { openMail } from './mail/mail.ts'
import { filesForMachines } from './pages/files-for-machines.ts'
import { loadSite } from './pages/site.ts'
import { openRetention } from './retention/retention.ts'
import { channelAt } from './routing/channel.ts'
import { openRouting } from './routing/routing.ts'
import type { GeneratedSecrets } from './secrets.ts'
import type { Services } from './services.ts'
import { openSignups } from './signups/open-signups.ts'
import { openStaff } from './staff/staff.ts'
import type { Store } from './store/store.ts'
import { openTalkLearning } from './talks/learned/talk-learning.ts'
import { emailVerification } from './verification/email/email-verification.ts'
import { openPhoneVerification } from './verification/phone/phone-verification.ts'
import { pickProof } from './verification/phone/pick-proof.ts'
import { pickIdentity } from './verification/pick-identity.ts'

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
  const botCheck = pickBotCheck(config, { db: store.db, secret, log })
  const headers = securityHeaders({
    isHttps,
    roomOrigins: config.avatar.roomOrigins,
    hasRecaptcha: config.phone.enabled && config.botCheck.kind === 'recaptcha',
  })
  const limiter =
    store.dialect === 'postgres' ? await postgresLimiter(store.db, limits) : memoryLimiter(limits)
  const visitors = signedVisitors({ secret, isHttps })
  const mail = openMail({ store, ...config.mail, siteUrl: publicUrl, metrics, log })
  const codes = singleUseCodes({ secret })
  const identity = pickIdentity(config, { secret, store, codes, mail, log })
  const verification = {
    email: emailVerification({ identity, db: store.db }),
    phone: openPhoneVerification({
      ...pickProof(config, { secret, store, codes, mail, botCheck, log }),
      store,
      limiter,
      smsRules: config.phone,
      secret,
      limitsScale: config.limitsScale,
    }),
  }
  const routing = openRouting({
    store,
    mail,
    staffEmails: config.staffEmails,
    webhook: config.leadWebhook,
    channel: config.notifyUrl === undefined ? undefined : channelAt(config.notifyUrl),
    siteUrl: publicUrl,
    log,
  })
  const leads = openLeads({ routing })
  const conversations = openConversations({
    ...avatarSettings(config, secrets.studioKey),
    networkKey: createHmac('sha256', secret).update('networks of talks').digest('base64url'),
    store,
    mail,
    leads,
    rated: routing.talkRated,
    awaitsSummary: true,
    learnSoon: () => learning.wake(),
    talkOver: routing.talkOver,
    metrics,
    log,
  })
  const learning = openTalkLearning({
    db: store.db,
    llm: config.studio.llm,
    log,
    async afterLearned(trx, talkId) {
      await conversations.learned(trx, talkId)
      await routing.talkLearned(trx, talkId)
    },
    afterwards: routing.wake,
  })
  return {
    config,
    log,
    store,
    limiter,
    visitors,
    metrics,
    mail,
    codes,
    conversations,
    learning,
    routing,
    leads,
    staff: openStaff({ secret, config, store, codes, mail, limiter, log }),
    botCheck,
    demandProof: openDemandProof({ limiter, visitors, db: store.db, secret }),
    verification,
    signups: openSignups({
      store,
      conversations,
      leads,
      verification,
      isPhoneEnabled: config.phone.enabled,
      secret,
      log,
    }),
    retention: openRetention({ db: store.db, log }),
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
