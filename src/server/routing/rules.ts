import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Routing, RoutingRule } from '../../contract/staff-talks.ts'
import { audit } from '../staff/audit.ts'
import type { Database } from '../store/database.ts'
import { type Clock, newId } from '../store/ids.ts'
import { routingRow, THE_RULES } from './routing-table.ts'

export type RulesChanged =
  | { ok: true; routing: Routing }
  /** Somebody was faster: nothing was changed, and this is how the rules stand now. */
  | { ok: false; code: 'routing_changed'; routing: Routing }

type Parts = { db: Kysely<Database>; clock: Clock; log: Pick<Logger, 'error'> }

/** The rules as staff wrote them, and how far each has gone round. */
export function routingRules({ db, clock, log }: Parts) {
  async function read(within: Kysely<Database> = db): Promise<Routing> {
    const found = await within
      .selectFrom('routing')
      .selectAll()
      .where('id', '=', THE_RULES)
      .executeTakeFirstOrThrow()
    return routingRow.parse(found)
  }

  return {
    read,

    /** What nobody can read gives nothing away, and keeps no lead from being kept. */
    async readable(within: Kysely<Database>): Promise<RoutingRule[]> {
      try {
        return (await read(within)).rules
      } catch (error) {
        // Where the database itself is in trouble, what is asked of it next says so.
        log.error({ err: error }, 'the rules of who gets a lead cannot be read')
        return []
      }
    },

    change: (given: Routing, actor: string): Promise<RulesChanged> =>
      db.transaction().execute(async (trx) => {
        const before = await read(trx)
        const rules = given.rules.map((rule) => ({ ...rule, id: rule.id || newId(clock()) }))
        // Two who want the same do not stand in each other's way.
        if (JSON.stringify(rules) === JSON.stringify(before.rules)) return { ok: true, routing: before }

        const late = { ok: false, code: 'routing_changed' } as const
        if (before.version !== given.version) return { ...late, routing: before }
        const version = before.version + 1
        const { numUpdatedRows } = await trx
          .updateTable('routing')
          .set({ version, rules: JSON.stringify(rules), updatedAt: new Date(clock()).toISOString() })
          .where('id', '=', THE_RULES)
          .where('version', '=', before.version)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return { ...late, routing: await read(trx) }

        const kept = rules.map(({ id }) => id)
        await trx
          .deleteFrom('routing_turns')
          .$if(kept.length > 0, (turns) => turns.where('ruleId', 'not in', kept))
          .execute()
        const detail = { version: String(version), rules: String(rules.length) }
        await audit(trx, clock, { actor, action: 'routing.changed', detail })
        return { ok: true, routing: { version, rules } }
      }),

    /**
     * Whose turn it is: counted in the database and in the caller's transaction, so that it goes on after a restart,
     * two instances never give the same turn away, and what is rolled back was never anybody's.
     */
    async nextOwner(trx: Kysely<Database>, { id, owners }: RoutingRule): Promise<string | undefined> {
      if (owners.length < 2) return owners[0]
      const { taken } = await trx
        .insertInto('routing_turns')
        .values({ ruleId: id, taken: 1 })
        .onConflict((turn) =>
          turn.column('ruleId').doUpdateSet((row) => ({ taken: row('routing_turns.taken', '+', 1) })),
        )
        .returning('taken')
        .executeTakeFirstOrThrow()
      return owners[(taken - 1) % owners.length]
    },
  }
}
