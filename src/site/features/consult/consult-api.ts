import { type ErrorCode, errorAnswer } from '../../../contract/errors.ts'
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
import { sendWithProof } from '../bot-check/send-with-proof.ts'
import type { Attempt, ConsultPorts, Failure } from './consult-machine.ts'
import type { FieldName } from './consult-rules.ts'

const emailApi = '/api/verification/email'

type Answer = { status: number; body: unknown }
type Refusal = { code: ErrorCode; message: string; fields?: Record<string, string> | undefined }

export async function post(
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await sendWithProof(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })
  return { status: response.status, body: await response.json() }
}

export const isRefused = ({ status }: Answer) => status >= 400
export const refusalOf = ({ body }: Answer): Refusal => errorAnswer.parse(body).error

/** What the consult form asks of the server. Every failure comes back as the sentence a visitor reads. */
export const consultApi = {
  async sendMail(to) {
    let code: string | undefined
    try {
      const answer = await post(emailApi, JSON.stringify(to))
      if (!isRefused(answer)) return { ok: true, state: sendEmailAnswer.parse(answer.body).state }
      const refusal = refusalOf(answer)
      if (refusal.code === 'invalid' && refusal.fields?.email)
        return { ok: false, message: refusal.fields.email }
      if (refusal.code === 'proof_required') return { ok: false, message: refusal.message }
      code = refusal.code
    } catch (error) {
      // A request that got no answer is the network's; an answer that makes no sense is not.
      if (!(error instanceof TypeError)) code = 'unreadable'
      console.warn('the verification mail was not sent', error)
    }
    return { ok: false, message: emailSendSentence(code) }
  },

  async readStanding() {
    try {
      const response = await fetch(emailApi)
      return response.ok ? emailStatusAnswer.parse(await response.json()) : null
    } catch (error) {
      console.warn('the verification status could not be read', error)
      return null
    }
  },

  async openLink(oobCode) {
    try {
      const answer = await post(`${emailApi}/link`, JSON.stringify({ oobCode }))
      if (!isRefused(answer)) {
        const opened = openedLinkAnswer.parse(answer.body)
        return { ok: true, pressFor: opened.state === 'press_needed' ? opened.email : null }
      }
      const { code, message } = refusalOf(answer)
      // No code of ours looks like this one, which applying it says.
      return code === 'invalid' ? { ok: true, pressFor: null } : { ok: false, message }
    } catch (error) {
      console.warn('the link could not be checked', error)
      return { ok: false, message: emailSendSentences.network_request_failed }
    }
  },

  async confirm(oobCode) {
    try {
      const answer = await post(`${emailApi}/confirm`, JSON.stringify({ oobCode }))
      if (!isRefused(answer)) return { ok: true, ...confirmEmailAnswer.parse(answer.body) }
      const { code, message } = refusalOf(answer)
      // No code of ours looks like this one.
      if (code === 'invalid') return { ok: false, message: linkSentences.link_invalid, isFinal: true }
      return { ok: false, message, isFinal: isLinkFailure(code) }
    } catch (error) {
      console.warn('the link could not be checked', error)
      return { ok: false, message: emailSendSentences.network_request_failed, isFinal: false }
    }
  },

  async signUp({ key, body }: Attempt) {
    try {
      const answer = await post('/api/signups', body, { [IDEMPOTENCY_KEY_HEADER]: key })
      if (isRefused(answer)) return { ok: false, failure: readFailure(refusalOf(answer)) }
      const { conversation_id, conversation_url } = signupAnswer.parse(answer.body)
      return { ok: true, conversation: { id: conversation_id, url: conversation_url } }
    } catch (error) {
      console.warn('the signup was not sent', error)
      return { ok: false, failure: { message: savingSentences.signup_failed } }
    }
  },
} satisfies Pick<ConsultPorts, 'sendMail' | 'readStanding' | 'openLink' | 'confirm' | 'signUp'>

const fieldNames: readonly FieldName[] = ['name', 'email', 'phone']

function readFailure({ code, message, fields = {} }: Refusal): Failure {
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
    ...(refusalsToContact.has(code) && { wayOn: { to: paths.contact, label: 'Open the contact form' } }),
  }
}
