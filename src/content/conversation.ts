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
    closedElsewhere: {
      heading: 'The conversation was closed',
      text: 'It was ended from our side to make room for others. We are sorry for the interruption.',
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
  linksHeading: 'Mentioned in the talk',
  linksHint: 'Following a link ends the conversation.',
}
