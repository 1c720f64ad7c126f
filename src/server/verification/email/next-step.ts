import type { EmailState } from '../../../contract/verification.ts'
import type { EmailVerificationRow } from './email-records.ts'

export type Step =
  /** Proved already: no mail is needed. */
  | { step: 'nothing' }
  /** This visitor may speak for the account and has not proved the address yet. */
  | { step: 'resend'; state: EmailState; account: string }
  /** Make the account; where the address has one already, it is from an earlier visit. */
  | { step: 'register' }

/**
 * What Send Verification Email means, by what this visitor has done with that address before. An earlier visit is
 * another visitor's: in another browser, or in this one after its cookie ran out. As long as we know the visitor,
 * asking again is a resend, because "send a new mail" is what an expired link offers.
 */
export function nextStep(own: Pick<EmailVerificationRow, 'state' | 'account'> | undefined): Step {
  if (own?.state === 'verified') return { step: 'nothing' }
  return own?.account ? { step: 'resend', state: own.state, account: own.account } : { step: 'register' }
}
