import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { leadsAnswer } from '../../src/contract/staff.ts'
import { type Dialect, dialects } from '../../src/server/store/database.ts'
import { findPostgresBinaries, startPostgres } from '../../tests/support/postgres.ts'
import { atMost, type Figure, type Measured, median, type Table } from '../part.ts'
import { OWNERS } from './generated-leads.ts'

const FEW = 1000
const MANY = 100_000
/** With a hundred times the leads, everything at the desk may take so many times as long. */
const SLOWER_AT_MOST = 3
/** The export's live memory may grow by so much between its first tenth and its last. */
const GROWTH_MB_AT_MOST = 4

const ready = z.object({ url: z.string(), cookie: z.string(), generatedSeconds: z.number() })

async function startDesk(count: number, databaseUrl: string | undefined) {
  const child = fork(join(import.meta.dirname, 'desk-process.ts'), [JSON.stringify({ count, databaseUrl })], {
    execArgv: ['--expose-gc'],
  })
  const told = async () => ((await once(child, 'message')) as [unknown])[0]
  const { url, cookie, generatedSeconds } = ready.parse(await told())
  const get = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  const ask = async <T>(what: string, schema: z.ZodType<T>) => {
    child.send(what)
    return schema.parse(await told())
  }
  return {
    count,
    generatedSeconds,
    get,
    list: async (query: string) => leadsAnswer.parse(await (await get(`/api/staff/leads?${query}`)).json()),
    memory: async () => (await ask('memory', z.object({ live: z.number() }))).live,
    scrub: async () => (await ask('scrub', z.object({ ms: z.number() }))).ms,
    async close() {
      child.send('close')
      await once(child, 'exit')
    },
  }
}
type Desk = Awaited<ReturnType<typeof startDesk>>

/** What is asked at a desk, by what it is; each desk is asked for what it holds. */
async function questionsFor(desk: Desk): Promise<Record<string, string>> {
  const page = await desk.list('limit=50')
  const lead = page.leads[20]
  let cursor = page.next
  for (let n = 0; n < 10 && cursor; n++) cursor = (await desk.list(`limit=50&cursor=${cursor}`)).next
  const list = (query: string) => `/api/staff/leads?${query}`
  const inSpring = 'from=2026-03-01&to=2026-03-31'
  return {
    'list: first page': list(''),
    'list: twelfth page': list(`cursor=${cursor}`),
    'filter: kind': list('kind=demo'),
    'filter: state': list('state=won'),
    'filter: owner': list(`owner=${OWNERS[1]}`),
    'filter: source': list('source=fair'),
    'filter: a month': list(inSpring),
    'filter: kind, state and owner': list(`kind=demo&state=won&owner=${OWNERS[1]}`),
    'search: one address': list(`search=${lead?.email}`),
    'search: a family name': list(`search=${lead?.name.split(' ')[1]}`),
    'search: a word in every tenth lead': list('search=pilot'),
    'search: a word in every lead': list('search=example'),
    'search: three letters': list('search=fin'),
    'search: a word, in work': list('search=treasury&state=in_work'),
    'counts by state': '/api/staff/lead-counts?',
    'counts of a search': '/api/staff/lead-counts?search=pilot',
    'one lead': `/api/staff/leads/${lead?.id}`,
  }
}

async function timed(desk: Desk, path: string): Promise<number> {
  const began = performance.now()
  await (await desk.get(path)).arrayBuffer()
  return performance.now() - began
}

/** Asked in turn, so that whatever else the machine does falls on both alike. */
async function compare(few: Desk, many: Desk, rounds: number) {
  const [ofFew, ofMany] = [await questionsFor(few), await questionsFor(many)]
  const compared: { what: string; few: number; many: number }[] = []
  for (const what of Object.keys(ofFew)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = -3; round < rounds; round++) {
      const one = await timed(few, ofFew[what] ?? '')
      const other = await timed(many, ofMany[what] ?? '')
      if (round < 0) continue
      times.few.push(one)
      times.many.push(other)
    }
    compared.push({ what, few: median(times.few), many: median(times.many) })
  }
  return compared
}

/** Reads the whole file and looks at the server's live memory on the way. */
async function exportAll(desk: Desk) {
  const began = performance.now()
  const answer = await desk.get('/api/staff/leads.csv?suspects=shown')
  const live: number[] = []
  let bytes = 0
  let lines = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    for (const byte of chunk) if (byte === 10) lines += 1
    if (lines > ((live.length + 1) * desk.count) / 10 && live.length < 9) live.push(await desk.memory())
  }
  if (lines !== desk.count + 1) throw new Error(`${lines} lines came of ${desk.count} leads`)
  const growth = (live.at(-1) ?? 0) - (live[0] ?? 0)
  return {
    seconds: (performance.now() - began) / 1000,
    megabytes: bytes / 2 ** 20,
    growthMb: growth / 2 ** 20,
  }
}

async function measureOn(dialect: Dialect, databases: string[], rounds: number) {
  const few = await startDesk(FEW, databases[0])
  const many = await startDesk(MANY, databases[1])
  try {
    const compared = await compare(few, many, rounds)
    const exported = await exportAll(many)
    const worst = compared.reduce((a, b) => (b.many / b.few > a.many / a.few ? b : a))
    const figures: Figure[] = [
      atMost(
        {
          name: `desk on ${dialect}: the slowest of ${compared.length} questions with ${MANY} leads against ${FEW}`,
          value: Number((worst.many / worst.few).toFixed(2)),
          unit: 'times as slow',
          note: worst.what,
          runs: rounds,
        },
        SLOWER_AT_MOST,
      ),
      atMost(
        {
          name: `desk on ${dialect}: live memory of the server from the first tenth of an export to the last`,
          value: Number(exported.growthMb.toFixed(2)),
          unit: 'MB more',
          note: `${exported.megabytes.toFixed(0)} MB of CSV in ${exported.seconds.toFixed(1)} s`,
        },
        GROWTH_MB_AT_MOST,
      ),
    ]
    if (dialect === 'sqlite')
      figures.push({
        name: 'desk on sqlite: rebuilding the file after an erasure',
        value: Math.round(await many.scrub()),
        unit: 'ms',
      })
    const table: Table = {
      title: `The desk on ${dialect}: median milliseconds of a request`,
      columns: ['question', `${FEW} leads`, `${MANY} leads`, 'ratio'],
      rows: compared.map((one) => [
        one.what,
        one.few.toFixed(1),
        one.many.toFixed(1),
        (one.many / one.few).toFixed(2),
      ]),
    }
    return { figures, table, generatedSeconds: many.generatedSeconds }
  } finally {
    await few.close()
    await many.close()
  }
}

/** List, filter and search with a thousand leads and with a hundred thousand, on both databases; the export too. */
export async function measureDesk({ quick }: { quick: boolean }): Promise<Measured> {
  const rounds = quick ? 7 : 25
  const measured: Required<Measured> = { figures: [], tables: [], notes: [] }
  for (const dialect of dialects) {
    const [binaries] = dialect === 'postgres' ? findPostgresBinaries() : []
    if (dialect === 'postgres' && !binaries) {
      measured.notes.push('PostgreSQL was not measured: no binaries found')
      continue
    }
    const postgres = binaries ? await startPostgres(binaries) : undefined
    try {
      const databases = postgres ? await twoDatabases(postgres.url) : []
      const { figures, table, generatedSeconds } = await measureOn(dialect, databases, rounds)
      measured.figures.push(...figures)
      measured.tables.push(table)
      measured.notes.push(`${MANY} leads were made on ${dialect} in ${generatedSeconds.toFixed(0)} s`)
    } finally {
      await postgres?.remove()
    }
  }
  return measured
}

async function twoDatabases(url: string): Promise<string[]> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const names = ['desk_of_few', 'desk_of_many']
  for (const name of names) await client.query(`create database ${name}`)
  await client.end()
  return names.map((name) => Object.assign(new URL(url), { pathname: `/${name}` }).href)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(await measureDesk({ quick: process.argv.includes('--quick') }), null, 1))
