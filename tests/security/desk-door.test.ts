import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import type { Limiter } from '../../src/server/http/limits.ts'
import { limits } from '../../src/server/http/limits.ts'

import { systemTiming } from '../../src/server/timing/timing.ts'
import { HandTiming } from '../support/hand-timing.ts'
import { type Desk, MIRA, OFFICE, OMAR, openDesk } from '../support/server/desk-server.ts'
import { openTestApp } from '../support/server/test-app.ts'
import { describeEachStore } from '../support/stores.ts'

/** Somebody who cannot get in, and wants nobody else to, or to learn who could. */

const STRANGER = 'nobody@elsewhere.example'
const inPublic = { PUBLIC_URL: 'https://desk.example' }
const asSold = { LIMITS_SCALE: '1' }
const network = (n: number) => `198.51.100.${n}`
/** As long as any link waits to be written. */
const LONG_MS = 10_000

afterEach(() => {
  vi.restoreAllMocks()
})

describeEachStore('the way in by mail', (openTestStore) => {
  const statusOf = async (asking: ReturnType<Desk['ask']>) => (await asking).statusCode

  test('a stranger who asks for a colleague’s links uses up none of what she gets at the office', async () => {
    await using desk = await openDesk(await openTestStore(), { env: asSold })
    for (let n = 0; n < 40; n++) expect(await statusOf(desk.ask(MIRA, network(1)))).toBe(202)
    await desk.services.staff.signIn.settled()
    const before = (await desk.lettersTo(MIRA)).length
    expect(before, 'and her mailbox is not flooded').toBe(limits.staffSignInsTo.points)

    expect(await statusOf(desk.ask(MIRA, OFFICE))).toBe(202)
    const hers = await desk.mailedCode(MIRA)
    expect(await desk.lettersTo(MIRA)).toHaveLength(before + 1)
    // Whatever he asks for now, from wherever, her link stays good.
    for (let n = 2; n < 8; n++)
      for (let times = 0; times < 4; times++) {
        desk.wait(1)
        expect(await statusOf(desk.ask(MIRA, network(n)))).toBe(202)
      }
    await desk.services.staff.signIn.settled()
    expect((await desk.confirm(hers)).statusCode).toBe(200)
  })

  test('the last three links of a person open the desk, each once; an older one does not', async () => {
    await using desk = await openDesk(await openTestStore(), { env: asSold })
    const codes: string[] = []
    for (let n = 0; n < 4; n++) {
      desk.wait(1)
      await desk.ask(MIRA)
      codes.push(await desk.mailedCode(MIRA))
    }
    const uses = []
    for (const code of [...codes, ...codes]) uses.push((await desk.confirm(code)).statusCode)
    expect(uses).toEqual([410, 200, 200, 200, 410, 410, 410, 410])
  })

  test('too many requests, from one network or from all, are answered like any other', async () => {
    // So tight that each network has one, and all of them together six.
    const env = { LIMITS_SCALE: String(6 / limits.staffLetters.points) }
    await using desk = await openDesk(await openTestStore(), { env })
    const answers = new Set<string>()
    for (let n = 1; n <= 10; n++)
      for (const email of [MIRA, OMAR, STRANGER]) {
        const { statusCode, body, headers } = await desk.ask(email, network(n))
        answers.add(`${statusCode} ${body} ${headers['retry-after']}`)
      }
    expect([...answers]).toEqual(['202 {"state":"sent"} undefined'])
    await desk.services.staff.signIn.settled()
    expect([...(await desk.lettersTo(MIRA)), ...(await desk.lettersTo(OMAR))]).toHaveLength(6)
  })

  test('where the limits cannot be counted no link is sent, and the answer is the same', async () => {
    const broken: Limiter = {
      consume: async () => ({ ok: false, code: 'limits_unavailable', retryAfterSeconds: 5 }),
    }
    await using desk = await openDesk(await openTestStore(), { env: asSold, limiter: broken })
    for (const email of [MIRA, STRANGER]) expect(await statusOf(desk.ask(email))).toBe(202)
    await desk.services.staff.signIn.settled()
    expect(await desk.lettersTo(MIRA)).toEqual([])
  })
})

describeEachStore('who is staff', (openTestStore) => {
  /** What the server does on account of a request, in the order it is done. */
  function watch(desk: Desk, done: string[]) {
    const { includes } = desk.staffEmails
    desk.staffEmails.includes = (email, ...rest) => {
      done.push('look up')
      return includes.call(desk.staffEmails, email, ...rest)
    }
    for (const [what, on] of [
      ['issue', desk.services.codes],
      ['queue', desk.services.mail],
      ['consume', desk.services.limiter],
    ] as const) {
      const part = on as Record<string, (...given: unknown[]) => unknown>
      const original = part[what]?.bind(on)
      vi.spyOn(part, what).mockImplementation((...given) => {
        if (what !== 'consume' || String(given[0]).startsWith('staff')) done.push(what)
        return original?.(...given)
      })
    }
  }

  test('the answer is there before anything is done that depends on it', async () => {
    const timing = new HandTiming()
    await using desk = await openDesk(await openTestStore(), { timing, env: inPublic })
    const done: string[] = []
    watch(desk, done)
    for (const email of [MIRA, STRANGER, OMAR, MIRA, STRANGER]) {
      expect((await desk.ask(email)).statusCode).toBe(202)
      expect(done, 'and nothing else has happened').toEqual([])
    }
    await setImmediate()
    timing.advance(LONG_MS)
    await desk.services.staff.signIn.settled()
    expect(done).toContain('look up')
    expect(await desk.lettersTo(MIRA)).toHaveLength(2)
    expect(await desk.lettersTo(STRANGER)).toEqual([])
  })

  test('the same is done for everybody, after the same wait; for strangers it leaves nothing behind', async () => {
    const waits: number[] = []
    const sleep = async (ms: number) => void waits.push(ms)
    const timing = { now: Date.now, elapsed: Date.now, sleep }
    await using desk = await openDesk(await openTestStore(), { timing, env: inPublic })
    const done: string[] = []
    watch(desk, done)
    const doneFor = async (email: string) => {
      await desk.ask(email)
      await desk.services.staff.signIn.settled()
      return done.splice(0)
    }
    const [staff, stranger] = [await doneFor(MIRA), await doneFor(STRANGER)]
    expect(stranger).toEqual(staff)
    expect(staff.toSorted()).toEqual(['consume', 'consume', 'consume', 'issue', 'look up', 'queue'])
    expect(waits).toHaveLength(2)
    for (const table of ['outbox', 'codes'] as const)
      expect(await desk.db.selectFrom(table).select('id').execute()).toHaveLength(1)
  })

  test.each([
    ['with real waiting', inPublic],
    ['on one machine, where nothing waits', {}],
  ])('over a real connection, %s, the answer comes first each time', async (_where, env) => {
    await using desk = await openDesk(await openTestStore(), { timing: systemTiming, env })
    const order: string[] = []
    const { includes } = desk.staffEmails
    desk.staffEmails.includes = (email, ...rest) => {
      order.push(`looked up ${email}`)
      return includes.call(desk.staffEmails, email, ...rest)
    }
    await desk.app.listen({ host: '127.0.0.1', port: 0 })
    // Handed over to the network, as the server sees it: the client is in this process and reads it later.
    let asking = ''
    desk.app.server.on('request', (_request, response) =>
      response.once('finish', () => order.push(`answered ${asking}`)),
    )
    const url = `${desk.app.listeningOrigin}/api/staff/sign-in`
    const headers = { 'content-type': 'application/json' }
    const emails = [MIRA, STRANGER, OMAR, 'another@elsewhere.example']
    for (const email of emails) {
      asking = email
      await (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ email }) })).text()
    }
    await desk.services.staff.signIn.settled()
    for (const email of emails) {
      expect(order).toContain(`answered ${email}`)
      expect(order.indexOf(`answered ${email}`)).toBeLessThan(order.indexOf(`looked up ${email}`))
    }
  })
})

test('on one machine the link is in the outbox as soon as anybody can look', async () => {
  await using server = await openTestApp()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const url = server.app.listeningOrigin
  for (let n = 1; n <= 3; n++) {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'staff@localhost' })
    await (await fetch(`${url}/api/staff/sign-in`, { method: 'POST', headers, body })).text()
    const outbox = await (await fetch(`${url}/outbox`)).text()
    expect(new Set(outbox.match(/login\?code=[\w-]+/g)).size).toBe(n)
  }
})
