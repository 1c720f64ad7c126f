import type { VerificationMethod } from '../../contract/signups.ts'
import { type EmailState, isEnoughToSubmit } from '../../contract/verification.ts'

/** What the server knows of an address and a number; the request has no say in it. */
export type Proofs = {
  email: { state: EmailState; isVerified: boolean }
  phone: { isVerified: boolean }
}

export type SubmitBlock = 'email_unverified' | 'phone_unverified'

/**
 * Why this visitor may not submit yet, if so. An address with an account from an earlier visit is enough, proven or
 * not (promise 36); the record then says which.
 */
export function submitBlockedBy(
  method: VerificationMethod,
  { email, phone }: Proofs,
): SubmitBlock | undefined {
  switch (method) {
    case 'email':
      return isEnoughToSubmit(email.state) ? undefined : 'email_unverified'
    case 'phone':
      return phone.isVerified ? undefined : 'phone_unverified'
  }
}
