import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const configuration = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))

/** nginx and openssl are not ours to install: where they are missing, what needs them says so and is left out. */
export const hasNginx =
  spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0

/** Runs the configuration that operators are given, over these instances, with a certificate of a test's own. */
export async function startNginx(instances: string[], { httpsPort }: { httpsPort?: number } = {}) {
  const [plain, port] = [await freePort(), httpsPort ?? (await freePort())]
  const folder = mkdtempSync(join(tmpdir(), 'veyra-nginx-'))
  // Its workers run as another user.
  chmodSync(folder, 0o755)
  const certificate = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ]
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  execFileSync('openssl', [...certificate, '-addext', 'subjectAltName=DNS:localhost', ...files], {
    stdio: 'ignore',
  })
  const servers = instances.map((url) => `server ${new URL(url).host} max_fails=0;`)
  const adapted = readFileSync(configuration, 'utf8')
    .replace(/server 127\.0\.0\.1:3000[\s\S]*?server 127\.0\.0\.1:3001[^;]*;/, servers.join('\n'))
    .replaceAll('www.example.com', 'localhost')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('$host;', `localhost:${port};`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `daemon off;\npid nginx.pid;\nerror_log errors.log;\n${adapted}`)
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const url = `https://localhost:${port}`
  const ca = readFileSync(join(folder, 'certificate.pem'), 'utf8')
  for (const deadline = Date.now() + 20_000; ; ) {
    if (nginx.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start: ${said}`)
    if ((await ask(url, '/healthz', { ca }).catch(() => undefined))?.status === 200) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    ca,
    ask: (path: string, body?: unknown) => ask(url, path, { ca, body }),
    errors: () => readFileSync(join(folder, 'errors.log'), 'utf8'),
    async stop() {
      const exited = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One request on a connection of its own; rejects where the connection fails. */
async function ask(url: string, path: string, { ca, body }: { ca: string; body?: unknown }) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const sent = request(
    `${url}${path}`,
    {
      ca,
      agent: false,
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
    },
    (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text })).on('error', reject)
    },
  )
  sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  return promise
}
