import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Whoever guesses the secret signs cookies in anybody's name, on their own machine and without a request to us. */

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

async function failedStart(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...env } })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, lines: said.trim().split('\n') }
}

test.each(['changeme', 'correct horse battery staple 1!'])(
  'a secret that a list of guesses holds stops the start: %s',
  async (guessable) => {
    const { code, lines } = await failedStart({ PORT: '0', SESSION_SECRET: guessable })
    expect(code).toBe(1)
    expect(lines).toEqual([
      'SESSION_SECRET: the value given is not at least 32 characters long; this makes one: openssl rand -hex 32',
    ])
  },
)

test('where one must be given, the line that asks for it makes it', async () => {
  const { code, lines } = await failedStart({ DATABASE_URL: 'postgres://db.internal/veyra' })
  expect(code).toBe(1)
  expect(lines.find((line) => line.startsWith('SESSION_SECRET'))).toMatch(/openssl rand -hex 32$/)
})
