import { emailField } from '../../../contract/fields.ts'
import { otpField, phoneField } from '../../../contract/phone.ts'
import { submitBlockedSentences } from '../../../contract/signup-sentences.ts'
import { nameField, type SignupRequest, type VerificationMethod } from '../../../contract/signups.ts'
import { type EmailState as EmailProofState, isEnoughToSubmit } from '../../../contract/verification.ts'

/** The proof the server knows of, and the two moments in which it is being asked. */
export type EmailState =
  | EmailProofState
  | 'sending'
  /** The code of a mailed link is with the server. */
  | 'confirming'

export type ProvenPhone = { phone: string; countryCode: string; countryName: string; isVerified: boolean }

export type FieldName = 'name' | 'email' | 'phone'
export type ConsultErrors = { readonly [field in FieldName]?: string }

type Form = {
  name: string
  email: string
  method: VerificationMethod
  emailState: EmailState
  phone: ProvenPhone
}

type Rule = { safeParse(value: string): { success: boolean; error?: { issues: { message: string }[] } } }

/** The first sentence a value deserves, if any. */
const complaint = (rule: Rule, value: string) => rule.safeParse(value).error?.issues[0]?.message

export const isValidEmail = (email: string) => complaint(emailField, email) === undefined
export const isValidPhone = (phone: string) => complaint(phoneField, phone) === undefined
export const checkOtp = (code: string) => complaint(otpField, code)

export const sameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

export const isProvenByEmail = (state: EmailState) =>
  state !== 'sending' && state !== 'confirming' && isEnoughToSubmit(state)

/** Send Verification Email is shut while sending or while the field is empty (promise 39). */
export const canSendMail = ({ email, emailState }: Pick<Form, 'email' | 'emailState'>) =>
  emailState !== 'sending' && email.trim() !== ''

export const isProven = ({ method, emailState, phone }: Pick<Form, 'method' | 'emailState' | 'phone'>) =>
  method === 'phone' ? phone.isVerified : isProvenByEmail(emailState)

/**
 * What Submit asks of the form. Its button is shut until the address or number is proven, so the two sentences on
 * that are heard only where the rule is asked without it.
 */
export function checkForm(
  form: Form,
): { ok: true; request: SignupRequest } | { ok: false; message: string; errors: ConsultErrors } {
  const { name, email, method, phone } = form
  if (!isProven(form))
    return {
      ok: false,
      message:
        method === 'phone'
          ? submitBlockedSentences.phone_unverified
          : submitBlockedSentences.email_unverified,
      errors: {},
    }
  const isByPhone = method === 'phone'
  const errors: ConsultErrors = {
    ...stated('name', complaint(nameField, name)),
    ...stated('email', complaint(emailField, email)),
    ...(isByPhone && stated('phone', complaint(phoneField, phone.phone))),
  }
  if (Object.keys(errors).length > 0) return { ok: false, message: submitBlockedSentences.invalid, errors }
  return {
    ok: true,
    request: {
      name: name.trim(),
      email: email.trim(),
      verificationMethod: method,
      phone: isByPhone ? phone.phone : '',
      countryCode: isByPhone ? phone.countryCode : '',
      countryName: isByPhone ? phone.countryName : '',
    },
  }
}

const stated = (field: FieldName, message: string | undefined): ConsultErrors =>
  message === undefined ? {} : { [field]: message }
