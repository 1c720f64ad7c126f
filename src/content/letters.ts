/** The words of the mailbox page a developer sees where no mail server is set up. */
export const outboxWords = {
  title: 'Outbox',
  lead: 'No mail server is set up, so every letter stays here. Only this machine can read this page.',
  empty: 'No letters yet. Send a form, and its mail appears here.',
  toSite: 'To the site',
  back: 'All letters',
  older: 'Older letters',
  to: 'To',
  replyTo: 'Reply to',
  written: 'Written',
  kind: 'Kind',
  attachments: 'Attachments',
  asHtml: 'The letter as a mail client shows it',
  asText: 'The letter as plain text',
} as const
