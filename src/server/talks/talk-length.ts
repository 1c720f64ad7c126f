import type { Conversation } from '../conversations/conversations-table.ts'

type Lasting = Pick<Conversation, 'startedAt' | 'joinedAt' | 'endedAt'>

/** From the avatar's appearance, or the start where it was never told of, to the end. */
export const secondsOfTalk = ({ startedAt, joinedAt, endedAt }: Lasting): number | undefined => {
  const from = joinedAt ?? startedAt
  return from && endedAt
    ? Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(from)) / 1000))
    : undefined
}

export function lastedInWords(conversation: Lasting): string | undefined {
  const seconds = secondsOfTalk(conversation)
  if (seconds === undefined) return undefined
  const minutes = Math.floor(seconds / 60)
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
}
