/** Numbers as people say and write them: "4000", "4,000", "4k", "four thousand", "two and a half million". */

const small: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
}
const great: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  k: 1000,
  m: 1_000_000,
}

const WORD = `(?:${Object.keys(small)
  .filter((word) => word !== 'a')
  .join('|')}|hundreds?|thousands?|millions?)`
/** A number in digits or in words; group names are the caller's. */
export const NUMBER = `(?:\\d{1,3}(?:[.,' ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?)(?: ?(?:k|m|thousand|million|hundred)\\b)?|(?:a |half a )?\\b${WORD}(?:[ -](?:and )?(?:a )?(?:half|${WORD}))*\\b`

export function numberOf(said: string): number | undefined {
  const text = said.toLowerCase().trim()
  const digits = /^(\d{1,3}(?:[.,' ]\d{3})+|\d+(?:[.,]\d+)?) ?(k|m|thousand|million|hundred)?$/.exec(text)
  if (digits) return inDigits(digits[1] ?? '', digits[2])
  return inWords(text.split(/[\s-]+/))
}

function inDigits(figure: string, unit: string | undefined): number | undefined {
  const isGrouped = /^\d{1,3}(?:[.,' ]\d{3})+$/.test(figure)
  const value = Number(isGrouped ? figure.replaceAll(/[.,' ]/g, '') : figure.replace(',', '.'))
  return Number.isFinite(value) ? value * (unit === undefined ? 1 : (great[unit] ?? 1)) : undefined
}

function inWords(words: string[]): number | undefined {
  let total = 0
  let open = 0
  let last = 1
  let isAny = false
  for (const [n, word] of words.entries()) {
    if (word === 'and') continue
    const singular = word.replace(/s$/, '')
    const unit = great[word] ?? great[singular]
    if (word === 'half') {
      // "half a million" comes first, "two and a half thousand" after a number.
      open += 0.5
      isAny = true
    } else if (unit !== undefined) {
      isAny = true
      open = (open || 1) * unit
      last = unit
      if (unit >= 1000) {
        total += open
        open = 0
      }
    } else if (small[word] !== undefined) {
      if (word === 'a' && (n > 0 || words.length === 1)) continue
      isAny = true
      open += small[word]
    } else return undefined
  }
  return isAny && last > 0 ? total + open : undefined
}
