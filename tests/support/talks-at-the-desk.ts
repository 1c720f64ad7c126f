import type { Learned } from '../../src/contract/talks.ts'
import { newId } from '../../src/server/store/ids.ts'
import { openStore } from '../../src/server/store/store.ts'
import type { Talk } from '../../src/server/talks/talks-table.ts'
import type { Product } from './product.ts'
import type { Desk } from './server/desk-server.ts'
import { holdTalk } from './server/held-talk.ts'

type Held = {
  /** The avatar's and the visitor's turns, in turn. */
  said: string[]
  learned?: Partial<Learned>
  /** Of these turns nobody knew the answer. */
  unanswered?: number[]
  row?: Partial<Talk>
}

/** A talk in a running product's own database, as if it had been held and learned from just now. Gives its id. */
export async function talkHeld({ dataDir }: Product, { unanswered = [], ...held }: Held): Promise<string> {
  const store = await openStore({ dataDir })
  const { db } = store
  try {
    const now = new Date().toISOString()
    // Of a desk this is all that holding a talk asks for.
    const desk = { db, now: () => now, services: { staff: { clock: Date.now } } } as unknown as Desk
    const id = await holdTalk(desk, { learned: {}, ...held })
    for (const turn of unanswered) {
      const groupId = newId(Date.now())
      await db
        .insertInto('unanswered_groups')
        .values({ id: groupId, meaning: '[]', count: 1, lastAt: now, doneAt: null, createdAt: now })
        .execute()
      const words = held.said[turn] ?? ''
      await db
        .insertInto('unanswered_questions')
        .values({ id: newId(Date.now()), groupId, talkId: id, turn, words, createdAt: now })
        .execute()
    }
    return id
  } finally {
    await store.close()
  }
}
