import { LONG_TOAST_DURATION_MS } from '../../../contract/interface.ts'
import { paths } from '../../../contract/paths.ts'
import { savingSentences } from '../../../contract/signup-sentences.ts'
import { IDEMPOTENCY_KEY_HEADER, signupAnswer } from '../../../contract/signups.ts'
import { refusalsToContact } from '../../../contract/start-sentences.ts'
import {
  confirmEmailAnswer,
  emailStatusAnswer,
  openedLinkAnswer,
  sendEmailAnswer,
} from '../../../contract/verification.ts'
import {
  emailSendSentence,
  emailSendSentences,
  isLinkFailure,
  linkSentences,
} from '../../../contract/verification-sentences.ts'
import { ask, type Refusal } from '../api/ask.ts'
import type { Attempt, ConsultPorts, Failure } from './consult-machine.ts'
import type { FieldName } from './consult-rules.ts'

const emailApi = '/api/verification/email'

/** What the consult form asks of the server. Every failure comes back as the sentence a visitor reads. */
export const consultApi = {
  async sendMail(to) {
    const answered = await ask(emailApi, sendEmailAnswer, { body: to })
    if (answered.ok) return { ok: true, state: answered.value.state }
    const { refusal, trouble } = answered
    if (refusal?.code === 'invalid' && refusal.fields.email)
      return { ok: false, message: refusal.fields.email }
    if (refusal?.code === 'proof_required') return { ok: false, message: refusal.message }
    // A request that got no answer is the network's; an answer that makes no sense is not.
    return {
      ok: false,
      message: emailSendSentence(trouble === 'offline' ? undefined : (refusal?.code ?? trouble)),
    }
  },

  async readProof() {
    const answered = await ask(emailApi, emailStatusAnswer)
    return answered.ok ? answered.value : null
  },

  async openLink(oobCode) {
    const answered = await ask(`${emailApi}/link`, openedLinkAnswer, { body: { oobCode } })
    if (answered.ok) {
      const opened = answered.value
      return { ok: true, pressFor: opened.state === 'press_needed' ? opened.email : null }
    }
    const { refusal } = answered
    if (!refusal) return { ok: false, message: emailSendSentences.network_request_failed }
    // No code of ours looks like this one, which applying it says.
    return refusal.code === 'invalid' ? { ok: true, pressFor: null } : { ok: false, message: refusal.message }
  },

  async confirm(oobCode) {
    const answered = await ask(`${emailApi}/confirm`, confirmEmailAnswer, { body: { oobCode } })
    if (answered.ok) return { ok: true, ...answered.value }
    const { refusal } = answered
    if (!refusal) return { ok: false, message: emailSendSentences.network_request_failed, isFinal: false }
    // No code of ours looks like this one.
    if (refusal.code === 'invalid') return { ok: false, message: linkSentences.link_invalid, isFinal: true }
    return { ok: false, message: refusal.message, isFinal: isLinkFailure(refusal.code) }
  },

  async signUp({ key, body }: Attempt) {
    const headers = { [IDEMPOTENCY_KEY_HEADER]: key }
    const answered = await ask('/api/signups', signupAnswer, { body: JSON.parse(body), headers })
    if (answered.ok) {
      const { conversation_id, conversation_url } = answered.value
      return { ok: true, conversation: { id: conversation_id, url: conversation_url } }
    }
    const { refusal } = answered
    return {
      ok: false,
      failure: refusal ? failureOf(refusal) : { message: savingSentences.signup_failed },
    }
  },
} satisfies Pick<ConsultPorts, 'sendMail' | 'readProof' | 'openLink' | 'confirm' | 'signUp'>

const fieldNames: readonly FieldName[] = ['name', 'email', 'phone']

function failureOf({ code, message, fields }: Refusal): Failure {
  const errors = Object.fromEntries(
    fieldNames.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  )
  return {
    message: code === 'internal' ? savingSentences.signup_failed : message,
    ...(Object.keys(errors).length > 0 && { errors }),
    ...(code === 'email_unverified' && { unproven: 'email' }),
    ...(code === 'phone_unverified' && { unproven: 'phone' }),
    ...(code === 'key_reused' && { isKeySpent: true }),
    ...(code === 'capacity_reached' && { durationMs: LONG_TOAST_DURATION_MS }),
    ...(refusalsToContact.has(code) && { link: { to: paths.contact, label: 'Open the contact form' } }),
  }
}
