import type { ConversationStatus } from '../../../../contract/conversations.ts'
import { readConfig } from '../../api/read-config.ts'
import { readConversation } from '../conversation-api.ts'
import { readRoomQuery, roomToFrame } from '../room-query.ts'

export type FoundRoom =
  | { kind: 'missing' }
  | { kind: 'refused' }
  | { kind: 'unreachable' }
  | { kind: 'over'; status: ConversationStatus | null; id: string }
  | { kind: 'room'; url: string; origin: string; id: string; saysReady: boolean }

/** Decides what /conversation shows: only what the server says is this visitor's own live talk is framed. */
export async function findRoom(search: string): Promise<FoundRoom> {
  const query = readRoomQuery(search)
  if (query.kind !== 'asked') return query
  const { id, url } = query
  if (wasLeft(id)) return { kind: 'over', status: null, id }
  try {
    const [config, own] = await Promise.all([readConfig(), readConversation(id)])
    // Somebody else's conversation, or none at all.
    if (own === null) return { kind: 'refused' }
    if (!config.ok) return { kind: 'unreachable' }
    if (own.status === 'ended') return { kind: 'over', status: own, id }
    const room = roomToFrame(own.conversation_url, url, config.value.roomOrigins)
    return room ? { kind: 'room', ...room, id, saysReady: config.value.roomSaysReady } : { kind: 'refused' }
  } catch (error) {
    console.warn('the conversation could not be looked up', error)
    return { kind: 'unreachable' }
  }
}

/**
 * Unloading ends a conversation by a beacon that a reload may overtake: this tab remembers what it left, so
 * that coming back never frames a room that is being closed.
 */
const leftKey = (id: string) => `left-conversation:${id}`

export function rememberLeft(id: string) {
  try {
    sessionStorage.setItem(leftKey(id), '1')
  } catch {}
}

function wasLeft(id: string) {
  try {
    return sessionStorage.getItem(leftKey(id)) !== null
  } catch {
    return false
  }
}
