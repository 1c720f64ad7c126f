import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { z } from 'zod'
import { conversationStatus, createRequest, wireEvent } from '../api/wire.ts'
import type { Book } from './book.ts'
import { addTurn, type Conversation, type KeptTurn, shutdownReason } from './conversation.ts'

export const BOOK_FILE = 'studio.db'

/** Visitors' words lie here: only the account that runs the studio reads them. */
const OWNERS_FOLDER = 0o700
const OWNERS_FILE = 0o600

const TABLES = `
  create table if not exists conversations (
    seq integer primary key,
    id text not null unique,
    name text not null,
    url text not null,
    request text not null,
    status text not null,
    shutdownReason text,
    events text not null,
    createdAt integer not null,
    updatedAt integer not null
  ) strict;
  create table if not exists turns (
    conversation text not null,
    n integer not null,
    role text not null,
    content text not null,
    turn integer,
    primary key (conversation, n)
  ) strict, without rowid;
`

const json = z.string().transform((text): unknown => JSON.parse(text))

const row = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  request: json.pipe(createRequest),
  status: conversationStatus,
  shutdownReason: shutdownReason.nullable(),
  events: json.pipe(z.array(wireEvent)),
  createdAt: z.number(),
  updatedAt: z.number(),
})

const turnRow = z.object({
  conversation: z.string(),
  role: z.enum(['assistant', 'user']),
  content: z.string(),
  turn: z.number().nullable(),
})

/**
 * A file of the studio's own, held by this process alone: a second studio over the same folder would take the talks of
 * the first for a dead one's. Every turn is a write that outlives the process; what a power cut may take is the last
 * second's (decision 23).
 */
export function openSqliteBook(folder: string): Book {
  const file = openFile(folder)
  file.exec(TABLES)

  const insert = file.prepare(`insert into conversations
    (id, name, url, request, status, shutdownReason, events, createdAt, updatedAt)
    values (@id, @name, @url, @request, @status, @shutdownReason, @events, @createdAt, @updatedAt)`)
  const update = file.prepare(`update conversations set
    status = @status, shutdownReason = @shutdownReason, events = @events, updatedAt = @updatedAt where id = @id`)
  const insertTurn = file.prepare(
    'insert into turns (conversation, n, role, content, turn) values (@conversation, @n, @role, @content, @turn)',
  )
  const deleteTurns = file.prepare('delete from turns where conversation = ?')
  const deleteOne = file.prepare('delete from conversations where id = ?')
  const allTurns = file.prepare(
    'select conversation, role, content, turn from turns order by conversation, n',
  )
  const all = file.prepare('select * from conversations order by seq')

  /** No talk outlives the process that holds it, so that one count serves all of them. */
  let turnsWritten = 0

  const forget = file.transaction((ids: readonly string[]) => {
    for (const id of ids) {
      deleteTurns.run(id)
      deleteOne.run(id)
    }
  })
  const end = file.transaction((conversation: Conversation) => {
    update.run(asRow(conversation))
    deleteTurns.run(conversation.id)
  })

  return {
    read() {
      const transcripts = new Map<string, KeptTurn[]>()
      for (const found of allTurns.all()) {
        const { conversation, turn, ...said } = turnRow.parse(found)
        const transcript = transcripts.get(conversation) ?? []
        addTurn(transcript, { ...said, turn: turn ?? undefined })
        transcripts.set(conversation, transcript)
      }
      return all.all().map((found) => {
        const { shutdownReason, ...kept } = row.parse(found)
        return {
          ...kept,
          shutdownReason: shutdownReason ?? undefined,
          // Nobody enters it any more.
          meetingToken: undefined,
          transcript: transcripts.get(kept.id) ?? [],
        }
      })
    },
    began: (conversation) => void insert.run(asRow(conversation)),
    said({ id }, { role, content, turn }) {
      turnsWritten += 1
      insertTurn.run({ conversation: id, n: turnsWritten, role, content, turn: turn ?? null })
    },
    ended: (conversation) => void end(conversation),
    forget: (ids) => void forget(ids),
    erase(id) {
      forget([id])
      emptyLog(file)
    },
    close: () => void file.close(),
  }
}

function asRow({ request, shutdownReason, events, ...conversation }: Conversation) {
  const { id, name, url, status, createdAt, updatedAt } = conversation
  // What the avatar was told to be is of no use to a talk that is over.
  const { conversational_context: _context, custom_greeting: _greeting, ...asked } = request
  return {
    id,
    name,
    url,
    status,
    createdAt,
    updatedAt,
    request: JSON.stringify(asked),
    shutdownReason: shutdownReason ?? null,
    events: JSON.stringify(events),
  }
}

function openFile(folder: string): BetterSqlite3.Database {
  const path = join(folder, BOOK_FILE)
  mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER })
  // A new log gets the file's own rights; one that was left behind keeps those it has.
  closeSync(openSync(path, 'a', OWNERS_FILE))
  for (const left of [path, `${path}-wal`]) if (existsSync(left)) chmodSync(left, OWNERS_FILE)
  const file = new BetterSqlite3(path, { timeout: 0 })
  try {
    file.pragma('locking_mode = EXCLUSIVE')
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = NORMAL')
    file.pragma('secure_delete = ON')
    // A process that was killed while it erased left the words in its log.
    emptyLog(file)
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

/** Deleted rows are overwritten in the file itself; the log in front of it still has them until it is emptied. */
const emptyLog = (file: BetterSqlite3.Database) => void file.pragma('wal_checkpoint(TRUNCATE)')
