import { sql } from 'kysely'
import type { LeadAttribution } from '../../../src/contract/staff.ts'
import { stampNew } from '../../../src/server/store/ids.ts'
import type { Desk } from './desk-server.ts'

type Talk = {
  providerId?: string
  visitor?: string
  source?: string
  state?: string
  url?: string
  isStarted?: boolean
  isJoined?: boolean
  attribution?: LeadAttribution
}

/** A conversation as if it had been started just now, without a provider. Returns our id of it. */
export async function insertTalk({ db, services }: Desk, talk: Talk = {}): Promise<string> {
  const { id, createdAt } = stampNew(services.staff.clock)
  const { providerId = `c-${id}`, visitor = null, source = 'home', state = 'ended', url = null } = talk
  const { isStarted = true, isJoined = false, attribution } = talk
  const moment = (happened: boolean) => (happened ? createdAt : null)
  await sql`insert into conversations (id, "providerId", url, visitor, source, state, "startedAt", "joinedAt",
      "lastSeenAt", "callbackTokenHash", attempts, attribution, "createdAt")
    values (${id}, ${providerId}, ${url}, ${visitor}, ${source}, ${state}, ${moment(isStarted)},
      ${moment(isJoined)}, ${createdAt}, ${`token of ${id}`}, 0,
      ${attribution ? JSON.stringify(attribution) : null}, ${createdAt})`.execute(db)
  return id
}
