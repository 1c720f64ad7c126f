import type { EmailSendFailure, LinkFailure } from '../../../contract/verification-sentences.ts'
import type { AccountFailure, Failed } from '../identity.ts'
import type { ToolkitFailure } from './toolkit-call.ts'

/** The codes of promise 45, one to one, by what the toolkit says. What stands nowhere here is `send_failed`. */
const sending: Readonly<Record<string, EmailSendFailure>> = {
  INVALID_EMAIL: 'invalid_email',
  MISSING_EMAIL: 'invalid_email',
  INVALID_IDENTIFIER: 'invalid_email',
  INVALID_RECIPIENT_EMAIL: 'invalid_email',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_many_requests',
  QUOTA_EXCEEDED: 'too_many_requests',
  RESET_PASSWORD_EXCEED_LIMIT: 'too_many_requests',
  RESOURCE_EXHAUSTED: 'too_many_requests',
  HTTP_429: 'too_many_requests',
  WEAK_PASSWORD: 'weak_password',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'weak_password',
  INTERNAL_ERROR: 'internal_error',
}

/** The account was deleted, disabled, or its tokens revoked: we can no longer speak for it. */
const gone = new Set([
  'USER_NOT_FOUND',
  'USER_DISABLED',
  'INVALID_ID_TOKEN',
  'TOKEN_EXPIRED',
  'INVALID_REFRESH_TOKEN',
  'INVALID_GRANT_TYPE',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
])

const links: Readonly<Record<string, LinkFailure>> = {
  INVALID_OOB_CODE: 'link_invalid',
  MISSING_OOB_CODE: 'link_invalid',
  USER_NOT_FOUND: 'link_invalid',
  EMAIL_NOT_FOUND: 'link_invalid',
  USER_DISABLED: 'link_invalid',
  EXPIRED_OOB_CODE: 'link_expired',
}

export function sendFailure({ kind, code }: ToolkitFailure): Failed<EmailSendFailure> {
  if (kind === 'unreachable') return { ok: false, code: 'network_request_failed' }
  if (kind === 'broken') return { ok: false, code: 'internal_error' }
  return { ok: false, code: sending[code] ?? 'send_failed' }
}

export const registerFailure = (failure: ToolkitFailure): Failed<EmailSendFailure | 'email_exists'> =>
  failure.code === 'EMAIL_EXISTS' ? { ok: false, code: 'email_exists' } : sendFailure(failure)

export const accountFailure = (failure: ToolkitFailure): Failed<AccountFailure> =>
  gone.has(failure.code) ? { ok: false, code: 'account_gone' } : sendFailure(failure)

export function linkFailure(failure: ToolkitFailure): Failed<LinkFailure | EmailSendFailure> {
  const code = links[failure.code]
  return code ? { ok: false, code } : sendFailure(failure)
}
