import type { Kysely } from 'kysely'
import { DAY_MS } from '../../../contract/durations.ts'
import type { Database } from '../../store/database.ts'
import { type Clock, stampNew } from '../../store/ids.ts'

/** As long as the visitor's cookie lives. */
const FORGET_AFTER_MS = 30 * DAY_MS

declare module '../../store/database.ts' {
  interface Database {
    /** When a number was last written to. Numbers stand here as keyed hashes: nobody can be rung up from them. */
    phone_sends: { numberHash: string; sentAt: string }
    /** How many were sent on a day, by UTC. */
    text_message_days: { day: string; sent: number }
    /** Which visitor was sent a code for which number, and when it came back. */
    phone_verifications: {
      id: string
      visitor: string
      numberHash: string
      verifiedAt: string | null
      /** What an outside identity wants back with the code; sealed, and one to a visitor at most. */
      session: string | null
      createdAt: string
    }
  }
}

export async function forgetOldNumbers(db: Kysely<Database>, now: number): Promise<void> {
  const tooOld = new Date(now - FORGET_AFTER_MS).toISOString()
  await db.deleteFrom('phone_verifications').where('createdAt', '<', tooOld).execute()
  await db.deleteFrom('phone_sends').where('sentAt', '<', tooOld).execute()
  await db.deleteFrom('text_message_days').where('day', '<', dayOf(tooOld)).execute()
}

const dayOf = (moment: string) => moment.slice(0, 'YYYY-MM-DD'.length)

export function phoneRecords(clock: Clock) {
  const moment = (ms = 0) => new Date(clock() + ms).toISOString()

  return {
    /** The right to write to a number now; of two who ask at once one gets it. Undefined where it is too early. */
    async claimSend(
      db: Kysely<Database>,
      numberHash: string,
      restMs: number,
    ): Promise<{ sentAt: string } | undefined> {
      const sentAt = moment()
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('phone_sends')
        .values({ numberHash, sentAt })
        .onConflict((conflict) =>
          conflict
            .column('numberHash')
            .doUpdateSet({ sentAt })
            .where('phone_sends.sentAt', '<=', moment(-restMs)),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n ? { sentAt } : undefined
    },

    async lastSend(db: Kysely<Database>, numberHash: string): Promise<number | undefined> {
      const found = await db
        .selectFrom('phone_sends')
        .select('sentAt')
        .where('numberHash', '=', numberHash)
        .executeTakeFirst()
      return found && Date.parse(found.sentAt)
    },

    /** What was not sent need not be waited for. */
    async unclaimSend(db: Kysely<Database>, numberHash: string, sentAt: string): Promise<void> {
      await db
        .deleteFrom('phone_sends')
        .where('numberHash', '=', numberHash)
        .where('sentAt', '=', sentAt)
        .execute()
    },

    /** One of a day's messages, for all instances together; undefined where there are no more. */
    async claimOfDay(db: Kysely<Database>, perDay: number): Promise<{ day: string } | undefined> {
      if (perDay === 0) return undefined
      const day = dayOf(moment())
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('text_message_days')
        .values({ day, sent: 1 })
        .onConflict((conflict) =>
          conflict
            .column('day')
            .doUpdateSet((row) => ({ sent: row('text_message_days.sent', '+', 1) }))
            .where('text_message_days.sent', '<', perDay),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n ? { day } : undefined
    },

    async unclaimOfDay(db: Kysely<Database>, day: string): Promise<void> {
      await db
        .updateTable('text_message_days')
        .set((row) => ({ sent: row('sent', '-', 1) }))
        .where('day', '=', day)
        .execute()
    },

    async asked(db: Kysely<Database>, visitor: string, numberHash: string): Promise<void> {
      await forgetOldNumbers(db, clock())
      await db
        .insertInto('phone_verifications')
        .values({ ...stampNew(clock), visitor, numberHash, verifiedAt: null, session: null })
        .onConflict((conflict) => conflict.columns(['visitor', 'numberHash']).doNothing())
        .execute()
    },

    /** Of a newer code: what the older one needed is of no use any more. */
    async keepSession(
      db: Kysely<Database>,
      visitor: string,
      numberHash: string,
      session: string | undefined,
    ): Promise<void> {
      const ofVisitor = () => db.updateTable('phone_verifications').where('visitor', '=', visitor)
      await ofVisitor().set({ session: null }).where('session', 'is not', null).execute()
      if (session !== undefined)
        await ofVisitor().set({ session }).where('numberHash', '=', numberHash).execute()
    },

    async sessionOf(db: Kysely<Database>, visitor: string) {
      const found = await db
        .selectFrom('phone_verifications')
        .select(['session', 'numberHash'])
        .where('visitor', '=', visitor)
        .where('session', 'is not', null)
        .executeTakeFirst()
      return found?.session ? { text: found.session, numberHash: found.numberHash } : undefined
    },

    async hasAsked(db: Kysely<Database>, visitor: string): Promise<boolean> {
      const found = await db
        .selectFrom('phone_verifications')
        .select('id')
        .where('visitor', '=', visitor)
        .executeTakeFirst()
      return found !== undefined
    },

    async proven(db: Kysely<Database>, visitor: string, numberHash: string): Promise<void> {
      await db
        .updateTable('phone_verifications')
        .set({ verifiedAt: moment(), session: null })
        .where('visitor', '=', visitor)
        .where('numberHash', '=', numberHash)
        .execute()
    },

    async isProven(db: Kysely<Database>, visitor: string, numberHash: string): Promise<boolean> {
      const found = await db
        .selectFrom('phone_verifications')
        .select('id')
        .where('visitor', '=', visitor)
        .where('numberHash', '=', numberHash)
        .where('verifiedAt', 'is not', null)
        .where('createdAt', '>=', moment(-FORGET_AFTER_MS))
        .executeTakeFirst()
      return found !== undefined
    },
  }
}
