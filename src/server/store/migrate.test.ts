import { readdirSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { describe, expect, test } from 'vitest'
import { runChild } from '../../../tests/support/children/child.ts'
import { describeEachStore } from '../../../tests/support/stores.ts'
import { insertSignup, signups } from '../signups/signups-table.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { columnTypes, type Migration } from './migrations/migration.ts'

const names = Object.keys(migrations).toSorted()

const createTable = (name: string): Migration => ({
  async up(db, column) {
    await db.schema.createTable(name).addColumn('id', column.id).execute()
  },
})

const signup = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
  countryCode: '',
  countryName: '',
  verificationMethod: 'email',
  isPhoneVerified: false,
  isEmailVerified: true,
  avatarConversationId: null,
  avatarConversationUrl: null,
} as const

describeEachStore('migrations', (openTestStore, dialect) => {
  const tablesOf = async (db: Parameters<typeof migrate>[0]) =>
    (await db.introspection.getTables()).map(({ name }) => name)

  test('apply once, and say what they applied', async () => {
    const store = await openTestStore({ migrated: false })
    expect(await store.migrate()).toEqual(names)
    expect(await store.migrate()).toEqual([])
  })

  test('of several processes that start at once, one migrates and all succeed', {
    timeout: 120_000,
  }, async () => {
    for (let round = 0; round < 2; round++) {
      const { place } = await openTestStore({ migrated: false })
      const children = Array.from({ length: 4 }, () => runChild('migrate-when-told.ts', place))
      const applied: string[][] = []
      const ready = children.map(({ lines }) => {
        const told = Promise.withResolvers<void>()
        lines.on('line', (line) => (line === 'ready' ? told.resolve() : applied.push(JSON.parse(line))))
        return told.promise
      })
      await Promise.all(ready)
      for (const child of children) child.process.stdin.write('go\n')

      expect(await Promise.all(children.map(({ ended }) => ended))).toEqual([0, 0, 0, 0])
      expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([names, [], [], []])
    }
  })

  test('an older version starts and works beside a newer one that has migrated further', async () => {
    const store = await openTestStore()
    const newer: Record<string, Migration> = {
      ...migrations,
      '9998-next-table': createTable('next_table'),
      '9999-next-column': {
        async up(db, column) {
          await db.schema.alterTable('signups').addColumn('source', column.text).execute()
        },
      },
    }
    expect(await migrate(store.db, dialect, newer)).toEqual(['9998-next-table', '9999-next-column'])

    expect(await store.migrate()).toEqual([])
    const made = await insertSignup(store.db, Date.now, signup)
    expect(await signups.byId(store.db, made.id)).toEqual(made)
  })

  test('a migration that comes late under an earlier name is still applied', async () => {
    const store = await openTestStore()
    await migrate(store.db, dialect, { ...migrations, '9002-theirs': createTable('theirs') })
    const both = {
      ...migrations,
      '9001-ours': createTable('ours'),
      '9002-theirs': createTable('theirs'),
    }
    expect(await migrate(store.db, dialect, both)).toEqual(['9001-ours'])
  })

  test('where one fails, none of the run is applied, and the error names it', async () => {
    const store = await openTestStore()
    const broken: Migration = {
      async up(db) {
        await createTable('half_made').up(db, columnTypes[dialect])
        throw new Error('no more room')
      },
    }
    const attempt = migrate(store.db, dialect, {
      ...migrations,
      '9001-good': createTable('good'),
      '9002-broken': broken,
    })
    await expect(attempt).rejects.toMatchObject({
      name: 'StoreError',
      code: 'migration',
      message: 'The database could not be migrated: 9002-broken: no more room',
    })
    expect(await tablesOf(store.db)).not.toEqual(expect.arrayContaining(['good']))
    expect(await tablesOf(store.db)).not.toEqual(expect.arrayContaining(['half_made']))

    const mended = { ...migrations, '9001-good': createTable('good'), '9002-broken': createTable('whole') }
    expect(await migrate(store.db, dialect, mended)).toEqual(['9001-good', '9002-broken'])
  })

  test('one for the other database alone counts as applied and does nothing', async () => {
    const store = await openTestStore()
    const foreign: Migration = {
      ...createTable('foreign'),
      only: dialect === 'sqlite' ? 'postgres' : 'sqlite',
    }
    expect(await migrate(store.db, dialect, { ...migrations, '9001-foreign': foreign })).toEqual([
      '9001-foreign',
    ])
    expect(await tablesOf(store.db)).not.toContain('foreign')
  })
})

describe('the set of migrations', () => {
  test('every file stands in the list, under its own name', () => {
    const files = readdirSync(new URL('migrations/', import.meta.url)).filter((file) => /^\d/.test(file))
    expect(names).toEqual(files.map((file) => file.replace(/\.ts$/, '')).toSorted())
    for (const name of names) expect(name).toMatch(/^\d{4}-[a-z0-9-]+$/)
  })

  test('only one named -contract- takes anything away that an older version may need', async () => {
    const statements: string[] = []
    const db = new Kysely<unknown>({
      dialect: new SqliteDialect({ database: new BetterSqlite3(':memory:') }),
      log: ({ query }) => void statements.push(query.sql),
    })
    for (const name of names) {
      statements.length = 0
      const migration = migrations[name]
      if (migration?.only !== 'postgres') await migration?.up(db, columnTypes.sqlite)
      if (!name.includes('-contract-')) expect(statements.join('\n')).not.toMatch(/\b(drop|rename)\b/i)
    }
    await db.destroy()
  })
})
