/** Long enough for a mail that is read the next morning. */
export const LINK_LIFETIME_HOURS = 24
export const LINK_LIFETIME_MS = LINK_LIFETIME_HOURS * 60 * 60 * 1000
