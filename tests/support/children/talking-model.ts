import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * A model behind an endpoint that speaks OpenAI's chat completions: answers in turn what it was told to, streamed in
 * small pieces, and prints what it was asked as a line of JSON.
 */
export type ToldAnswer = { says: string } | { status: number; body: string } | { raw: string }

const { port, answers }: { port: number; answers: ToldAnswer[] } = JSON.parse(process.argv[2] ?? '')

const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

const server = createServer(async (request, response) => {
  const { messages } = JSON.parse(await text(request))
  console.log(JSON.stringify({ asked: messages.at(-1).content }))
  const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? { says: '' }
  if ('status' in answer) return response.writeHead(answer.status).end(answer.body)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('raw' in answer) return response.end(answer.raw)
  for (const piece of answer.says.match(/.{1,5}/gsu) ?? []) response.write(event(piece))
  response.end('data: [DONE]\n\n')
})
server.listen(port, '127.0.0.1', () => console.log('"listening"'))
