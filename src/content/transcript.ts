import { innovationOfficer } from './leaders.ts'
import type { TranscriptPage } from './schema/screens.ts'

/** The page behind the link that is mailed where nobody has proven the address. */
export const transcriptPage: TranscriptPage = {
  headline: 'What was said',
  lead: `A conversation with the AI avatar of ${innovationOfficer.name}, as our systems heard it. The avatar is a computer program and can be wrong: what it said is information, not an offer.`,
  opening: 'Opening the transcript...',
  noScript: 'This page needs JavaScript to open the transcript.',
  facts: { began: 'Began', lasted: 'Lasted' },
  summary: 'In short',
  turns: 'The conversation',
  speakers: { avatar: `${innovationOfficer.firstName}’s AI avatar`, visitor: 'Visitor' },
  nothing: 'Nothing was said that could be written down.',
  caution: {
    heading: 'Who wrote this?',
    text: 'The visitor’s words are those of whoever talked and had them sent to you; we have not checked them, and nothing in them is a link. If you do not know of such a talk, somebody typed your address by mistake.',
  },
  troubles: {
    heading: 'No transcript to show',
    noLink: 'The address has no link to a transcript in it. Please open it from the mail again.',
    offline: 'The server cannot be reached. Check your connection and try again.',
    retry: 'Try again',
    contact: 'Write to us',
  },
  talk: 'Talk to the avatar yourself',
}
