import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { findPostgresBinaries, startPostgres } from '../../tests/support/postgres.ts'
import { providerEnv } from '../../tests/support/provider.ts'
import { type Figure, type Measured, medianOf } from '../part.ts'
import { startServer } from './server-process.ts'

const AT_ONCE = 8

type Visitor = { cookie: string; email: string }

/** Consult forms per second, from Submit to the started talk, by visitors whose address is known already. */
export async function measureSignups({ quick }: { quick: boolean }): Promise<Measured> {
  const rounds = quick ? 2 : 7
  const figures: Figure[] = [await measureOn('SQLite', {}, rounds)]
  const [binaries] = findPostgresBinaries()
  if (!binaries) return { figures, notes: ['PostgreSQL is not installed here: not measured on it.'] }
  const postgres = await startPostgres(binaries)
  try {
    const env = {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'only for the bench, and long enough to be one',
    }
    figures.push(await measureOn('PostgreSQL', env, rounds))
  } finally {
    await postgres.remove()
  }
  return { figures, notes: ['Each signup starts a talk, and talks are let in one at a time.'] }
}

async function measureOn(database: string, env: Record<string, string>, rounds: number): Promise<Figure> {
  const provider = fork(join(import.meta.dirname, 'provider-process.ts'))
  const { url, key } = z.object({ url: z.string(), key: z.string() }).parse(await messageOf(provider))
  const server = await startServer({ env: { ...providerEnv({ url, key }), ...env } })
  try {
    const perSecond: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const visitors: Visitor[] = []
      for (let n = 0; n < 3 * AT_ONCE; n++)
        visitors.push(await knownVisitor(server.url, `bench-${round}-${n}@example.com`))
      const began = performance.now()
      const left = [...visitors]
      const submitAll = async () => {
        for (let next = left.pop(); next; next = left.pop()) await submit(server.url, next)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, submitAll))
      // The first round warms up.
      if (round > 0) perSecond.push((visitors.length / (performance.now() - began)) * 1000)
    }
    return medianOf({ name: `signups per second on ${database}, ${AT_ONCE} at once` }, perSecond)
  } finally {
    await server.stop()
    provider.disconnect()
  }
}

const messageOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]

/** Somebody who gave the address on an earlier visit, from another browser: that is enough to submit. */
async function knownVisitor(url: string, email: string): Promise<Visitor> {
  const earlier = await post(`${url}/api/verification/email`, { email, name: 'Ada Lovelace' })
  if (earlier.status !== 202) throw new Error(`an address was not taken: ${earlier.status}`)
  const now = await post(`${url}/api/verification/email`, { email, name: 'Ada Lovelace' })
  if (now.status !== 200) throw new Error(`a known address was not known: ${now.status}`)
  const cookie = now.headers.getSetCookie().map((one) => one.split(';')[0])
  return { cookie: cookie.join('; '), email }
}

async function submit(url: string, { cookie, email }: Visitor) {
  const form = { name: 'Ada Lovelace', email, phone: '', countryCode: '', countryName: '' }
  const answer = await post(`${url}/api/signups`, { ...form, verificationMethod: 'email' }, cookie)
  if (answer.status !== 201)
    throw new Error(`a signup was answered with ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
