import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

/** For the environment of a process of ours: what was compiled once is not compiled again, as under `npm start`. */
export const compiled = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache'),
}

/** Compiles the server: those that tests start are mostly killed, and then leave nothing behind for the next one. */
export async function compileServer(): Promise<void> {
  // With a port that is none it ends as soon as everything has been loaded.
  const env = { PATH: process.env.PATH, PORT: 'none', ...compiled }
  await once(spawn(process.execPath, [main], { env, stdio: 'ignore' }), 'exit')
}
