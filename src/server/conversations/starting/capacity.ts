import { CLEANUP_THRESHOLD, WAIT_AFTER_CLEANUP_MS } from '../../../contract/conversations.ts'
import type { ActiveConversation } from '../../avatar/avatar-client.ts'

/**
 * `all` is promise 27. Where somebody is seen to talk, what no page has shown yet goes first: a script closes its own. `idle` spares
 * those somebody is in as long as that makes room enough, and among them those of networks that hold little.
 */
export type Cleanup = 'all' | 'idle'

export type CapacityPorts = {
  /** All that are active, or `undefined` where they could not be counted. */
  count(): Promise<ActiveConversation[] | undefined>
  /**
   * Where pages show talks of ours: those that none has shown yet, however young. A page shows its own within seconds, a
   * script need not.
   */
  unshownAmong(active: ActiveConversation[]): Promise<ActiveConversation[]>
  /** Those whose page is gone, and those we did not start. */
  idleAmong(active: ActiveConversation[]): Promise<ActiveConversation[]>
  /** Those of the network that holds most. */
  heaviestAmong(active: ActiveConversation[]): Promise<ActiveConversation[]>
  /** Never fails: what could not be closed is logged and left. */
  close(conversations: ActiveConversation[]): Promise<void>
  wait(ms: number): Promise<void>
}

type Count = ActiveConversation[] | undefined

/** A failed count is 0 active. */
const isFull = (active: Count): active is ActiveConversation[] =>
  active !== undefined && active.length >= CLEANUP_THRESHOLD

/**
 * Count; at the threshold or above, close, wait and recount. Returns the last count, `undefined` where that
 * failed.
 */
export async function makeRoom(cleanup: Cleanup, ports: CapacityPorts): Promise<number | undefined> {
  const closeAndRecount = async (conversations: ActiveConversation[]): Promise<Count> => {
    await ports.close(conversations)
    await ports.wait(WAIT_AFTER_CLEANUP_MS)
    return ports.count()
  }
  let active = await ports.count()
  const idle = cleanup === 'idle' ? [ports.idleAmong, ports.heaviestAmong] : []
  for (const among of [ports.unshownAmong, ...idle]) {
    if (!isFull(active)) break
    const first = await among(active)
    if (first.length > 0) active = await closeAndRecount(first)
  }
  if (isFull(active)) active = await closeAndRecount(active)
  return active?.length
}
