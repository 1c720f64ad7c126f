/** So many words in a row are no accident. */
const RUN = 8

const runs = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_word, n) => words.slice(n, n + RUN).join(' '))
}

/** Whether a model repeats its briefing word for word, in what we did not give it to say. */
export function recites(sentence: string, context: string, ground: readonly string[]): boolean {
  const secret = new Set(runs(context))
  const open = new Set(runs(ground.join(' ')))
  return runs(sentence).some((run) => secret.has(run) && !open.has(run))
}
