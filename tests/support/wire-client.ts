import { Agent, request } from 'node:http'

export type WireAnswer = {
  status: number
  code: string | undefined
  cookie: string | undefined
  text: string
}

/** A crowd of clients with kept connections, each request from whatever address the proxy would have named. */
export function openCrowd(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  async function send(
    url: string,
    options: { from: string; method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<WireAnswer> {
    const { from, method = 'GET', headers = {}, body } = options
    const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>()
    const sent = request(
      url,
      { agent, method, headers: { 'x-forwarded-for': from, 'x-forwarded-proto': 'https', ...headers } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        response.on('error', reject).on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            code: /"code":"(\w+)"/.exec(text)?.[1],
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
            text,
          }),
        )
      },
    )
    sent.on('error', reject).end(body)
    return promise
  }

  return { send, close: () => agent.destroy() }
}
