import type { Logger } from 'pino'
import type { BotCheck } from '../../bot-check/bot-check.ts'
import type { Codes } from '../../codes/codes.ts'
import type { Config } from '../../config.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Store } from '../../store/store.ts'
import { firebaseProof } from './firebase-proof.ts'
import { numberHash } from './number-hash.ts'
import { ownProof } from './own-proof.ts'
import type { PhoneProof } from './phone-proof.ts'
import { pickSms } from './pick-sms.ts'

type Parts = { secret: string; store: Store; codes: Codes; mail: Mail; botCheck: BotCheck; log: Logger }

/** Firebase looks at the token itself, and each serves once: here it only has to be there. */
const checkedByFirebase: BotCheck = {
  verify: async (token) => (token ? { ok: true } : { ok: false, code: 'missing' }),
}

/** By IDENTITY: our own codes, or Firebase's; and who asks whether a person is asking. */
export function pickProof(config: Config, parts: Parts): { proof: PhoneProof; botCheck: BotCheck } {
  const { identity, botCheck } = config
  const { secret, store, log } = parts
  if (identity.kind === 'embedded')
    return { proof: ownProof({ ...parts, sms: pickSms(config, parts) }), botCheck: parts.botCheck }
  const { authUrl: url, apiKey: key } = identity
  return {
    proof: firebaseProof({ url, key, log, secret, store, hashOf: numberHash(secret) }),
    botCheck: botCheck.kind === 'recaptcha' ? checkedByFirebase : parts.botCheck,
  }
}
