import { connect } from 'node:net'

/**
 * Sends these bytes on one connection, then a drop every 20 ms where one is given, and returns all that comes back
 * until the server closes it.
 */
export function sendBytes(port: number, bytes: string, drop?: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect({ host: '127.0.0.1', port })
  const dripping = drop === undefined ? undefined : setInterval(() => socket.write(drop), 20)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  // Whoever goes on sending to a closed connection gets an error: what came before it is the answer.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(dripping)
    resolve(answer)
  })
  socket.write(bytes)
  if (drop === undefined) socket.end()
  return promise
}

/** The status of each answer in what came back on one connection. */
export const statusesOf = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code))
