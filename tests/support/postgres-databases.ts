import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Says one thing to a server and gives back the rows it answers. */
export async function askPostgres(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** A new database on this server; `like` says what it is a copy of. */
export async function createDatabase(serverUrl: string, like = '') {
  const name = `veyra_test_${randomBytes(8).toString('hex')}`
  await askPostgres(serverUrl, `create database ${name} ${like}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const drop = async () => void (await askPostgres(serverUrl, `drop database ${name} with (force)`))
  return { name, url: url.href, drop }
}
