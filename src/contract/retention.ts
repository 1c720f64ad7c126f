/** How long is kept what goes by itself. The server goes by the days, the privacy page by the words. */
export const keptFor = {
  /** Letters that were sent or refused for good, in the outbox. */
  letters: { days: 90, inWords: 'ninety days' },
  /** What was said in a talk and drawn from it, whose it was, and who asked to have it by mail. */
  transcripts: { days: 365, inWords: 'one year' },
  /** How long a mailed link shows a transcript. */
  transcriptLinks: { days: 30, inWords: 'thirty days' },
  /** Whose browser a talk was, its room, and the provider's messages about it. */
  talks: { days: 30, inWords: 'thirty days' },
  /** Whose browser proved an e-mail address, or began to: as long as the visitor's cookie lives. */
  browsers: { days: 30, inWords: 'thirty days' },
} as const
