import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * A receiver as an operator would write one by the Standard Webhooks page: checks the signature, answers what it
 * was told to, and prints each notice as a line of JSON.
 */
const { port, secret, status }: { port: number; secret: string; status: number } = JSON.parse(
  process.argv[2] ?? '',
)
const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')

const server = createServer(async (request, response) => {
  const body = await text(request)
  const header = (name: string) => String(request.headers[name] ?? '')
  const signed = `${header('webhook-id')}.${header('webhook-timestamp')}.${body}`
  const expected = Buffer.from(createHmac('sha256', key).update(signed).digest('base64'))
  const isGenuine = header('webhook-signature')
    .split(' ')
    .some((one) => {
      const given = Buffer.from(one.replace(/^v1,/, ''))
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
  const notice = {
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    authorization: header('authorization'),
    isGenuine,
    body: JSON.parse(body),
  }
  console.log(JSON.stringify(notice))
  response
    .writeHead(status, status === 302 ? { location: '/elsewhere' } : {})
    .end('thank you, ada@example.com')
})
server.listen(port, '127.0.0.1', () => console.log('"listening"'))
