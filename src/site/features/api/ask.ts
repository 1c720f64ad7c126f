import { z } from 'zod'
import { type ErrorCode, errorAnswer, type FieldErrors } from '../../../contract/errors.ts'
import { fetchWithProof } from '../bot-check/fetch-with-proof.ts'

/** The server's no: its code, the sentence a visitor reads, and what else it tells. */
export type Refusal = { code: ErrorCode; message: string; fields: FieldErrors; more: Record<string, unknown> }

/** `offline`: no answer came; `unreadable`: one came that makes no sense. */
export type Trouble = 'offline' | 'unreadable'

export type Answered<T> =
  | { ok: true; value: T }
  | { ok: false; refusal: Refusal; trouble?: undefined }
  | { ok: false; refusal?: undefined; trouble: Trouble }

/** For an answer without a body. */
export const nothing = z.undefined()

export type Question = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Whether it is asked to its end though the page goes away. */
  keepalive?: boolean
}

/** The one way in which pages ask the server: every outcome is a value, and every answer is parsed. */
export async function ask<T>(
  path: string,
  answer: z.ZodType<T>,
  question: Question = {},
): Promise<Answered<T>> {
  const { body, headers, ...rest } = question
  let response: Response
  try {
    response = await fetchWithProof(path, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      ...rest,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    })
  } catch (error) {
    if (!question.signal?.aborted) console.warn('no answer came:', path, error)
    return { ok: false, trouble: 'offline' }
  }
  const said: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined)
  if (response.ok) {
    const read = answer.safeParse(said)
    return read.success ? { ok: true, value: read.data } : unreadable(path)
  }
  const refused = errorAnswer.safeParse(said)
  if (!refused.success) return unreadable(path)
  const { code, message, fields = {}, ...more } = refused.data.error
  return { ok: false, refusal: { code, message, fields, more } }
}

function unreadable(path: string) {
  console.warn('an answer that makes no sense:', path)
  return { ok: false, trouble: 'unreadable' } as const
}
