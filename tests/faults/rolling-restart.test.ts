import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Instance, openInstances } from '../support/instances.ts'
import { hasNginx, startNginx, withCallersNamed } from '../support/nginx.ts'
import { type Provider, startProvider } from '../support/provider.ts'
import { describeFault, type TestStore } from '../support/stores.ts'
import { sized } from '../support/test-length.ts'

const ROUNDS = sized(1, 2, 5)
const READERS = sized(2, 6, 6)
const WRITERS = sized(1, 3, 3)

describeFault('a rolling restart of two instances behind nginx, under load', (openTestStore) => {
  let store: TestStore
  let provider: Provider
  let instances: Awaited<ReturnType<typeof openInstances>>

  beforeEach(async () => {
    store = await openTestStore()
    provider = await startProvider()
    instances = await openInstances({
      place: store.place,
      provider,
      env: { PUBLIC_URL: 'https://localhost', TRUST_PROXY: 'loopback' },
    })
  })
  afterEach(async () => {
    await instances.close()
    await provider.close()
  })

  test.skipIf(!hasNginx)(
    'no request fails, and nothing that was acknowledged is missing',
    async () => {
      const running: Instance[] = [await instances.launch(), await instances.launch()]
      const urls = running.map(({ url }) => url)
      const nginx = await startNginx(urls, { adapt: withCallersNamed })
      const answers = new Map<number, number>()
      const acknowledged: string[] = []
      let isOver = false

      const failed: string[] = []
      const count = ({ status, text }: { status: number; text: string }) => {
        answers.set(status, (answers.get(status) ?? 0) + 1)
        if (status >= 300) failed.push(`${status} ${text}`)
      }
      // Each from a network of its own: no one of them may ask as often as all together do.
      const read = async (_: unknown, reader: number) => {
        while (!isOver) count(await nginx.ask('/about', undefined, `192.0.2.${reader + 1}`))
      }
      const write = async (writer: number) => {
        for (let n = 0; !isOver; n++) {
          const email = `writer${writer}.${n}@example.com`
          const joining = { email, interest: 'Digital twins' }
          const answer = await nginx.ask('/api/waitlist', joining, `198.51.100.${writer + 1}`)
          count(answer)
          if (answer.status === 201) acknowledged.push(email)
        }
      }
      const load = Promise.all([
        ...Array.from({ length: READERS }, read),
        ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
      ])
      for (let round = 0; round < ROUNDS; round++)
        for (const [at, instance] of running.entries()) {
          await instance.stop()
          running[at] = await instances.launch(Number(new URL(instance.url).port))
        }
      isOver = true
      await load
      await nginx.stop()

      expect(failed).toEqual([])
      expect([...answers.keys()].sort()).toEqual([200, 201])
      const kept = new Set(
        (await store.db.selectFrom('waitlist').select('email').execute()).map(({ email }) => email),
      )
      expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
      expect(acknowledged.length).toBeGreaterThan(0)
    },
    300_000,
  )
})
