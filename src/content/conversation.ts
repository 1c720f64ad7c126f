import type { EndReason } from '../contract/conversations.ts'
import { innovationOfficer } from './leaders.ts'
import type { AiNotice, Conversation } from './schema/screens.ts'

/** A new wording gets a new id: the id is stored with every conversation that began under it. */
export const aiNotice: AiNotice = {
  id: 'ai-avatar-1',
  text: `You will be talking to an AI avatar of ${innovationOfficer.name}, not to a person. The talk runs through our video-avatar provider and is transcribed.`,
}

export const conversation: Conversation = {
  headline: `A conversation with ${innovationOfficer.firstName}’s AI avatar`,
  frameTitle: 'AI Avatar Conversation',
  loading: 'Loading conversation...',
  endNear: 'This conversation ends within two minutes.',
  notFound: {
    heading: 'Conversation Not Found',
    text: 'The conversation URL is missing or invalid.',
  },
  ended: {
    left: {
      heading: 'The conversation is over',
      text: 'Thank you for the talk. Start another one whenever you like.',
    },
    hidden: {
      heading: 'The conversation has ended',
      text: 'It ends when this tab goes out of sight, so that camera and microphone never stay on behind your back.',
    },
    reloaded: {
      heading: 'That conversation has ended',
      text: 'Leaving or reloading the page ends a conversation. A new one starts in a few seconds.',
    },
    replaced: {
      heading: 'You started another one',
      text: 'One conversation at a time: this one ended when the newer one began.',
    },
    madeRoom: {
      heading: 'The conversation was closed',
      text: 'Many people want to talk at the moment and we had to make room. We are sorry for the interruption.',
    },
    closedByUs: {
      heading: 'The conversation was closed',
      text: 'It was ended from our side. We are sorry for the interruption.',
    },
    lostTouch: {
      heading: 'We lost touch with this page',
      text: 'The connection was away for so long that we closed the conversation. Start again when you are back.',
    },
    nobodyCame: {
      heading: 'Nobody came in',
      text: 'The room waited for a while and then closed. A new one opens in a few seconds.',
    },
    expired: {
      heading: 'Time is up',
      text: 'This conversation has reached its longest duration. Start again to go on.',
    },
  },
  troubles: {
    microphone: {
      heading: 'Your microphone is off',
      text: 'Allow the microphone in the address bar of your browser, or simply type what you want to say.',
    },
    blocked: {
      heading: 'The room did not open',
      text: 'Your browser or network blocks it. Try another browser, or write to us and we call you back.',
    },
    offline: {
      heading: 'You are offline',
      text: 'The connection is gone. Check your network; once it is back, start the conversation again.',
    },
  },
  summary: {
    heading: 'Send me the summary',
    emailLabel: 'Your e-mail address',
    send: 'Send it',
    why: 'A short summary of this talk and the transcript, by mail. A colleague may write to you about it.',
    whyInShort: 'With the transcript, after the talk. A colleague may write to you about it.',
    sending: 'Sending…',
    noted: 'Thank you. It comes to this address when the talk is over.',
    done: 'Thank you. It usually comes within minutes of the end of the talk.',
    notNow: 'Not now',
    close: 'Close',
    alone: 'This room stands alone and can send nothing. Open the talk from our site to have its summary.',
    unanswered: 'That did not reach us. Please try again.',
  },
  afterwards: { heading: 'Thank you for the talk', close: 'Close this' },
  rating: {
    question: 'How was this talk?',
    ends: ['Not helpful', 'Very helpful'],
    wordsLabel: 'Anything to add?',
    thanks: 'Thank you, that helps us.',
    unsent: 'That could not be sent. Please try again.',
  },
  linksHeading: 'Mentioned in the talk',
  linksHint: 'Following a link ends the conversation.',
}

/** What stands in the list of leads until it is known what a talk was about. */
export const talkLeadHeadline = 'Talked with the AI avatar'

const panels = {
  visitor: 'left',
  left: 'left',
  replaced: 'replaced',
  capacity: 'madeRoom',
  staff: 'closedByUs',
  provider: 'closedByUs',
  start_failed: 'closedByUs',
  signup_failed: 'closedByUs',
  page_gone: 'lostTouch',
  browser_gone: 'lostTouch',
  absent: 'nobodyCame',
  time_limit: 'expired',
} as const satisfies Record<EndReason, keyof Conversation['ended']>

/** What to tell a visitor whose conversation the server says is over; without a reason, that it is over. */
export const endedPanel = (reason: EndReason | undefined) => conversation.ended[panels[reason ?? 'visitor']]
