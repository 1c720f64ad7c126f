import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const configuration = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))

/** nginx and openssl are not ours to install: where they are missing, what needs them says so and is left out. */
export const hasNginx =
  spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0

/** A header in which nginx is told who calls: there is one machine here, and one network may not do everything. */
export const CALLER = 'x-caller'
export const withCallersNamed = (text: string) =>
  text.replace('http {', `http {\n  set_real_ip_from 127.0.0.1;\n  real_ip_header ${CALLER};`)

/**
 * Runs the configuration that operators are given, over these instances, on ports that are free and with a certificate
 * by an authority of the test's own. On `localhost` a client names the port; under another name it has to be led here.
 */
export async function startNginx(
  instances: string[],
  { host = 'localhost', adapt = (same) => same }: { host?: string; adapt?: (text: string) => string } = {},
) {
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'veyra-nginx-'))
  // Its workers run as another user.
  chmodSync(folder, 0o755)
  certify(folder, host)
  const servers = instances.map((url) => `server ${new URL(url).host} max_fails=0;`)
  const adapted = placed(adapt(readFileSync(configuration, 'utf8')), { folder, httpPort, httpsPort })
    .replace(/server 127\.0\.0\.1:3000[\s\S]*?server 127\.0\.0\.1:3001[^;]*;/, servers.join('\n'))
    .replaceAll('www.example.com', host)
    .replace('Host $host;', host === 'localhost' ? `Host localhost:${httpsPort};` : 'Host $host;')
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `daemon off;\npid nginx.pid;\n${adapted}`)
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const url = `https://localhost:${httpsPort}`
  const caFile = join(folder, 'authority.pem')
  const trusted = { ca: readFileSync(caFile, 'utf8'), servername: host }
  for (const deadline = Date.now() + 20_000; ; ) {
    if (nginx.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start: ${said}`)
    if ((await ask(url, '/healthz', { trusted }).catch(() => undefined))?.status === 200) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    host,
    httpPort,
    httpsPort,
    caFile,
    ask: (path: string, body?: unknown, caller?: string) => ask(url, path, { trusted, body, caller }),
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      const exited = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The same text, listening where anybody may and logging into a folder of a test's own. */
export const placed = (
  text: string,
  { folder, httpPort, httpsPort }: { folder: string; httpPort: number; httpsPort: number },
) =>
  text
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`)
    // Not every machine that runs tests has it.
    .replace(/^ *listen \[::\].*$/gm, '')
    .replaceAll('/var/log/nginx', folder)

/** An authority that nobody else knows, and its certificate for one name. */
export function certify(folder: string, host: string) {
  const make = (name: string, subject: string, ...more: string[]) => {
    const key = [
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      `${name}-key.pem`,
    ]
    const args = [
      'req',
      '-x509',
      ...key,
      '-days',
      '2',
      '-subj',
      `/CN=${subject}`,
      '-out',
      `${name}.pem`,
      ...more,
    ]
    execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
  }
  make('authority', 'A test authority', '-addext', 'keyUsage=keyCertSign')
  const signed = ['-CA', 'authority.pem', '-CAkey', 'authority-key.pem']
  make(
    'certificate',
    host,
    ...signed,
    '-addext',
    `subjectAltName=DNS:${host}`,
    '-addext',
    'basicConstraints=CA:false',
  )
  renameSync(join(folder, 'certificate-key.pem'), join(folder, 'key.pem'))
}

/** One request on a connection of its own; rejects where the connection fails. */
async function ask(
  url: string,
  path: string,
  {
    trusted,
    body,
    caller,
  }: { trusted: { ca: string; servername: string }; body?: unknown; caller?: string | undefined },
) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const sent = request(
    `${url}${path}`,
    {
      ...trusted,
      agent: false,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        // Whoever asks for another name than the certificate's is turned away.
        host: trusted.servername === 'localhost' ? new URL(url).host : trusted.servername,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(caller !== undefined && { [CALLER]: caller }),
      },
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
