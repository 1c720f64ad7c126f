import { type ChildProcess, spawn } from 'node:child_process'

/**
 * The product with hot reload: Vite serves the site on PORT and hands the API to the server, which restarts
 * when its sources change.
 */
const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1
const api = `http://127.0.0.1:${apiPort}`
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`

const run = (args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })

const children = [
  run(['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    PORT: String(apiPort),
    PUBLIC_URL: publicUrl,
  }),
  run(['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', String(port), '--strictPort'], {
    VEYRA_DEV_API: api,
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
console.log(`Development: ${publicUrl} (pieces of the look: ${publicUrl}/ui)`)
