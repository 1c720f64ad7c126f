/** Cuts a stream of pieces into whole sentences, each given on as soon as it is complete. */
export async function* sentencesOf(
  pieces: AsyncIterable<string>,
  received: () => void = () => undefined,
): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    received()
    rest += piece
    const parts = rest.split(/(?<=[.!?…。！？]["”’)]?)\s+/)
    rest = parts.pop() ?? ''
    for (const part of parts) if (part.trim()) yield part.trim()
  }
  if (rest.trim()) yield rest.trim()
}
