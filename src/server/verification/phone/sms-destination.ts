import type { PhoneNumberType } from 'libphonenumber-js/max'

/** Ranges whose holder earns by what is sent there, and those with no telephone of a person's behind them. */
const notForCodes: ReadonlySet<PhoneNumberType> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'UAN',
  'PAGER',
  'VOICEMAIL',
])

/**
 * Why no text message goes to a number in E.164, if none does. Where the operator has named countries the number must
 * be known to be of one of them: islands with a neighbour's prefix have prices of their own, and a range that was
 * given to nobody is a favourite of those who sell messages.
 */
export async function refusedDestination(
  number: string,
  countries: readonly string[] | undefined,
): Promise<'phone_invalid' | 'country_unsupported' | undefined> {
  // What knows kinds of numbers is twice as heavy as what checks them elsewhere: not for servers without this flow.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const found = parsePhoneNumberFromString(number)
  const kind = found?.getType()
  if (kind !== undefined && notForCodes.has(kind)) return 'phone_invalid'
  if (countries === undefined) return undefined
  if (!found?.isValid() || found.country === undefined) return 'phone_invalid'
  return countries.includes(found.country) ? undefined : 'country_unsupported'
}
