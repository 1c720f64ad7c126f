import { browserConfig } from '../../../../contract/config.ts'
import type { ConversationStatus } from '../../../../contract/conversations.ts'
import { readConversation } from '../conversation-api.ts'
import { readRoomQuery } from '../room-query.ts'

export type FoundRoom =
  | { kind: 'missing' }
  | { kind: 'refused' }
  | { kind: 'unreachable' }
  | { kind: 'over'; status: ConversationStatus | null; id: string | null }
  | { kind: 'room'; url: string; origin: string; id: string | null; saysReady: boolean }

/** Decides what /conversation shows: only an allowed room of this visitor's that still runs is framed. */
export async function findRoom(search: string): Promise<FoundRoom> {
  if (!new URLSearchParams(search).get('url')?.trim()) return { kind: 'missing' }
  try {
    const id = new URLSearchParams(search).get('id')?.trim()
    if (id && wasLeft(id)) return { kind: 'over', status: null, id }
    const [config, status] = await Promise.all([readConfig(), id ? readConversation(id) : undefined])
    const query = readRoomQuery(search, config.roomOrigins)
    if (query.kind !== 'room') return query
    // Somebody else's conversation, or none at all.
    if (status === null) return { kind: 'refused' }
    if (status?.status === 'ended') return { kind: 'over', status, id: id ?? null }
    return { ...query, saysReady: config.roomSaysReady }
  } catch (error) {
    console.warn('the conversation could not be looked up', error)
    return { kind: 'unreachable' }
  }
}

async function readConfig() {
  const response = await fetch('/api/config')
  return browserConfig.parse(await response.json())
}

/**
 * Unloading ends a conversation by a beacon that a reload may overtake: this tab remembers what it left, so
 * that coming back never frames a room that is being closed.
 */
const leftKey = (id: string) => `left-conversation:${id}`

export function rememberLeft(id: string | null) {
  try {
    if (id) sessionStorage.setItem(leftKey(id), '1')
  } catch {}
}

function wasLeft(id: string) {
  try {
    return sessionStorage.getItem(leftKey(id)) !== null
  } catch {
    return false
  }
}
