import type { z } from 'zod'
import { errorAnswer, type FieldErrors } from '../../../contract/errors.ts'

export type Sent = { ok: true } | { ok: false; fields: FieldErrors; message: string }

const CHECK_FIELDS = 'Please fix the errors in the form'
const NOT_SENT = 'That could not be sent. Please check your connection and try again.'

/**
 * Checks a form by the rule the server uses and sends it. Nothing typed is lost: every failure comes back as
 * sentences, and the form stays as it is.
 */
export async function sendForm(path: string, schema: z.ZodType, values: unknown): Promise<Sent> {
  const checked = schema.safeParse(values)
  if (!checked.success)
    return { ok: false, fields: firstPerField(checked.error.issues), message: CHECK_FIELDS }
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
    })
    if (response.ok) return { ok: true }
    const { error } = errorAnswer.parse(await response.json())
    return { ok: false, fields: error.fields ?? {}, message: error.message }
  } catch (error) {
    console.warn('the form was not sent', error)
    return { ok: false, fields: {}, message: NOT_SENT }
  }
}

/** A field that breaks two rules says the first. */
function firstPerField(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const { path, message } of issues) fields[path.join('.')] ??= message
  return fields
}
