import { plainOf } from '../../../understanding/words/words.ts'

/** Small letters without accents, letter by letter: what is found at a place in it stands there in the text as well. */
export function plain(text: string): string {
  const whole = plainOf(text)
  return whole.length === text.length ? whole : text.toLowerCase()
}

const escaped = (saying: string) => saying.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)

/** Any of these sayings as words of their own, the longest that fits; with `plural` in both numbers. */
export function anyOf(sayings: Iterable<string>, { plural = false } = {}): RegExp {
  const all = [...sayings]
    .toSorted((a, b) => b.length - a.length)
    .map((saying) => {
      const words = escaped(saying).replaceAll(/[ -]/g, '[ -]')
      if (!plural) return words
      return /[^aeiou]y$/.test(saying) ? `${words.slice(0, -1)}(?:y|ies)` : `${words}(?:s|es)?`
    })
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

/** Back to how it stands in a list: "breweries" → "brewery", "start-ups" → "start-up". */
export function inList<Value>(list: ReadonlyMap<string, Value>, said: string): Value | undefined {
  const forms = [said, said.replace(/ies$/, 'y'), said.replace(/es$/, ''), said.replace(/s$/, '')]
  for (const form of forms)
    for (const one of [form, form.replaceAll('-', ' '), form.replaceAll(' ', '-')]) {
      const found = list.get(one)
      if (found !== undefined) return found
    }
  return undefined
}
