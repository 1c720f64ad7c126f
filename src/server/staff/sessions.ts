import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { MINUTE_MS } from '../../contract/durations.ts'
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
  /** How it began; what an older version wrote says nothing, and was a link. */
  signedInBy: z.enum(['link', 'passkey']).nullable(),
  /** The passkey that was last shown in it, and when. */
  passkeyId: z.string().nullable(),
  passkeyAt: z.string().nullable(),
  /** Where another has taken its place. */
  endsAt: z.string().nullable(),
  createdAt: z.string(),
})
export type SessionRow = z.infer<typeof sessionRow>

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
      or([
        eb('createdAt', '<=', ago(SESSION_LIFETIME_MS)),
        eb('lastSeenAt', '<=', ago(SESSION_IDLE_MS)),
        eb('endsAt', '<=', ago(0)),
      ]),
    )
    .execute()
}

/** What is written down of how long ago somebody did something need not be exact, and writing costs. */
const SEEN_EVERY_MS = MINUTE_MS
/** So long a former token is still good for what was under way with it. */
const RENEWAL_MS = 10_000

const newToken = () => randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export const describeSession = ({
  email,
  createdAt,
  lastSeenAt,
}: Pick<SessionRow, 'email' | 'createdAt' | 'lastSeenAt'>): StaffSession => {
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

  /** Whose session this request carries, if it is one of ours and has not ended. */
  async function of(request: Pick<FastifyRequest, 'headers'>): Promise<SessionRow | undefined> {
    const token = readCookie(request.headers.cookie, name)
    if (!token) return undefined
    const found = await db
      .selectFrom('staff_sessions')
      .selectAll()
      .where('tokenHash', '=', hashOf(token))
      .where('createdAt', '>', ago(SESSION_LIFETIME_MS))
      .where('lastSeenAt', '>', ago(SESSION_IDLE_MS))
      .where(({ or, eb }) => or([eb('endsAt', 'is', null), eb('endsAt', '>', ago(0))]))
      .executeTakeFirst()
    if (!found || !isStaff(found.email)) return undefined
    const session = sessionsTable.parse(found)
    if (session.lastSeenAt > ago(SEEN_EVERY_MS)) return session
    const lastSeenAt = ago(0)
    await db.updateTable('staff_sessions').set({ lastSeenAt }).where('id', '=', session.id).execute()
    return { ...session, lastSeenAt }
  }

  return {
    of,

    /** In the transaction that uses the link or notes the passkey. What has ended is cleared away on the occasion. */
    async begin(
      trx: Kysely<Database>,
      email: string,
      passkeyId: string | null = null,
    ): Promise<{ session: SessionRow; token: string }> {
      await forgetEndedSessions(trx, clock())
      const token = newToken()
      const stamp = stampNew(clock)
      const session: SessionRow = {
        ...stamp,
        tokenHash: hashOf(token),
        email,
        lastSeenAt: stamp.createdAt,
        signedInBy: passkeyId === null ? 'link' : 'passkey',
        passkeyId,
        passkeyAt: passkeyId === null ? null : stamp.createdAt,
        endsAt: null,
      }
      await sessionsTable.insert(trx, session)
      return { session, token }
    },

    /**
     * A passkey was shown in this session: it goes on under a new token, and only that one may do more than before.
     * Whoever had got hold of the former is out with it.
     */
    async renew(trx: Kysely<Database>, id: string, passkeyId: string): Promise<string | undefined> {
      const endsAt = new Date(clock() + RENEWAL_MS).toISOString()
      const former = await trx
        .updateTable('staff_sessions')
        .set({ endsAt })
        .where('id', '=', id)
        .where('endsAt', 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (!former) return undefined
      const token = newToken()
      const { id: next, createdAt: now } = stampNew(clock)
      await sessionsTable.insert(trx, {
        ...sessionsTable.parse(former),
        id: next,
        tokenHash: hashOf(token),
        lastSeenAt: now,
        passkeyId,
        passkeyAt: now,
        endsAt: null,
      })
      return token
    },

    /** On signing in: the browser forgets its former session now, and whoever else knows it must not keep it. */
    async endFormer(request: Pick<FastifyRequest, 'headers'>): Promise<void> {
      const former = await of(request)
      if (former) await db.deleteFrom('staff_sessions').where('id', '=', former.id).execute()
    },

    /** With those whose place it has taken. */
    async end(trx: Kysely<Database>, { sessionId, email }: { sessionId: string; email: string }) {
      await trx
        .deleteFrom('staff_sessions')
        .where('email', '=', email)
        .where(({ or, eb }) => or([eb('id', '=', sessionId), eb('endsAt', 'is not', null)]))
        .execute()
    },

    /** All that a passkey was shown in, but the one given. */
    async endThoseOf(trx: Kysely<Database>, passkeyId: string, but: string): Promise<void> {
      await trx
        .deleteFrom('staff_sessions')
        .where('passkeyId', '=', passkeyId)
        .where('id', '<>', but)
        .execute()
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
