import { z } from 'zod'
import { completionsUrl } from '../../../contract/completions-url.ts'
import type { Caught } from '../../model/spoken-check.ts'

/** An endpoint that speaks OpenAI's chat completions, streamed. */
export interface LlmSettings {
  url: string
  key?: string | undefined
  model?: string | undefined
}

/** Why the built-in mind gave an answer that the model was asked for. */
export type ModelFailure =
  | { reason: 'unreachable' | 'silent' | 'malformed' | 'empty' | 'too_long' | 'recites' }
  | { reason: 'refused'; status: number }
  | { reason: 'promises'; caught: Caught }

export class ModelFailed extends Error {
  readonly failure: ModelFailure
  constructor(failure: ModelFailure) {
    super(failure.reason)
    this.failure = failure
  }
}

export interface Message {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** A thousand small events; whoever streams on has lost its way. */
const STREAM_LIMIT_BYTES = 256 * 1024
const DEFAULT_MODEL = 'gpt-4o-mini'

const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })),
})

/** What the parser of a broken event would say repeats the event: it is dropped with it. */
function contentOf(data: string) {
  try {
    return chunk.parse(JSON.parse(data)).choices[0]?.delta?.content
  } catch {
    throw new ModelFailed({ reason: 'malformed' })
  }
}

async function* deltas(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let received = 0
  for await (const bytes of body) {
    received += bytes.length
    if (received > STREAM_LIMIT_BYTES) throw new ModelFailed({ reason: 'too_long' })
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const data = line.match(/^data:\s*(.*)$/)?.[1]?.trim()
      if (!data) continue
      if (data === '[DONE]') return
      const content = contentOf(data)
      if (content) yield content
    }
  }
}

/** Asks the model; what it streams, piece by piece. */
export async function* streamed(
  { url, key, model }: LlmSettings,
  messages: readonly Message[],
  atMost: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const response = await fetch(completionsUrl(url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model: model ?? DEFAULT_MODEL,
      stream: true,
      temperature: 0.3,
      max_tokens: atMost,
      messages,
    }),
    // Followed, the talk would go to wherever it points.
    redirect: 'manual',
    signal,
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new ModelFailed({ reason: 'refused', status: response.status })
  }
  yield* deltas(response.body)
}

/** A timer that must be fed: whoever falls silent is aborted. */
export function watchdog(first: number, later: number) {
  const controller = new AbortController()
  const bark = () => controller.abort(new ModelFailed({ reason: 'silent' }))
  let timer = setTimeout(bark, first)
  return {
    signal: controller.signal,
    fed() {
      clearTimeout(timer)
      timer = setTimeout(bark, later)
    },
    stop: () => clearTimeout(timer),
  }
}
