/** What somebody reads whose mailed link shows no transcript; the keys are error codes. */
export const transcriptLinkSentences = {
  transcript_not_found:
    'There is no transcript behind this link. It may have been erased, or the link is not complete: please open it from the mail again.',
  transcript_link_expired: 'This link has expired. Reply to the mail it came in, and a person helps you.',
} as const
