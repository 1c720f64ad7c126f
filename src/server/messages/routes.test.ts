import { expect, test } from 'vitest'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { openTestApp } from '../test-app.ts'
import { messages } from './messages-table.ts'
import { waitlist } from './waitlist-table.ts'

const message = {
  firstName: 'Ada',
  lastName: 'Núñez 田中',
  email: 'ada@example.com',
  subject: 'Agents for our treasury',
  message: 'How long does a pilot take?\nWe have two ledgers.',
}

describeEachStore('what visitors leave', (openTestStore) => {
  async function open() {
    const store = await openTestStore()
    const { databaseUrl, dataDir } = store.place
    const server = await openTestApp({
      env: {
        DATA_DIR: dataDir,
        ...(databaseUrl && {
          DATABASE_URL: databaseUrl,
          SESSION_SECRET: 'a secret for messages in tests',
          AVATAR_API_URL: 'http://127.0.0.1:9',
          AVATAR_API_KEY: 'k',
          AVATAR_REPLICA_ID: 'r',
          AVATAR_PERSONA_ID: 'p',
        }),
      },
    })
    const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })
    return { store, post, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
  }

  test('a message is kept as it was written', async () => {
    await using server = await open()
    const answer = await server.post('/api/messages', { ...message, category: 'partnerships' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ status: 'received' })
    const { items } = await messages.newestFirst(server.store.db, { limit: 5 })
    expect(items).toMatchObject([{ ...message, kind: 'message', category: 'partnerships', timeZone: null }])
  })

  test('a demo request keeps the days and the time zone', async () => {
    await using server = await open()
    const demo = { ...message, kind: 'demo', preferredDays: 'Tuesday, Thursday', timeZone: 'Asia/Tokyo' }
    expect((await server.post('/api/messages', demo)).statusCode).toBe(201)
    const { items } = await messages.newestFirst(server.store.db, { limit: 5 })
    expect(items).toMatchObject([demo])
  })

  test('bad fields are named, each with its sentence, and nothing is kept', async () => {
    await using server = await open()
    const answer = await server.post('/api/messages', {
      firstName: ' ',
      lastName: 'Smith',
      email: 'ada at example',
      subject: 'Hello\r\nBcc: everyone@example.com',
      message: 'x'.repeat(5001),
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.fields).toEqual({
      firstName: 'First name is required',
      email: 'Please enter a valid email address',
      subject: 'Subject must stand on one line',
      message: 'Message can have at most 5000 characters',
    })
    expect((await messages.newestFirst(server.store.db, { limit: 5 })).items).toEqual([])
  })

  test('the waitlist keeps address and interest', async () => {
    await using server = await open()
    const entry = { email: 'ada@example.com', interest: 'Smart Cities' }
    expect((await server.post('/api/waitlist', entry)).statusCode).toBe(201)
    expect((await waitlist.newestFirst(server.store.db, { limit: 5 })).items).toMatchObject([entry])
    expect((await server.post('/api/waitlist', { email: '', interest: 'x' })).json().error.fields).toEqual({
      email: 'Email is required',
    })
  })
})
