import type { z } from 'zod'
import type { FieldErrors } from '../../../contract/errors.ts'
import { IDEMPOTENCY_KEY_HEADER } from '../../../contract/signups.ts'
import { ask } from '../api/ask.ts'
import { firstTouch } from '../attribution/first-touch.ts'

export type Sent<Answer = unknown> =
  | { ok: true; answer: Answer }
  | { ok: false; fields: FieldErrors; message: string }

const CHECK_FIELDS = 'Please fix the errors in the form'
const NOT_SENT = 'That could not be sent. Please check your connection and try again.'

type Form<Answer> = {
  path: string
  request: z.ZodType
  answer: z.ZodType<Answer>
  values: Record<string, string>
  /** The same for a press that is repeated because its answer was lost. */
  key: string | undefined
}

/**
 * Checks a form by the rule the server uses and sends it, with what led here. Nothing typed is lost: every failure
 * comes back as sentences, and the form stays as it is.
 */
export async function sendForm<Answer>(form: Form<Answer>): Promise<Sent<Answer>> {
  const values = { ...form.values, attribution: firstTouch() }
  const checked = form.request.safeParse(values)
  if (!checked.success)
    return { ok: false, fields: firstPerField(checked.error.issues), message: CHECK_FIELDS }
  const headers: Record<string, string> = form.key === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: form.key }
  const answered = await ask(form.path, form.answer, { body: values, headers })
  if (answered.ok) return { ok: true, answer: answered.value }
  const { fields = {}, message = NOT_SENT } = answered.refusal ?? {}
  return { ok: false, fields, message }
}

/** A field that breaks two rules says the first. */
function firstPerField(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const { path, message } of issues) fields[path.join('.')] ??= message
  return fields
}
