import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HeartbeatAnswer } from '../../../contract/conversations.ts'
import { createRoomSession, type RoomSession } from './room-session.ts'

function rig(seen: HeartbeatAnswer | 'unknown' = { status: 'active' }) {
  const calls: string[] = []
  const seenIds: string[] = []
  const session = createRoomSession('c1', {
    end: async (ended) => void calls.push(`end ${ended}`),
    endByBeacon: (ended) => void calls.push(`beacon ${ended}`),
    seen: async (beaten) => {
      seenIds.push(beaten)
      return seen
    },
  })
  return { session, calls, seenIds }
}

const ways: Record<string, (session: RoomSession) => unknown> = {
  close: (session) => session.close(),
  hide: (session) => session.hide(),
  unload: (session) => session.unload(),
  leftRoom: (session) => session.leftRoom(),
}

test.each([
  ['close', 'end c1', 'visitor'],
  ['hide', 'end c1', 'hidden'],
  ['unload', 'beacon c1', 'unload'],
  ['leftRoom', 'end c1', 'room'],
])('%s makes exactly one end: %s', async (way, call, endedBy) => {
  const { session, calls } = rig()
  await ways[way]?.(session)
  expect(calls).toEqual([call])
  expect(session.getEnd()?.by).toBe(endedBy)
})

test('however the ends follow each other, exactly one is sent and the first one counts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(ways)), { minLength: 1 }), async (order) => {
      const { session, calls } = rig()
      for (const way of order) await ways[way]?.(session)
      expect(calls).toHaveLength(1)
    }),
  )
})

test('a beat that hears the talk was closed from elsewhere says so and sends no end', async () => {
  const { session, calls } = rig({ status: 'ended', reason: 'capacity' })
  await session.beat()
  await session.close()
  expect(calls).toEqual([])
  expect(session.getEnd()).toEqual({ by: 'elsewhere', reason: 'capacity' })
})

test('a room that says it is over asks the server why', async () => {
  const { session, calls } = rig({ status: 'ended', reason: 'time_limit' })
  await session.leftRoom()
  expect(calls).toEqual(['end c1'])
  expect(session.getEnd()).toEqual({ by: 'room', reason: 'time_limit' })
})

test('an unreachable server is no reason to end the talk', async () => {
  const { session } = rig('unknown')
  await session.beat()
  expect(session.getEnd()).toBeNull()
})

test('after the end nothing beats', async () => {
  const { session, seenIds } = rig()
  session.hide()
  await session.beat()
  expect(seenIds).toEqual([])
})

test('a beat hears how long the talk has left', async () => {
  const { session } = rig({ status: 'active', seconds_left: 130 })
  expect(await session.beat()).toEqual({ status: 'active', seconds_left: 130 })
  expect(session.getEnd()).toBeNull()
})
