import type { CheckedSignup } from '../../contract/signups.ts'
import type { NewSignup } from './signups-table.ts'
import { type Proofs, type SubmitBlock, submitBlockedBy } from './submit-rule.ts'

export type CheckingParts = {
  proofOf: {
    email(visitor: string, email: string): Promise<Proofs['email']>
    phone(visitor: string, phone: string): Promise<Proofs['phone']>
  }
  /** The number in E.164, or `undefined` where it is none of that country. */
  toE164(phone: string, countryCode: string): string | undefined
  countryName(code: string): string
  isPhoneEnabled: boolean
}

/** All of a signup but the conversation that it will have. */
export type ProvenFields = Omit<NewSignup, 'avatarConversationId' | 'avatarConversationUrl'>

export type Checked =
  | { ok: true; fields: ProvenFields }
  | { ok: false; code: SubmitBlock | 'phone_invalid' | 'phone_unavailable' }

/** What is to be saved, its flags from what the server knows; or why this visitor may not submit it. */
export const signupCheck =
  ({ proofOf, toE164, countryName, isPhoneEnabled }: CheckingParts) =>
  async (visitor: string, signup: CheckedSignup): Promise<Checked> => {
    const { name, email, countryCode, verificationMethod } = signup
    const isByPhone = verificationMethod === 'phone'
    if (isByPhone && !isPhoneEnabled) return { ok: false, code: 'phone_unavailable' }
    const phone = isByPhone ? toE164(signup.phone, countryCode) : ''
    if (phone === undefined) return { ok: false, code: 'phone_invalid' }
    const known: Proofs = {
      email: await proofOf.email(visitor, email),
      phone: isByPhone ? await proofOf.phone(visitor, phone) : { isVerified: false },
    }
    const code = submitBlockedBy(verificationMethod, known)
    if (code) return { ok: false, code }
    return {
      ok: true,
      fields: {
        name,
        email,
        phone,
        countryCode,
        countryName: isByPhone ? countryName(countryCode) : '',
        verificationMethod,
        isPhoneVerified: known.phone.isVerified,
        isEmailVerified: known.email.isVerified,
      },
    }
  }
