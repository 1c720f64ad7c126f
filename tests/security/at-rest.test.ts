import { chmodSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openInstances, post } from '../support/instances.ts'
import { type Provider, startProvider } from '../support/provider.ts'
import { type Smtp, startSmtp } from '../support/smtp.ts'
import { describeEachStore, type TestStore } from '../support/stores.ts'

/** Somebody else with an account on this machine, and whoever comes by a copy of the database. */

const STAFF = 'ada@example.com'

let provider: Provider
let smtp: Smtp
beforeEach(async () => {
  provider = await startProvider()
  smtp = await startSmtp()
})
afterEach(async () => {
  await provider.close()
  await smtp.stop()
})

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string) =>
  Object.fromEntries(globSync(join(folder, '*')).map((path) => [basename(path), modeOf(path)]))
const closed = {
  'session-secret': '600',
  'studio-key': '600',
  'veyra.db': '600',
  'veyra.db-shm': '600',
  'veyra.db-wal': '600',
}

/** An account whose files everybody may read and write unless a program says otherwise. */
const careless = { prelude: 'umask 000' }

describeEachStore('on the disk', (openTestStore, dialect) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore()
  })

  describe.runIf(dialect === 'sqlite')('files', () => {
    test('a new folder and all in it are for their owner alone', async () => {
      const dataDir = join(store.place.dataDir, 'deep', 'data')
      const instances = await openInstances({ place: { dataDir }, provider, ...careless })
      try {
        await instances.launch()
        expect(modeOf(dataDir)).toBe('700')
        expect(modeOf(join(dataDir, '..'))).toBe('700')
        expect(modesIn(dataDir)).toEqual(closed)
      } finally {
        await instances.close()
      }
    })

    test('what an older version or a restored backup left open is closed at the next start', async () => {
      const { dataDir } = store.place
      const instances = await openInstances({ place: store.place, provider, ...careless })
      try {
        // Killed, so that it leaves its log and index behind.
        await (await instances.launch()).kill()
        chmodSync(dataDir, 0o755)
        for (const name of Object.keys(closed)) chmodSync(join(dataDir, name), 0o644)
        await instances.launch()
        expect(modeOf(dataDir)).toBe('700')
        expect(modesIn(dataDir)).toEqual(closed)
      } finally {
        await instances.close()
      }
    })

    test('a folder that others live in too is not closed to them; ours is closed, and one line tells', async () => {
      const { dataDir } = store.place
      mkdirSync(join(dataDir, 'of-another-program'))
      writeFileSync(join(dataDir, 'of-another-program', 'file'), '')
      chmodSync(dataDir, 0o755)
      const instances = await openInstances({ place: store.place, provider, ...careless })
      try {
        const instance = await instances.launch()
        expect(modeOf(dataDir)).toBe('755')
        const ours = modesIn(dataDir)
        expect(Object.keys(closed).map((name) => ours[name])).toEqual(Object.values(closed))
        await instance.stop()
        expect(instance.output().match(/.*of-another-program.*/g)).toHaveLength(1)
        expect(instance.output()).toMatch(/set DATA_DIR to a folder of its own/)
      } finally {
        await instances.close()
        rmSync(join(dataDir, 'of-another-program'), { recursive: true, force: true })
      }
    })
  })

  const letters = () => store.db.selectFrom('outbox').selectAll().orderBy('id').execute()

  test('a letter that carried a code holds none once it was sent, nor does the file', async () => {
    const env = { SMTP_URL: smtp.url, STAFF_EMAILS: STAFF }
    const instances = await openInstances({ place: store.place, provider, env })
    try {
      const instance = await instances.launch()
      await post(instance.url, '/api/staff/sign-in', { email: STAFF })
      await post(instance.url, '/api/verification/email', { email: 'bob@example.com', name: 'Bob' })
      const sent = [await smtp.next(STAFF), await smtp.next('bob@example.com')]
      const codes = sent.map(({ text }) => /[?&#](?:oobCode|code)=([\w-]{20,})/.exec(text)?.[1] ?? '')
      expect(codes.filter(Boolean), 'the letters themselves carried them').toHaveLength(2)

      await expect.poll(async () => (await letters()).every(({ state }) => state === 'sent')).toBe(true)
      const kept = (await letters()).map(({ kind, to, text, html }) => ({ kind, to, text, html }))
      expect(kept.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
        { kind: 'staff-sign-in', to: STAFF, text: '', html: '' },
        { kind: 'verify-email', to: 'bob@example.com', text: '', html: '' },
      ])

      if (dialect === 'postgres') return
      await instance.stop()
      await store.close()
      const bytes = readFileSync(join(store.place.dataDir, 'veyra.db'))
      for (const code of codes) expect(bytes.includes(code)).toBe(false)
    } finally {
      await instances.close()
    }
  })

  test('codes that an older version sent and kept are blanked at the next start; other letters stay', async () => {
    const old = { html: 'https://site.example/login?code=old', text: 'https://site.example/login?code=old' }
    const row = (id: number, kind: string, attempts: number, state: 'sent' | 'failed' = 'sent') => ({
      ...{ id: `00000000-0000-7000-8000-00000000000${id}`, kind, attempts, state, ...old },
      ...{ to: STAFF, replyTo: null, about: STAFF, subject: 's', attachments: '[]', lastError: null },
      ...{ nextAttemptAt: now(), claimedUntil: null, sentAt: now(), createdAt: now() },
    })
    const now = () => new Date().toISOString()
    await store.db
      .insertInto('outbox')
      .values([
        row(1, 'staff-sign-in', 1),
        row(2, 'verify-email', 3),
        row(3, 'verify-email', 2, 'failed'),
        row(4, 'waitlist-joined', 1),
        // Delivered by standing here, while there was no mail server: it may still be read.
        row(5, 'verify-email', 0),
      ])
      .execute()
    const instances = await openInstances({ place: store.place, provider, env: { SMTP_URL: smtp.url } })
    try {
      await instances.launch()
      const texts = async () => (await letters()).map(({ text, html }) => text + html).map(Boolean)
      await expect.poll(texts).toEqual([false, false, false, true, true])
    } finally {
      await instances.close()
    }
  })

  test('without a mail server the outbox is where letters are read, and keeps their text', async () => {
    const instances = await openInstances({
      place: store.place,
      provider,
      env: { STAFF_EMAILS: STAFF },
    })
    try {
      const { url } = await instances.launch()
      await post(url, '/api/staff/sign-in', { email: STAFF })
      await expect.poll(async () => (await letters()).map(({ text }) => text).join()).toMatch(/code=/)
    } finally {
      await instances.close()
    }
  })
})
