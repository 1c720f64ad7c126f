import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type Dialect, dialects } from '../../src/server/store/database.ts'
import { findPostgresBinaries, startPostgres } from '../../tests/support/postgres.ts'
import { atMost, type Figure, type Measured, median, type Table } from '../part.ts'
import { leadQuestions } from './lead-questions.ts'
import { talkQuestions } from './talk-questions.ts'

const FEW = 1000
const MANY = 100_000
/** With a hundred times the rows, everything at the desk may take so many times as long. */
const SLOWER_AT_MOST = 3
/** The export's live memory may grow by so much between its first tenth and its last. */
const GROWTH_MB_AT_MOST = 4

const ready = z.object({ url: z.string(), cookie: z.string(), generatedSeconds: z.number() })

type What = 'leads' | 'talks'

/** What is asked at a desk, by what it is; each desk is asked for what it holds. */
export type Questions = {
  csv: string
  ask: (desk: Pick<Desk, 'count' | 'json'>) => Promise<Record<string, string>>
  /** What goes through all of a span and takes as long as there is to count: told, without a limit. */
  toldOnly?: Record<string, string>
}
const questions: Record<What, Questions> = { leads: leadQuestions, talks: talkQuestions }

async function startDesk(what: What, count: number, databaseUrl: string | undefined) {
  const given = JSON.stringify({ what, count, databaseUrl })
  const child = fork(join(import.meta.dirname, 'desk-process.ts'), [given], { execArgv: ['--expose-gc'] })
  const gone = once(child, 'exit').then(() =>
    Promise.reject(new Error('the desk ended before it was asked to')),
  )
  gone.catch(() => {})
  const told = async () => ((await Promise.race([once(child, 'message'), gone])) as [unknown])[0]
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
    json: async <T>(path: string, schema: z.ZodType<T>) => schema.parse(await (await get(path)).json()),
    memory: async () => (await ask('memory', z.object({ live: z.number() }))).live,
    scrub: async () => (await ask('scrub', z.object({ ms: z.number() }))).ms,
    async close() {
      child.send('close')
      await once(child, 'exit')
    },
  }
}
export type Desk = Awaited<ReturnType<typeof startDesk>>

async function timed(desk: Desk, path: string): Promise<number> {
  const began = performance.now()
  await (await desk.get(path)).arrayBuffer()
  return performance.now() - began
}

/** Asked in turn, so that whatever else the machine does falls on both alike. */
async function compare(few: Desk, many: Desk, ask: Questions['ask'], rounds: number) {
  const [ofFew, ofMany] = [await ask(few), await ask(many)]
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
async function exportAll(desk: Desk, csv: string) {
  const began = performance.now()
  const answer = await desk.get(csv)
  const live: number[] = []
  let bytes = 0
  let lines = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    for (const byte of chunk) if (byte === 10) lines += 1
    if (lines > ((live.length + 1) * desk.count) / 10 && live.length < 9) live.push(await desk.memory())
  }
  if (lines !== desk.count + 1) throw new Error(`${lines} lines came of ${desk.count} rows`)
  const growth = (live.at(-1) ?? 0) - (live[0] ?? 0)
  return {
    seconds: (performance.now() - began) / 1000,
    megabytes: bytes / 2 ** 20,
    growthMb: growth / 2 ** 20,
  }
}

async function measureOn(what: What, dialect: Dialect, databases: string[], rounds: number) {
  const { ask, csv, toldOnly } = questions[what]
  const few = await startDesk(what, FEW, databases[0])
  const many = await startDesk(what, MANY, databases[1])
  try {
    const compared = await compare(few, many, ask, rounds)
    const told = toldOnly ? await compare(few, many, async () => toldOnly, rounds) : []
    const exported = await exportAll(many, csv)
    const worst = compared.reduce((a, b) => (b.many / b.few > a.many / a.few ? b : a))
    const figures: Figure[] = [
      atMost(
        {
          name: `${what} on ${dialect}: the slowest of ${compared.length} questions with ${MANY} against ${FEW}`,
          value: Number((worst.many / worst.few).toFixed(2)),
          unit: 'times as slow',
          note: worst.what,
          runs: rounds,
        },
        SLOWER_AT_MOST,
      ),
      atMost(
        {
          name: `${what} on ${dialect}: live memory of the server from the first tenth of an export to the last`,
          value: Number(exported.growthMb.toFixed(2)),
          unit: 'MB more',
          note: `${exported.megabytes.toFixed(0)} MB of CSV in ${exported.seconds.toFixed(1)} s`,
        },
        GROWTH_MB_AT_MOST,
      ),
    ]
    if (dialect === 'sqlite')
      figures.push({
        name: `${what} on sqlite: rebuilding the file after an erasure`,
        value: Math.round(await many.scrub()),
        unit: 'ms',
      })
    const table: Table = {
      title: `The desk’s ${what} on ${dialect}: median milliseconds of a request`,
      columns: ['question', `${FEW} ${what}`, `${MANY} ${what}`, 'ratio'],
      rows: [...compared, ...told].map((one) => [
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

/** List, filter and search with a thousand and with a hundred thousand, on both databases; the export too. */
async function measureList(what: What, { quick }: { quick: boolean }): Promise<Measured> {
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
      const { figures, table, generatedSeconds } = await measureOn(what, dialect, databases, rounds)
      measured.figures.push(...figures)
      measured.tables.push(table)
      measured.notes.push(`${MANY} ${what} were made on ${dialect} in ${generatedSeconds.toFixed(0)} s`)
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

export const measureLeads = (options: { quick: boolean }) => measureList('leads', options)
export const measureTalks = (options: { quick: boolean }) => measureList('talks', options)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(
    JSON.stringify(
      await measureList(process.argv.includes('talks') ? 'talks' : 'leads', {
        quick: process.argv.includes('--quick'),
      }),
      null,
      1,
    ),
  )
