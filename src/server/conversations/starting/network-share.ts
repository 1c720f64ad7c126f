import { createHmac } from 'node:crypto'
import type { ActiveConversation } from '../../avatar/avatar-client.ts'

/** What one network may have of what is there for all, before LIMITS_SCALE. */
const TALKS_AT_ONCE = 4
const PART_OF_THE_DAY = 1 / 4

export type NetworkShare = {
  /** Live talks at a time. */
  atOnce: number
  /** Of so many starts a day for everybody. */
  ofDay(perDay: number): number
}

export const networkShare = (scale: number): NetworkShare => ({
  atOnce: Math.max(1, Math.floor(TALKS_AT_ONCE * scale)),
  ofDay: (perDay) => Math.max(1, Math.floor(perDay * PART_OF_THE_DAY * scale)),
})

/** What is kept of a network: enough to know it again, not to tell which it is. */
export const networkHash = (key: string) => (network: string) =>
  createHmac('sha256', key).update(network).digest('base64url').slice(0, 22)

/** The day that a budget is for, in UTC; it sorts before every moment of that day. */
export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** A talk of ours that somebody is in, and the network it was started from. */
export type HeldTalk = { providerId: string; network: string | null; startedAt: string }

/** The talks of the network that holds most of them; of two that hold as many, the one that has held on longer. */
export function ofHeaviestNetwork(active: ActiveConversation[], held: HeldTalk[]): ActiveConversation[] {
  const talksOf = new Map<string, Set<string>>()
  for (const { network, providerId } of held.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))) {
    if (network === null) continue
    talksOf.set(network, (talksOf.get(network) ?? new Set()).add(providerId))
  }
  let heaviest = new Set<string>()
  for (const talks of talksOf.values()) if (talks.size > heaviest.size) heaviest = talks
  return active.filter(({ id }) => heaviest.has(id))
}
