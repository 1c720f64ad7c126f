import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { BotCheck } from './bot-check/bot-check.ts'
import type { DemandProof } from './bot-check/demand-proof.ts'
import type { Codes } from './codes/codes.ts'
import type { Config } from './config.ts'
import type { Conversations } from './conversations/conversation-service.ts'
import type { SecurityHeaders } from './http/headers.ts'
import type { Limiter } from './http/limits.ts'
import type { Visitors } from './http/visitor.ts'
import type { Leads } from './leads/leads.ts'
import type { Mail } from './mail/mail.ts'
import type { Site } from './pages/site.ts'
import type { Retention } from './retention/retention.ts'
import type { Routing } from './routing/routing.ts'
import type { Signups } from './signups/open-signups.ts'
import type { Staff } from './staff/staff.ts'
import type { Store } from './store/store.ts'
import type { openTalkLearning } from './talks/learned/talk-learning.ts'
import type { EmailVerification } from './verification/email/email-verification.ts'
import type { PhoneVerification } from './verification/phone/phone-verification.ts'

/** What routes are given to work with. `compose.ts` picks the parts; a test may hand in others. */
export type Services = {
  config: Config
  log: Logger
  store: Store
  limiter: Limiter
  visitors: Visitors
  metrics: Registry
  mail: Mail
  codes: Codes
  conversations: Conversations
  /** Draws from what was said what it tells of who talked. */
  learning: ReturnType<typeof openTalkLearning>
  /** Who gets which lead, and who is told of what. */
  routing: Routing
  leads: Leads
  staff: Staff
  signups: Signups
  botCheck: BotCheck
  demandProof: DemandProof
  /** What the server knows of a visitor's number and address, and how it comes to know it. */
  verification: { email: EmailVerification; phone: PhoneVerification }
  /** What is too old to be kept goes by itself while the server listens. */
  retention: Retention
  headers: SecurityHeaders
  site: Site
  /** True from the stop signal on: what is in flight is finished, load balancers are told to look elsewhere. */
  lifecycle: { stopping: boolean }
}
