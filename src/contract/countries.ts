import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

/** A country for the phone selector (promise 47). */
export type Country = {
  name: string
  /** Two letters. */
  code: CountryCode
  /** The dial prefix, with its plus. */
  phoneCode: string
  flag: string
}

/** Two letters, each as its regional indicator symbol. */
const flagOf = (code: string) =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 - 65 + (letter.codePointAt(0) ?? 65)))

/**
 * Every country that can be called, by name. The list and the prefixes are the numbering plan's, so none is
 * missing or double. It weighs as much as the numbering plan: load it with the phone flow (`import()`).
 */
export function listCountries(locale = 'en'): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const byName = new Intl.Collator(locale)
  return getCountries()
    .map((code) => ({
      name: names.of(code) ?? code,
      code,
      phoneCode: `+${getCountryCallingCode(code)}`,
      flag: flagOf(code),
    }))
    .sort((a, b) => byName.compare(a.name, b.name))
}
