import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { BotCheckChallenge } from '../../contract/bot-check.ts'
import {
  type ErrorAnswer,
  type ErrorCode,
  errorAnswer,
  errors,
  type FieldErrors,
} from '../../contract/errors.ts'
import type { LeadSummary } from '../../contract/staff.ts'
import type { Routing } from '../../contract/staff-talks.ts'
import { isStoreOutage } from '../store/store-error.ts'

export type RefusalDetails = {
  fields?: FieldErrors
  retryAfterSeconds?: number
  /** Instead of the code's own sentence, where another says the same more closely. */
  message?: string
  /** How many conversations are active, where that is why. */
  active?: number
  /** What is to be solved first, where that is why. */
  challenge?: BotCheckChallenge
  /** How a lead stands now, where another has changed it. */
  lead?: LeadSummary
  /** The same of the rules by which leads are given away. */
  routing?: Routing
}

export const errorBody = (code: ErrorCode, details: RefusalDetails = {}): ErrorAnswer => ({
  error: { code, message: errors[code].message, ...details },
})

/** A reply of any route: its type is bound to the route's own answers, an error's is the same for all. */
type AnyReply = {
  code(status: number): unknown
  header(name: string, value: unknown): unknown
  send(payload: never): unknown
}

/**
 * Answers with an expected failure, in the one shape all failures have:
 *
 *     if (!result.ok) return refuse(reply, result.code)
 */
export function refuse(reply: AnyReply, code: ErrorCode, details: RefusalDetails = {}): FastifyReply {
  const answer = reply as FastifyReply
  answer.code(errors[code].status)
  if (details.retryAfterSeconds !== undefined) answer.header('retry-after', details.retryAfterSeconds)
  return answer.type('application/json; charset=utf-8').send(JSON.stringify(errorBody(code, details)))
}

/** The failures a route names in its `response` schema, so that they stand in the OpenAPI document. */
export const refusals = (...codes: ErrorCode[]) =>
  Object.fromEntries(codes.map((code) => [errors[code].status, errorAnswer])) as Record<
    '4xx' | '5xx',
    typeof errorAnswer
  >

const codesOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
}

/** What the schema library says where a field has no sentence of its own: no form of ours can cause it. */
const libraryWords = /^(Invalid (input|option|string)|Too (big|small)|Unrecognized key)/
const UNNAMED_FAULT = 'Please check this field'

/** Which refusal an exception on the way to a handler stands for; its own words stay here. */
export function refusalOf(error: FastifyError): { code: ErrorCode; details?: RefusalDetails } {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: FieldErrors = {}
    for (const { instancePath, message } of error.validation) {
      const field = instancePath.split('/').filter(Boolean).join('.')
      if (field && message) fields[field] ??= libraryWords.test(message) ? UNNAMED_FAULT : message
    }
    return error.validationContext === 'body'
      ? { code: 'invalid', details: { fields } }
      : { code: 'bad_request' }
  }
  const known = codesOfFastify[error.code]
  if (known) return { code: known }
  if (isStoreOutage(error)) return { code: 'not_ready', details: { retryAfterSeconds: 5 } }
  const status = error.statusCode ?? 500
  return { code: status >= 400 && status < 500 ? 'bad_request' : 'internal' }
}

/** A route's `errorHandler`, where the error catalogue has a sentence of its own for trouble on our side. */
export const troubleAs =
  (own: ErrorCode) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { code, details } = refusalOf(error)
    if (errors[code].status < 500) return refuse(reply, code, details)
    request.log.error({ err: error }, 'request failed')
    // An outage stays one for whoever watches statuses and waits as told.
    if (code === 'not_ready') return refuse(reply, code, { ...details, message: errors[own].message })
    return refuse(reply, own)
  }

export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { code, details } = refusalOf(error)
    if (errors[code].status >= 500) request.log.error({ err: error }, 'request failed')
    return refuse(reply, code, details)
  })
}
