import pg from 'pg'

/**
 * PostgreSQL takes ten times as long to put a hundred thousand talks into its search index one by one as all at once;
 * and what it does by itself within a minute or so of such a load is done here. Neither bears the server's time limits.
 */
export async function indexedAfterwards(databaseUrl: string, generate: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and indexdef like '%USING gin%'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await generate()
  for (const { definition } of rows) await client.query(definition)
  await client.query('vacuum analyze')
  await client.end()
}
