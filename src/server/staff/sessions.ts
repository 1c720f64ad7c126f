import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS, type StaffSession } from '../../contract/staff.ts'
import { cookieName, ownCookie, readCookie } from '../http/cookies.ts'
import type { Database } from '../store/database.ts'
import { type Clock, stampNew } from '../store/ids.ts'
import { describeTable } from '../store/table.ts'

const sessionRow = z.object({
  id: z.string(),
  /** The token itself is nowhere but in its browser. */
  tokenHash: z.string(),
  email: z.string(),
  lastSeenAt: z.string(),
  createdAt: z.string(),
})
type SessionRow = z.infer<typeof sessionRow>

declare module '../store/database.ts' {
  interface Database {
    staff_sessions: SessionRow
  }
}

const sessionsTable = describeTable('staff_sessions', sessionRow)

export async function forgetEndedSessions(db: Kysely<Database>, now: number): Promise<void> {
  const ago = (ms: number) => new Date(now - ms).toISOString()
  await db
    .deleteFrom('staff_sessions')
    .where(({ or, eb }) =>
      or([eb('createdAt', '<=', ago(SESSION_LIFETIME_MS)), eb('lastSeenAt', '<=', ago(SESSION_IDLE_MS))]),
    )
    .execute()
}

/** What is written down of how long ago somebody did something need not be exact, and writing costs. */
const SEEN_EVERY_MS = 60_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export const describeSession = ({ email, createdAt, lastSeenAt }: SessionRow): StaffSession => {
  const endsAt = Date.parse(createdAt) + SESSION_LIFETIME_MS
  return {
    email,
    signedInAt: createdAt,
    idleEndsAt: new Date(Math.min(endsAt, Date.parse(lastSeenAt) + SESSION_IDLE_MS)).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  }
}

type Settings = {
  db: Kysely<Database>
  clock: Clock
  isHttps: boolean
  /** Asked at every request: who is taken off the list is out at once. */
  isStaff: (email: string) => boolean
}

export type Sessions = ReturnType<typeof staffSessions>

export function staffSessions({ db, clock, isHttps, isStaff }: Settings) {
  const name = cookieName('staff', isHttps)
  const cookie = (value: string, maxAgeSeconds: number) =>
    ownCookie({ name, value, isHttps, maxAgeSeconds, sameSite: 'Strict' })
  const ago = (ms: number) => new Date(clock() - ms).toISOString()

  return {
    /** Whose session this request carries, if it is one of ours and has not ended. */
    async of(request: Pick<FastifyRequest, 'headers'>): Promise<SessionRow | undefined> {
      const token = readCookie(request.headers.cookie, name)
      if (!token) return undefined
      const found = await db
        .selectFrom('staff_sessions')
        .selectAll()
        .where('tokenHash', '=', hashOf(token))
        .where('createdAt', '>', ago(SESSION_LIFETIME_MS))
        .where('lastSeenAt', '>', ago(SESSION_IDLE_MS))
        .executeTakeFirst()
      if (!found || !isStaff(found.email)) return undefined
      const session = sessionsTable.parse(found)
      if (session.lastSeenAt > ago(SEEN_EVERY_MS)) return session
      const lastSeenAt = ago(0)
      await db.updateTable('staff_sessions').set({ lastSeenAt }).where('id', '=', session.id).execute()
      return { ...session, lastSeenAt }
    },

    /** In the transaction that uses the link up. What has ended is cleared away on the occasion. */
    async begin(trx: Kysely<Database>, email: string): Promise<{ session: SessionRow; token: string }> {
      await forgetEndedSessions(trx, clock())
      const token = randomBytes(32).toString('base64url')
      const stamp = stampNew(clock)
      const session = { ...stamp, tokenHash: hashOf(token), email, lastSeenAt: stamp.createdAt }
      await sessionsTable.insert(trx, session)
      return { session, token }
    },

    async end(trx: Kysely<Database>, id: string): Promise<void> {
      await trx.deleteFrom('staff_sessions').where('id', '=', id).execute()
    },

    async endAllOf(trx: Kysely<Database>, email: string): Promise<void> {
      await trx.deleteFrom('staff_sessions').where('email', '=', email).execute()
    },

    async endAll(trx: Kysely<Database>): Promise<void> {
      await trx.deleteFrom('staff_sessions').execute()
    },

    giveCookie: (reply: Pick<FastifyReply, 'header'>, token: string) =>
      reply.header('set-cookie', cookie(token, SESSION_LIFETIME_MS / 1000)),
    takeCookie: (reply: Pick<FastifyReply, 'header'>) => reply.header('set-cookie', cookie('', 0)),
  }
}
