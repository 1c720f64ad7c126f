/** What staff read at the door and at the desk alike. */
export const staffTroubles = {
  offline: 'The server cannot be reached. Nothing you typed is lost.',
  unreadable: 'The answer could not be read. Reload the page: it may be older than the server.',
} as const
