import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

type Answer = { status: number; type: string; body: Buffer; isText: boolean }

/** Nothing to wait for and nothing to draw but text: as early as this machine can paint at all. */
const BARE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Text</title>
<meta name="viewport" content="width=device-width"></head><body><h1>A page of plain text</h1>
${'<p>It has a heading and a few paragraphs, no style, no picture, no script.</p>'.repeat(8)}</body></html>`

export const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

/** The same site with the scripts taken out of its HTML, from memory; `/bare` is the bare text page. */
export async function startTwin(origin: string) {
  const known = new Map<string, Promise<Answer>>([
    ['/bare', Promise.resolve(textAnswer(200, 'text/html; charset=utf-8', BARE))],
  ])
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const found = known.get(path) ?? take(origin, path)
    known.set(path, found)
    const { status, type, body, isText } = await found
    response.writeHead(status, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'no-cache',
      ...(isText && { 'content-encoding': 'br' }),
    })
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

function textAnswer(status: number, type: string, text: string): Answer {
  return { status, type, body: brotliCompressSync(text), isText: true }
}

async function take(origin: string, path: string): Promise<Answer> {
  const response = await fetch(origin + path)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/html'))
    return textAnswer(response.status, type, withoutScripts(await response.text()))
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type, body, isText: false }
}
