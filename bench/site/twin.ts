import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** Nothing to wait for and nothing to draw but text: as early as this machine can paint at all. */
const BARE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Text</title>
<meta name="viewport" content="width=device-width"></head><body><h1>A page of plain text</h1>
${'<p>It has a heading and a few paragraphs, no style, no picture, no script.</p>'.repeat(8)}</body></html>`

/** Structured data stands in a script element too, but nothing of it runs: it stays. */
export const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

/** What the server says of a page or file, but for what belongs to this very answer. */
const OWN = ['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/** The same site, headers and all, with the scripts taken out of its HTML; `/bare` is the bare text page. */
export async function startTwin(origin: string) {
  const known = new Map<string, Promise<Answer>>([
    ['/bare', Promise.resolve(textAnswer(200, { 'content-type': 'text/html; charset=utf-8' }, BARE))],
  ])
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const found = known.get(path) ?? take(origin, path)
    known.set(path, found)
    const { status, headers, body } = await found
    response.writeHead(status, { ...headers, 'content-length': body.length })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function textAnswer(status: number, headers: Record<string, string>, text: string): Answer {
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(text) }
}

async function take(origin: string, path: string): Promise<Answer> {
  const response = await fetch(origin + path)
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN.includes(name)))
  if (headers['content-type']?.startsWith('text/html'))
    return textAnswer(response.status, headers, withoutScripts(await response.text()))
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
}
