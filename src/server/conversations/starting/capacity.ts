import { CLEANUP_THRESHOLD, WAIT_AFTER_CLEANUP_MS } from '../../../contract/conversations.ts'
import type { ActiveConversation } from '../../avatar/avatar-client.ts'

/**
 * `all` is promise 27. `idle` closes first what no page has shown yet where somebody is seen to talk, then what nobody is
 * in, then the talks of the network that holds most: those somebody is in are spared as long as that makes room enough.
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
  const first = [ports.unshownAmong, ports.idleAmong, ports.heaviestAmong]
  for (const among of cleanup === 'idle' ? first : []) {
    if (!isFull(active)) break
    const spare = await among(active)
    if (spare.length > 0) active = await closeAndRecount(spare)
  }
  if (isFull(active)) active = await closeAndRecount(active)
  return active?.length
}
