import { createServer } from 'node:http'
import { z } from 'zod'

const answer = z.object({ headers: z.array(z.string()), body: z.base64() })

/** The least that Node can do: one buffer and one list of headers, the same for every request. */
process.once('message', (message) => {
  const { headers, body } = answer.parse(message)
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
  })
})
process.on('disconnect', () => process.exit(0))
