import { createHmac, randomUUID } from 'node:crypto'
import { systemTiming, type Timing } from '../timing/timing.ts'
import { countryName, toE164 } from '../verification/phone/number.ts'
import { type SigningUp, type SigningUpParts, signingUp } from './signing-up.ts'
import type { Standing } from './standing.ts'
import { visitorTurns } from './visitor-turns.ts'

export type Signups = { signUp: SigningUp }

type Parts = Pick<SigningUpParts, 'store' | 'conversations' | 'leads' | 'log'> & {
  verification: {
    email: { standing(visitor: string, email: string): Promise<Standing['email']> }
    phone: { standing(visitor: string, phone: string): Promise<Standing['phone']> }
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
    standing: { email: verification.email.standing, phone: verification.phone.standing },
    isPhoneEnabled,
    toE164,
    countryName,
    timing,
    inTurn: visitorTurns({ db, instance: randomUUID(), timing }),
    fingerprint: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  })
  return { signUp } satisfies Signups
}
