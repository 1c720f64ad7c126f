import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'
import type { RoomEvent } from '../protocol.ts'
import type { RoomStream } from './live-room.ts'

/** Keeps proxies from closing a quiet talk, and finds out early that a page is gone. */
const HEARTBEAT_MS = 10_000
/** A page that does not read gets no more memory of ours. */
const UNREAD_LIMIT = 256 * 1024

/** Answers with JSON lines for as long as the page stays; an empty line is a heartbeat. */
export function openStream(reply: FastifyReply, clock: Clock, closed: () => void): RoomStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  raw.socket?.setNoDelay(true)

  const write = (line: string) => {
    if (raw.writableEnded || raw.destroyed) return
    // As bytes: of a text its unread characters would be counted, which are up to three bytes each.
    raw.write(Buffer.from(`${line}\n`))
    if (raw.writableLength > UNREAD_LIMIT) raw.destroy()
  }
  let stopHeartbeat = clock.after(HEARTBEAT_MS, beat)
  function beat() {
    write('')
    stopHeartbeat = clock.after(HEARTBEAT_MS, beat)
  }
  raw.once('close', () => {
    stopHeartbeat()
    closed()
  })
  return {
    send: (event: RoomEvent) => write(JSON.stringify(event)),
    close: () => void raw.end(),
  }
}
