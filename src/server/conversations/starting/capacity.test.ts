import { describe, expect, test } from 'vitest'
import type { ActiveConversation } from '../../avatar/avatar-client.ts'
import { type Cleanup, makeRoom } from './capacity.ts'

const some = (count: number, from = 0): ActiveConversation[] =>
  Array.from({ length: count }, (_, n) => ({ id: `c${from + n}`, name: '' }))

/** Plays the provider: each count answers with the next of `counts`. Returns what was done, in order. */
async function play(
  cleanup: Cleanup,
  counts: (ActiveConversation[] | undefined)[],
  idle: ActiveConversation[] = [],
  heaviest: ActiveConversation[] = [],
  unshown: ActiveConversation[] = [],
) {
  const done: string[] = []
  const active = await makeRoom(cleanup, {
    async count() {
      const counted = counts.shift()
      done.push(`count ${counted?.length ?? 'failed'}`)
      return counted
    },
    unshownAmong: async () => unshown,
    idleAmong: async () => idle,
    heaviestAmong: async () => heaviest,
    async close(conversations) {
      done.push(`close ${conversations.map(({ id }) => id).join(' ')}`)
    },
    async wait(ms) {
      done.push(`wait ${ms}`)
    },
  })
  return { done, active }
}

const all = (count: number) =>
  `close ${some(count)
    .map(({ id }) => id)
    .join(' ')}`

describe('the rule `all`', () => {
  test.each([0, 1, 7])('%i active: nothing is closed', async (count) => {
    expect(await play('all', [some(count)])).toEqual({ done: [`count ${count}`], active: count })
  })

  test.each([8, 9, 25])('%i active: all are closed, then a wait of 2 s and a recount', async (count) => {
    expect(await play('all', [some(count), some(1)])).toEqual({
      done: [`count ${count}`, all(count), 'wait 2000', 'count 1'],
      active: 1,
    })
  })

  test('what the recount says is the last word, even at 8', async () => {
    expect(await play('all', [some(8), some(8)])).toEqual({
      done: ['count 8', all(8), 'wait 2000', 'count 8'],
      active: 8,
    })
  })

  test('a failed count is none active, and no figure', async () => {
    expect(await play('all', [undefined])).toEqual({ done: ['count failed'], active: undefined })
    expect((await play('all', [some(8), undefined])).active).toBeUndefined()
  })
})

describe('sparing those somebody is in', () => {
  test('what no page has shown yet goes first, and may be all that has to', async () => {
    const unshown = some(6, 3)
    expect(await play('idle', [some(9), some(3)], [], [], unshown)).toEqual({
      done: ['count 9', 'close c3 c4 c5 c6 c7 c8', 'wait 2000', 'count 3'],
      active: 3,
    })
    expect(await play('idle', [some(9), some(8), some(0)], [], [], some(1, 8))).toEqual({
      done: ['count 9', 'close c8', 'wait 2000', 'count 8', all(8), 'wait 2000', 'count 0'],
      active: 0,
    })
  })

  test('the idle ones go first, and that may do', async () => {
    expect(await play('idle', [some(8), some(6)], some(2))).toEqual({
      done: ['count 8', 'close c0 c1', 'wait 2000', 'count 6'],
      active: 6,
    })
  })

  test('then those of the network that holds most, if there are still 8 or more', async () => {
    expect(await play('idle', [some(10), some(8, 2), some(6, 4)], some(2), some(2, 2))).toEqual({
      done: ['count 10', 'close c0 c1', 'wait 2000', 'count 8', 'close c2 c3', 'wait 2000', 'count 6'],
      active: 6,
    })
  })

  test('and the rest only if there are 8 or more even then', async () => {
    expect(await play('idle', [some(11), some(9, 2), some(8, 3), []], some(2), some(1, 2))).toEqual({
      done: [
        'count 11',
        'close c0 c1',
        'wait 2000',
        'count 9',
        'close c2',
        'wait 2000',
        'count 8',
        'close c3 c4 c5 c6 c7 c8 c9 c10',
        'wait 2000',
        'count 0',
      ],
      active: 0,
    })
  })

  test('with nobody idle and no network known there is nothing to wait for', async () => {
    expect((await play('idle', [some(8), []])).done).toEqual(['count 8', all(8), 'wait 2000', 'count 0'])
  })

  test('a count that fails in between is none active', async () => {
    expect(await play('idle', [some(8), undefined], some(1), some(2, 1))).toEqual({
      done: ['count 8', 'close c0', 'wait 2000', 'count failed'],
      active: undefined,
    })
  })

  test('below the threshold nobody is asked', async () => {
    expect(await play('idle', [some(7)], some(7), some(7))).toEqual({ done: ['count 7'], active: 7 })
  })
})
