/** What two spellings of one mailbox have in common. Dots and plus signs are the mailbox owner's affair. */
export const emailKeyOf = (email: string) => email.trim().normalize('NFC').toLowerCase()

/**
 * The form takes anything that looks like an address (promise 46). Brackets, commas, quotes and control characters
 * would make a mail server read another address, or several.
 */
export const isMailable = (email: string) => !/[\p{Cc}\p{Cf}\p{Zs}<>()[\]\\,;:"]/u.test(email)
