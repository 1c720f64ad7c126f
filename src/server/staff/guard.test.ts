import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Desk, openDesk } from '../../../tests/support/server/desk-server.ts'
import { openTestApp } from '../../../tests/support/server/test-app.ts'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { openRoutes, STAFF_ROUTES } from './guard.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** Every operation of the desk, as the server itself describes it to the world. */
async function describedRoutes(desk: Desk) {
  const { paths } = openApi.parse((await desk.anyone.get('/api/openapi.json')).json())
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(STAFF_ROUTES))
    .flatMap(([path, operations]) =>
      methods.filter((method) => method in operations).map((method) => ({ method, path })),
    )
}
const someAddress = (path: string) => path.replaceAll(/\{\w+\}/g, '0199a0a0-0000-7000-8000-000000000000')

describeEachStore('the desk’s door', (openTestStore) => {
  test('no route answers anybody who is not signed in', async () => {
    await using desk = await openDesk(await openTestStore())
    const all = await describedRoutes(desk)
    const open = all.filter(({ path }) => openRoutes.has(path)).map(({ path }) => path)
    expect(open.toSorted(), 'the ways in, and nothing else').toEqual([
      '/api/staff/sign-in',
      '/api/staff/sign-in/confirm',
      '/api/staff/sign-in/passkey',
      '/api/staff/sign-in/passkey/options',
    ])
    const routes = all.filter(({ path }) => !openRoutes.has(path))
    expect(routes.length).toBeGreaterThan(8)
    const mira = await desk.signIn()
    await mira.post('/api/staff/sign-out')
    const cookies = [
      undefined,
      mira.cookie,
      'staff=',
      'staff=undefined',
      `staff=${'A'.repeat(43)}`,
      '__Host-staff=x; visitor=0199a0a0.1.signed',
    ]
    for (const { method, path } of routes) {
      for (const cookie of cookies) {
        for (const as of method === 'get' ? (['GET', 'HEAD'] as const) : ([method.toUpperCase()] as const)) {
          const answer = await desk.app.inject({
            method: as as 'GET',
            url: someAddress(path),
            headers: cookie ? { cookie } : {},
            ...(as !== 'GET' && as !== 'HEAD' && { payload: {} }),
          })
          expect([as, path, cookie, answer.statusCode]).toEqual([as, path, cookie, 401])
          expect(answer.headers['set-cookie']).toBeUndefined()
          if (as !== 'HEAD') expect(answer.json().error.code).toBe('unauthorized')
        }
      }
    }
  })

  test('every route answers somebody who is', async () => {
    await using desk = await openDesk(await openTestStore())
    const routes = await describedRoutes(desk)
    // Those that end a session come last, each in one of its own.
    const isEnd = (path: string) => path.includes('sign-out')
    const once = await desk.signIn()
    for (const { method, path } of routes.toSorted((one, other) => +isEnd(one.path) - +isEnd(other.path))) {
      const mira = isEnd(path) ? await desk.signIn() : once
      const answer = await mira.send(
        method.toUpperCase() as 'GET',
        someAddress(path),
        method === 'get' ? undefined : {},
      )
      expect([path, answer.statusCode]).not.toEqual([path, 401])
      expect([path, answer.statusCode < 500]).toEqual([path, true])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })
})

describe('a staff route that is added later', () => {
  test('is closed too, wherever it was registered', async () => {
    await using server = await openTestApp({
      extend: (app) => {
        app.register(async (elsewhere) => {
          elsewhere.get('/api/staff/new-thing', async () => 'secret')
          elsewhere.get('/api/staffroom', async () => 'open')
        })
      },
    })
    expect((await server.app.inject({ url: '/api/staff/new-thing' })).statusCode).toBe(401)
    expect((await server.app.inject({ url: '/api/staffroom' })).body).toBe('open')
  })
})
