import { AsYouType, type CountryCode, isSupportedCountry } from 'libphonenumber-js/min'

const countryOf = (code: string): CountryCode | undefined => (isSupportedCountry(code) ? code : undefined)

/** How the number is written in its country, as far as it is typed; a leading plus makes it international. */
export const formatNumber = (typed: string, country: string) => new AsYouType(countryOf(country)).input(typed)

/** `+4740123456` for `40 12 34 56` in Norway; as typed where the numbering plan does not know it. */
export function internationalNumber(typed: string, country: string): string {
  const number = new AsYouType(countryOf(country))
  number.input(typed)
  return number.getNumber()?.number ?? typed.trim()
}

/** The country an international number names by itself. */
export function namedCountry(typed: string): string | undefined {
  if (!typed.trim().startsWith('+')) return undefined
  const number = new AsYouType()
  number.input(typed)
  return number.getCountry()
}

const isMark = (character: string) => /[\d+]/.test(character)
const countMarks = (text: string) => [...text].filter(isMark).length

/** Where so many digits have gone by. */
function afterMarks(text: string, count: number): number {
  if (count === 0) return 0
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (isMark(text[at] ?? '')) seen += 1
    if (seen === count) return at + 1
  }
  return text.length
}

/**
 * The field after a keystroke: formatted, with the cursor behind the same digit. Deleting a space or a bracket takes
 * the digit before it, which is what the key was meant for.
 */
export function typeNumber(
  before: string,
  typed: string,
  cursor: number,
  country: string,
): { text: string; cursor: number } {
  const kept = countMarks(typed.slice(0, cursor))
  const onlyFormatGone =
    typed.length < before.length &&
    countMarks(typed) === countMarks(before) &&
    formatNumber(typed, country) === before
  const marks = [...typed].filter(isMark)
  if (onlyFormatGone && kept > 0) marks.splice(kept - 1, 1)
  const text = formatNumber(marks.join(''), country)
  return { text, cursor: afterMarks(text, onlyFormatGone ? kept - 1 : kept) }
}
