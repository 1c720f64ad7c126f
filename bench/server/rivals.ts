import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { freePort } from '../../tests/support/free-port.ts'
import { untilAnswered } from './server-process.ts'

/** An answer as it came over the wire, still compressed. */
export type Sent = { headers: string[]; body: Buffer }
export type Rival = { url: string; pid: number; stop(): Promise<void> }

/** What the connection says about itself, and what every server writes by itself. */
const OF_THE_CONNECTION = /^(date|connection|keep-alive|transfer-encoding)$/i

export function fetchAsSent(url: string): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>()
  get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
    const pairs = Array.from({ length: response.rawHeaders.length / 2 }, (_, n) =>
      response.rawHeaders.slice(2 * n, 2 * n + 2),
    )
    const headers = pairs.filter(([name = '']) => !OF_THE_CONNECTION.test(name)).flat()
    resolve({ headers, body: await buffer(response) })
  }).on('error', reject)
  return promise
}

export async function startBareNode({ headers, body }: Sent): Promise<Rival> {
  const child = fork(join(import.meta.dirname, 'bare-node.ts'))
  child.send({ headers, body: body.toString('base64') })
  const [message] = await once(child, 'message')
  const { port } = z.object({ port: z.number() }).parse(message)
  return {
    url: `http://localhost:${port}/`,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit')
      child.disconnect()
      await exited
    },
  }
}

/** Written by nginx itself. */
const OF_NGINX = /^(content-type|content-length|etag)$/i

/** The same bytes as a file from one nginx process without a log; `undefined` where nginx is not installed. */
export async function startNginx({ headers, body }: Sent): Promise<Rival | undefined> {
  const version = spawnSync('nginx', ['-v'], { env: withSystemPaths })
  if (version.error) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'veyra-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'page'), body)
  const added = Array.from({ length: headers.length / 2 }, (_, n) => headers.slice(2 * n, 2 * n + 2))
    .filter(([name = '']) => !OF_NGINX.test(name))
    .map(([name, value = '']) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      ${temporary.join(' ')}
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      open_file_cache max=10 inactive=60s; open_file_cache_valid 60s;
      types {} default_type "text/html; charset=utf-8";
      server { listen 127.0.0.1:${port}; root ${folder}; location / { try_files /page =404; ${added.join('\n')} } }
    }`,
  )
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: withSystemPaths,
  })
  const url = `http://localhost:${port}/`
  await untilAnswered(url, () => child.exitCode === null)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Where systems keep what only administrators usually start. */
const withSystemPaths = {
  ...process.env,
  PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin`,
}
