/** What staff read at the door and at the desk alike. */
export const staffTroubles = {
  offline: 'The server cannot be reached. Nothing you typed is lost.',
  unreadable: 'The answer could not be read. Reload the page: it may be older than the server.',
} as const

/** What keeps a browser from making or showing a passkey. */
export const passkeyTroubles = {
  unsupported: 'This browser cannot use passkeys here. A link by e-mail signs you in everywhere.',
  elsewhere:
    'Passkeys of this desk do not work at this address. Open the desk at the address it was set up with.',
  known: 'This device has a passkey for the desk already.',
  cancelled: 'No passkey was shown, so nothing has happened.',
  failed: 'The passkey could not be used. Please try again.',
} as const
export type PasskeyTrouble = keyof typeof passkeyTroubles
