import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A number in E.164, or `undefined` where it is none of that country's. Countries that share a calling code count
 * as one: which of them a number belongs to is not always known.
 */
export function toE164(phone: string, countryCode: string): string | undefined {
  if (!isSupportedCountry(countryCode)) return undefined
  const number = parsePhoneNumberFromString(phone, { defaultCountry: countryCode, extract: false })
  if (!number?.isValid()) return undefined
  return number.countryCallingCode === getCountryCallingCode(countryCode) ? number.number : undefined
}

const names = new Intl.DisplayNames(['en'], { type: 'region' })

export const countryName = (code: string): string => names.of(code) ?? code
