import type { Refusal } from '../protocol.ts'

/** How a talk that is over, or never began, is told to the visitor. */
export interface Ending {
  title: string
  text: string
}

const byReason: [prefix: string, ending: Ending][] = [
  [
    'max_call_duration',
    {
      title: 'Time is up',
      text: 'This conversation has reached its longest duration. Start a new one to go on.',
    },
  ],
  [
    'participant_left_timeout',
    { title: 'You have left', text: 'Thank you for the talk. Start another one whenever you like.' },
  ],
  [
    'participant_absent_timeout',
    {
      title: 'Nobody came in time',
      text: 'The conversation waited and then closed. Start a new one to talk.',
    },
  ],
]

export function endingOf(reason: string): Ending {
  const found = byReason.find(([prefix]) => reason.startsWith(prefix))
  return (
    found?.[1] ?? {
      title: 'The conversation is over',
      text: 'It was closed from our side. Start a new one whenever you like.',
    }
  )
}

export const left: Ending = { title: 'You have left', text: 'Thank you for the talk.' }

export function refusedEnding(refused: Refusal | { code: 'unreachable' }): Ending {
  switch (refused.code) {
    case 'ended':
      return endingOf('reason' in refused ? (refused.reason ?? '') : '')
    case 'unknown':
      return { title: 'No such conversation', text: 'This address leads to no conversation that we know of.' }
    case 'occupied':
      return {
        title: 'This conversation is in use',
        text: 'It was opened in another window first, and it belongs to whoever came first.',
      }
    case 'token':
      return { title: 'This conversation is private', text: 'Use the whole address you were given.' }
    case 'unreachable':
    case 'bad_request':
    case 'not_joined':
    case 'too_fast':
      return {
        title: 'The connection is gone',
        text: 'We could not reach the studio. Check your network and start a new conversation.',
      }
    default:
      return refused satisfies never
  }
}
