/** A time zone by the one name that clocks here have for it: Calcutta and Kolkata are one. Undefined where it is none. */
export function zoneAsKnown(text: string): string | undefined {
  try {
    return Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
