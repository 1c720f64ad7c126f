/** The values of a stream of JSON lines, as they come; an empty line is only a sign of life. */
export async function* jsonLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim()) yield JSON.parse(line)
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
