import { subscribe } from 'node:diagnostics_channel'
import { z } from 'zod'
import { startProvider } from '../../tests/support/provider.ts'

/**
 * The stand-in provider in a process of its own. It tells how long it has had calls to answer, and ends every talk
 * as soon as it has told of it, so that the next start finds room and nothing to clean up.
 */
const exchange = z.object({ request: z.object({ url: z.string() }) })
const begun = new Map<unknown, number>()
let busyMs = 0

const provider = await startProvider()
const isCall = (message: unknown) => exchange.safeParse(message).data?.request.url.startsWith('/v2/') ?? false
const requestOf = (message: unknown) => (message as { request: unknown }).request
subscribe('http.server.request.start', (message) => {
  if (isCall(message)) begun.set(requestOf(message), performance.now())
})
subscribe('http.server.response.finish', (message) => {
  const since = begun.get(requestOf(message))
  if (since === undefined) return
  begun.delete(requestOf(message))
  busyMs += performance.now() - since
  for (const talk of provider.conversations.values()) talk.status = 'ended'
})
process.on('message', () => {
  process.send?.({ busyMs })
  busyMs = 0
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url: provider.url, key: provider.key })
