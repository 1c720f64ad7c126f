import { Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { HandClock } from '../../../tests/support/hand-clock.ts'
import { openStream } from './room-stream.ts'

/** A socket, as far as a response knows it: texts stay texts, and nobody reads at the other end. */
function unreadReply() {
  const raw = Object.assign(new Writable({ decodeStrings: false, write: () => undefined }), {
    writeHead: () => undefined,
    flushHeaders: () => undefined,
  })
  return { raw, reply: { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply }
}

test('a page that does not read is let go by the bytes it leaves unread', () => {
  const { raw, reply } = unreadReply()
  const stream = openStream(reply, new HandClock(), () => undefined)
  // 100,000 characters each, and three times as many bytes: the first is more than is kept for anybody.
  stream.send({ type: 'ended', reason: '話'.repeat(100_000) })
  expect(raw.destroyed).toBe(true)
})

test('a page that only reads slowly is not', () => {
  const { raw, reply } = unreadReply()
  const stream = openStream(reply, new HandClock(), () => undefined)
  for (let n = 0; n < 60; n++) stream.send({ type: 'ended', reason: '話'.repeat(1000) })
  expect(raw.destroyed).toBe(false)
})
