import { request } from 'node:http'
import { setPriority } from 'node:os'
import { z } from 'zod'

/** Somebody elsewhere, who must not take this machine's processors from those who are measured. */
setPriority(19)

const order = z.object({ url: z.string(), bodies: z.number(), bytes: z.number() })

process.on('message', async (message) => {
  const { url, bodies, bytes } = order.parse(message)
  const events = Array.from({ length: bytes / 64 }, () => ({ role: 'user', content: 'a'.repeat(32) }))
  const body = Buffer.from(JSON.stringify({ properties: { transcript: events } }).slice(0, bytes))
  await Promise.all(Array.from({ length: bodies }, (_, at) => send(`${url}/${'A'.repeat(40)}${at}`, body)))
  process.send?.('over')
})
process.on('disconnect', () => process.exit(0))

/** Resolves when the server has answered, or has had enough. */
function send(url: string, body: Buffer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  request(url, { method: 'POST', agent: false, headers })
    .on('response', (response) => response.resume())
    .on('error', () => {})
    .on('close', resolve)
    .end(body)
  return promise
}
