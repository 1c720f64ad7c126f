import { HOUR_MS } from '../../../contract/durations.ts'
/** Long enough for a mail that is read the next morning. */
export const LINK_LIFETIME_HOURS = 24
export const LINK_LIFETIME_MS = LINK_LIFETIME_HOURS * HOUR_MS
