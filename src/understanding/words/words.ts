/** How a text becomes words: small letters, no accents, no punctuation, contractions and numbers alike. */
export const plainOf = (text: string): string =>
  text
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()

/** What every number becomes: how many there are says nothing of what is asked. */
export const NUMBER = '0n'

const withoutEnding = (word: string) =>
  word.replace(/'(s|re|m|ve|ll|d|t)?$/, (ending) => (ending === "'t" ? 'nt' : '')).replaceAll("'", '')

/** Words as they were said; those of other scripts too. */
export const wordsOf = (text: string): string[] =>
  (plainOf(text).match(/[\p{L}\p{N}']+/gu) ?? []).map(withoutEnding).filter((word) => word !== '')

/** Plural and verb endings off: enough to let two forms of a word count as one. */
export function stemOf(word: string): string {
  if (/^\d/.test(word)) return NUMBER
  if (word.length <= 3) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=\w{4})(ing|ed|ly)$/, '')
    .replace(/(?<=\w{4})e$/, '')
}

/** Whether one letter more, less, other or swapped makes one word of the other. */
export function isNearly(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.slice(1) === restB.slice(1)) return true
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}
