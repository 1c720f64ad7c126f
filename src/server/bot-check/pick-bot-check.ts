import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../store/database.ts'
import type { BotCheck } from './bot-check.ts'
import { proofOfWork } from './proof-of-work.ts'
import { recaptcha } from './recaptcha.ts'

type Parts = { db: Kysely<Database>; secret: string; log: Pick<Logger, 'warn'> }

/** What stands before a text message. Starts and letters have `demand-proof.ts`, whatever is picked here. */
export const pickBotCheck = ({ botCheck }: Pick<Config, 'botCheck'>, { db, secret, log }: Parts): BotCheck =>
  botCheck.kind === 'recaptcha'
    ? recaptcha({ secret: botCheck.secret, log })
    : proofOfWork({ db, secret, purpose: 'text-message' })
