import { type Kysely, sql } from 'kysely'
import { wordsOf } from '../../leads/words.ts'
import type { Database } from '../../store/database.ts'
import { wordsOfTalk } from '../../talks/talk-words.ts'
import { transcriptOf } from '../../talks/transcripts.ts'
import { type Mention, mentionOfAddress, mentionOfName } from './mentions.ts'
import type { Person } from './person.ts'
import { personalTables } from './personal-tables.ts'

/**
 * Columns that are one whole address, which is another person's or goes with the row, or that name one of the staff:
 * never a mention of somebody else. Every other column of text is looked into, a new one too.
 */
const ownAddresses = ['email', 'emailKey', 'person', 'to', 'replyTo', 'about', 'holder', 'owner', 'author']
/** Made of a lead's other columns, or of a transcript, and made anew when those change. */
const respelt = new Set(['leads.words', 'talks.words'])
/** By which a form sent twice is known: made of what was typed, and none any more where that has changed. */
const ONCE_KEY = 'onceKey'

/**
 * A name that stands in more rows than this is a common one, or none at all: whoever calls himself "cost reduction"
 * and asks to be erased must not take those words out of everybody's letters.
 */
const NAMED_AT_MOST = 30
/** So many rows are held in memory: a letter is some kilobytes. */
const BATCH = 200

type Columns = ReadonlyMap<string, readonly string[]>
type Change = { table: string; id: string; fields: Record<string, string | null> }

/** Takes an erased person out of what others wrote: after their own rows are gone. */
export async function takeOutOfOthersWords(trx: Kysely<Database>, person: Person): Promise<void> {
  const columns = await textColumns(trx)
  for await (const change of changesFor(trx, columns, mentionOfAddress(person.email)))
    await write(trx, change)
  for (const name of person.names) {
    const mention = mentionOfName(name)
    if (!mention || (await isSomebodyElses(trx, name))) continue
    const changes: Change[] = []
    for await (const change of changesFor(trx, columns, mention))
      if (changes.push(change) > NAMED_AT_MOST) break
    if (changes.length <= NAMED_AT_MOST) for (const change of changes) await write(trx, change)
  }
}

async function textColumns(trx: Kysely<Database>): Promise<Columns> {
  const tables = await trx.introspection.getTables()
  return new Map(
    tables
      .filter(({ name }) => Object.hasOwn(personalTables, name))
      .map(({ name, columns }) => [
        name,
        columns
          .filter(({ dataType }) => dataType.toLowerCase() === 'text')
          .filter((column) => !ownAddresses.includes(column.name) && !respelt.has(`${name}.${column.name}`))
          .map((column) => column.name),
      ]),
  )
}

async function isSomebodyElses(trx: Kysely<Database>, name: string): Promise<boolean> {
  for (const table of ['leads', 'signups', 'accounts'] as const) {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where name = ${name} or lower(name) = ${name.toLowerCase()} limit 1`.execute(trx)
    if (rows.length > 0) return true
  }
  return false
}

/** Row by row, read in batches; what is written meanwhile is not met again. */
async function* changesFor(
  trx: Kysely<Database>,
  columns: Columns,
  { oneOf, allOf, takeOut }: Mention,
): AsyncGenerator<Change> {
  for (const [table, names] of columns) {
    const holds = (name: string) => (word: string) =>
      sql<boolean>`lower(${sql.ref(name)}) like ${`%${word}%`}`
    const mayMention = (name: string) =>
      sql`(${sql.join([sql`(${sql.join(oneOf.map(holds(name)), sql` or `)})`, ...allOf.map(holds(name))], sql` and `)})`
    const wanted = sql.join(names.map((name) => sql.ref(name)))
    let rows: Record<string, string | null>[]
    let last = ''
    do {
      const found = sql<Record<string, string | null>>`select id, ${wanted} from ${sql.table(table)}
        where id > ${last} and (${sql.join(names.map(mayMention), sql` or `)}) order by id limit ${BATCH}`
      rows = (await found.execute(trx)).rows
      for (const row of rows) {
        last = row.id ?? ''
        const changed = names.flatMap((name) => {
          const before = row[name] ?? ''
          const left = takeOut(before)
          return left === before ? [] : [[name, name === ONCE_KEY ? null : left] as const]
        })
        if (changed.length > 0) yield { table, id: last, fields: Object.fromEntries(changed) }
      }
    } while (rows.length === BATCH)
  }
}

async function write(trx: Kysely<Database>, { table, id, fields }: Change): Promise<void> {
  const assignments = Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = ${id}`.execute(trx)
  if (table === 'leads') await respell(trx, id)
  if (table === 'transcripts') await respellTalk(trx, id)
}

/** A lead's words follow what it says, so that no search finds what was taken out of it. */
async function respell(trx: Kysely<Database>, id: string): Promise<void> {
  const lead = await trx
    .selectFrom('leads')
    .select(['name', 'email', 'headline'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const words = wordsOf(lead.name, lead.email, lead.headline).join(' ')
  await trx.updateTable('leads').set({ words }).where('id', '=', id).execute()
}

/** The same of a talk, whose words are those of its transcript. */
async function respellTalk(trx: Kysely<Database>, transcriptId: string): Promise<void> {
  const { conversationId } = await trx
    .selectFrom('transcripts')
    .select('conversationId')
    .where('id', '=', transcriptId)
    .executeTakeFirstOrThrow()
  const transcript = await transcriptOf(trx, conversationId)
  const words = wordsOfTalk(transcript?.turns ?? [])
  await trx.updateTable('talks').set({ words }).where('id', '=', conversationId).execute()
}
