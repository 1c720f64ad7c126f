/** Letters one by one, as in "f r e e" or "g-u-a-r-a-n-t-e-e": read as the word they spell. */
const SPELLED = /(?<![\p{L}\p{N}'])\p{L}(?:[ .\-_]\p{L}){2,}(?![\p{L}\p{N}])/gu

/**
 * A sentence as the check reads it: small letters without accents, one kind of space, dash and apostrophe, and
 * nothing that is not seen (soft hyphens, joiners, marks around digits).
 */
export const plainText = (sentence: string) =>
  sentence
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(SPELLED, (letters) => letters.replace(/[ .\-_]/g, ''))
    .trim()

export const wordsOf = (plain: string) => plain.match(/\p{L}+(?:'\p{L}+)?/gu) ?? []

/** Matches any of these in plain text, at the beginning of a word. "; " stands between them, "·" ends a word. */
export const anyOf = (alternatives: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${alternatives.trim().replaceAll(/;\s+/g, '|').replaceAll('·', '(?!\\p{L})')})`,
    'u',
  )
