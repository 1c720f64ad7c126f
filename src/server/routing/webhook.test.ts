import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { runChild, type TestChild } from '../../../tests/support/children/child.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import { type Desk, MIRA, openDesk } from '../../../tests/support/server/desk-server.ts'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { RETRY_AFTER_MS } from './notice-worker.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

type Notice = { id: string; timestamp: string; authorization: string; isGenuine: boolean; body: Body }
type Body = { type: string; data: { id: string; email: string; url: string } }

const running: TestChild[] = []
afterEach(async () => {
  for (const { process: child, ended } of running.splice(0)) {
    child.kill()
    await ended
  }
})

async function startReceiver(port: number, status = 204) {
  const child = runChild('webhook-receiver.ts', { port, secret: SECRET, status })
  running.push(child)
  const notices: Notice[] = []
  await once(child.lines, 'line')
  child.lines.on('line', (line) => notices.push(JSON.parse(line)))
  return {
    notices,
    /** Resolves once so many have come. */
    async until(count: number) {
      while (notices.length < count) await once(child.lines, 'line')
      return notices
    },
    async stop() {
      child.process.kill()
      await child.ended
    },
  }
}

const leave = (desk: Desk, recordId: string, isSuspect = false) =>
  desk.services.leads.record(desk.db, {
    kind: 'message',
    recordId,
    email: 'ada@example.com',
    name: 'Ada Núñez',
    headline: 'Hello',
    isSuspect,
  })

describeEachStore('notices of new leads', (openTestStore) => {
  async function open(options: { user?: string; port?: number } = {}) {
    const port = options.port ?? (await freePort())
    const desk = await openDesk(await openTestStore(), {
      env: {
        LEAD_WEBHOOK_URL: `http://${options.user ?? ''}127.0.0.1:${port}/leads`,
        LEAD_WEBHOOK_SECRET: SECRET,
      },
    })
    return { desk, port }
  }
  const stateOf = async (desk: Desk, id: string) => {
    const mira = await desk.signIn()
    return (await mira.get(`/api/staff/leads/${id}`)).json().webhook
  }

  test('a new lead is told, signed, once; a suspect one is not', async () => {
    const { desk: opened, port } = await open({ user: 'crm:pass%20word@' })
    await using desk = opened
    const receiver = await startReceiver(port)
    const id = await leave(desk, 'r1')
    await leave(desk, 'r2', true)
    await desk.services.routing.round()
    await desk.services.routing.round()
    expect(await receiver.until(1)).toMatchObject([
      {
        isGenuine: true,
        timestamp: String(Date.parse(desk.now()) / 1000),
        authorization: `Basic ${Buffer.from('crm:pass word').toString('base64')}`,
        body: {
          type: 'lead.created',
          data: { id, email: 'ada@example.com', url: `http://site.test/desk?lead=${id}` },
        },
      },
    ])
    expect(await stateOf(desk, id)).toEqual({ state: 'delivered', attempts: 1, lastProblem: null })
    expect(await desk.db.selectFrom('notices').select('state').execute()).toHaveLength(1)
  })

  test('the running server tells what a visitor sends, at once, and stops in good order', async () => {
    const { desk: opened, port } = await open()
    await using desk = opened
    const receiver = await startReceiver(port)
    await desk.app.listen({ host: '127.0.0.1', port: 0 })
    const form = { firstName: 'Ada', lastName: 'Núñez', email: 'ada@example.com' }
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/messages',
      payload: { ...form, subject: 'Hello', message: 'How are you?' },
    })
    expect(answer.statusCode).toBe(201)
    expect(await receiver.until(1)).toMatchObject([
      { isGenuine: true, body: { type: 'lead.created', data: { email: 'ada@example.com' } } },
    ])
  })

  test('a receiver that is down gets it when it is back, under the same id', async () => {
    const { desk: opened, port } = await open()
    await using desk = opened
    const failing = await startReceiver(port, 500)
    const id = await leave(desk, 'r1')
    await desk.services.routing.round()
    const [first] = await failing.until(1)
    expect(await stateOf(desk, id)).toEqual({ state: 'pending', attempts: 1, lastProblem: 'answered 500' })
    await failing.stop()

    await desk.services.routing.round()
    expect((await stateOf(desk, id)).attempts).toBe(1)
    desk.wait(RETRY_AFTER_MS[0] ?? 0)
    await desk.services.routing.round()
    expect(await stateOf(desk, id)).toEqual({ state: 'pending', attempts: 2, lastProblem: 'ECONNREFUSED' })

    const back = await startReceiver(port)
    desk.wait(RETRY_AFTER_MS[1] ?? 0)
    await desk.services.routing.round()
    const [again] = await back.until(1)
    expect(again).toMatchObject({ id: first?.id, isGenuine: true })
    expect(await stateOf(desk, id)).toMatchObject({ state: 'delivered', attempts: 3 })
    expect(desk.logged.join('')).not.toContain('ada@example.com')
  })

  test('it is given up after the last attempt, and at once where the receiver says it is gone for good', async () => {
    const { desk: opened, port } = await open()
    await using desk = opened
    const id = await leave(desk, 'r1')
    for (const ms of RETRY_AFTER_MS) {
      await desk.services.routing.round()
      desk.wait(ms)
    }
    expect(await stateOf(desk, id)).toMatchObject({ state: 'pending' })
    await desk.services.routing.round()
    expect(await stateOf(desk, id)).toMatchObject({ state: 'failed', attempts: RETRY_AFTER_MS.length + 1 })

    await startReceiver(port, 410)
    const gone = await leave(desk, 'r2')
    await desk.services.routing.round()
    expect(await stateOf(desk, gone)).toEqual({ state: 'failed', attempts: 1, lastProblem: 'answered 410' })
    const mira = await desk.signIn()
    expect((await mira.get('/api/staff/webhook')).json()).toEqual({
      isOn: true,
      host: `127.0.0.1:${port}`,
      pending: 0,
      failed: 2,
      lastDeliveredAt: null,
      lastProblem: 'answered 410',
    })
  })

  test('of two instances one tells it', async () => {
    const { desk: opened, port } = await open()
    await using desk = opened
    const receiver = await startReceiver(port)
    const other = await openDesk(desk.store, {
      env: { LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/leads`, LEAD_WEBHOOK_SECRET: SECRET },
    })
    const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => leave(desk, `r${n}`)))
    for (let n = 0; n < 4; n++)
      await Promise.all([desk.services.routing.round(), other.services.routing.round()])
    const notices = await receiver.until(ids.length)
    expect(notices.map(({ body }) => body.data.id).toSorted()).toEqual(ids.toSorted())
    await other[Symbol.asyncDispose]()
  })

  test('no redirect is followed', async () => {
    const { desk: opened, port } = await open()
    await using desk = opened
    const receiver = await startReceiver(port, 302)
    const id = await leave(desk, 'r1')
    await desk.services.routing.round()
    expect(await stateOf(desk, id)).toMatchObject({ state: 'pending', lastProblem: 'answered 302' })
    expect(receiver.notices).toHaveLength(1)
  })

  test('the test button says how a notice fared', async () => {
    const { desk: opened, port } = await open()
    await using desk = opened
    const mira = await desk.signIn()
    const button = async () => (await mira.post('/api/staff/webhook/test')).json()
    expect(await button()).toMatchObject({ isDelivered: false, status: null, problem: 'ECONNREFUSED' })
    const receiver = await startReceiver(port)
    expect(await button()).toMatchObject({ isDelivered: true, status: 204, problem: null })
    expect(await receiver.until(1)).toMatchObject([{ isGenuine: true, body: { type: 'lead.test' } }])
    const { entries } = (await mira.get('/api/staff/audit?action=webhook.tested')).json()
    expect(entries.map(({ actor, detail }: { actor: string; detail: object }) => [actor, detail])).toEqual([
      [MIRA, { outcome: 'delivered' }],
      [MIRA, { outcome: 'ECONNREFUSED' }],
    ])
  })

  test('without an address nothing is queued and the button says so', async () => {
    await using desk = await openDesk(await openTestStore())
    await leave(desk, 'r1')
    expect(await desk.db.selectFrom('notices').select('id').execute()).toEqual([])
    const mira = await desk.signIn()
    const answer = await mira.post('/api/staff/webhook/test')
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'webhook_off'])
  })
})
