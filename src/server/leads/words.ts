/** Longer runs are no words anybody types, and PostgreSQL takes none above 2 KB. */
const LONGEST_WORD = 64
/** Of a form. */
const MOST_WORDS = 200

/**
 * What a search looks at: lower case, without accents, split at everything that is neither letter nor digit, so
 * that "ada" and "example" both find Ada@Example.com on either database. Scripts written without spaces are
 * split into their characters.
 */
export const wordsOf = (...texts: string[]): string[] => wordsUpTo(MOST_WORDS, texts)

export function wordsUpTo(atMost: number, texts: readonly string[]): string[] {
  const plain = texts
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' $& ')
  const found = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(found.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, atMost)
}
