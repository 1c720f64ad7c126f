import { createHmac, randomUUID } from 'node:crypto'
import { systemTiming, type Timing } from '../conversations/timing.ts'
import { type SigningUp, type SigningUpParts, signingUp } from './signing-up.ts'
import { visitorTurns } from './visitor-turns.ts'

export type Signups = { signUp: SigningUp }

type Parts = Omit<SigningUpParts, 'inTurn' | 'fingerprint' | 'timing'> & { secret: string; timing?: Timing }

export function openSignups({ secret, timing = systemTiming, ...parts }: Parts): Signups {
  const { db } = parts.store
  const key = createHmac('sha256', secret).update('signup requests').digest()
  return {
    signUp: signingUp({
      ...parts,
      timing,
      inTurn: visitorTurns({ db, instance: randomUUID(), timing }),
      fingerprint: (text) => createHmac('sha256', key).update(text).digest('base64url'),
    }),
  }
}
