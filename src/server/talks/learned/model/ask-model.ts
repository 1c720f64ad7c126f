import { z } from 'zod'
import { completionsUrl } from '../../../../contract/completions-url.ts'

/** An endpoint that speaks OpenAI's chat completions. */
export type ModelSettings = { url: string; key?: string | undefined; model?: string | undefined }

export type Message = { role: 'system' | 'user'; content: string }

/** Why the rules spoke instead; never with what was said. */
export type ModelProblem = 'unreachable' | 'refused' | 'silent' | 'too_long' | 'malformed'

export type ModelAnswer = { ok: true; text: string } | { ok: false; problem: ModelProblem }

const DEFAULT_MODEL = 'gpt-4o-mini'
/** Nobody waits for it: a talk is over, and its summary may take a while. */
const ANSWER_WITHIN_MS = 45_000
const LONGEST_BYTES = 256 * 1024
const MOST_TOKENS = 3000

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** Asks once, and takes no answer that is too late, too long or none. */
export async function askModel(
  { url, key, model }: ModelSettings,
  messages: readonly Message[],
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const within = AbortSignal.timeout(ANSWER_WITHIN_MS)
  try {
    const response = await fetch(completionsUrl(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model: model ?? DEFAULT_MODEL,
        temperature: 0,
        max_tokens: MOST_TOKENS,
        messages,
      }),
      // Followed, the talk would go to wherever it points.
      redirect: 'manual',
      signal: AbortSignal.any([signal, within]),
    })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      return { ok: false, problem: 'refused' }
    }
    const text = await boundedText(response.body)
    return text === undefined ? { ok: false, problem: 'too_long' } : contentOf(text)
  } catch {
    return { ok: false, problem: within.aborted ? 'silent' : 'unreachable' }
  }
}

async function boundedText(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let received = 0
  for await (const bytes of body) {
    received += bytes.length
    if (received > LONGEST_BYTES) return undefined
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

function contentOf(body: string): ModelAnswer {
  try {
    const [choice] = completion.parse(JSON.parse(body)).choices
    return choice ? { ok: true, text: choice.message.content } : { ok: false, problem: 'malformed' }
  } catch {
    return { ok: false, problem: 'malformed' }
  }
}
