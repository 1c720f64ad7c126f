import { createHmac, randomUUID } from 'node:crypto'
import { systemTiming, type Timing } from '../timing/timing.ts'
import { countryName, toE164 } from '../verification/phone/number.ts'
import { type SigningUp, type SigningUpParts, signingUp } from './signing-up.ts'
import { signupLocks } from './signup-locks.ts'
import type { Proofs } from './submit-rule.ts'

export type Signups = { signUp: SigningUp }

type Parts = Pick<SigningUpParts, 'store' | 'conversations' | 'leads' | 'log'> & {
  verification: {
    email: { proofOf(visitor: string, email: string): Promise<Proofs['email']> }
    phone: { proofOf(visitor: string, phone: string): Promise<Proofs['phone']> }
  }
  /** While it is off, a signup by phone is refused even to who proved a number when it was on. */
  isPhoneEnabled: boolean
  secret: string
  timing?: Timing
}

export function openSignups({
  verification,
  isPhoneEnabled,
  secret,
  timing = systemTiming,
  ...parts
}: Parts) {
  const { db } = parts.store
  const key = createHmac('sha256', secret).update('signup requests').digest()
  const signUp = signingUp({
    ...parts,
    proofOf: { email: verification.email.proofOf, phone: verification.phone.proofOf },
    isPhoneEnabled,
    toE164,
    countryName,
    timing,
    withLock: signupLocks({ db, instance: randomUUID(), timing }),
    fingerprint: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  })
  return { signUp } satisfies Signups
}
