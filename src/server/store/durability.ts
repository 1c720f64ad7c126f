import { InsertQueryNode, type RootOperationNode, TableNode, UpdateQueryNode } from 'kysely'
import type { Database } from './database.ts'

/**
 * - `disk`: a write is on the disk before it is acknowledged. Whatever people hand us.
 * - `system`: it outlives the process, not the power. What no person ever handed us, such as who is inside the gate
 *   and how a talk goes: a visitor who starts a talk does not wait for the disk.
 */
export type Durability = 'disk' | 'system'

const lesser = new Set<string>()

/** Said beside the table. Only SQLite asks: PostgreSQL's commit is its operator's choice. */
export function outlivesTheProcessOnly(table: keyof Database): void {
  lesser.add(table)
}

/** How far a statement on its own must get; a transaction goes to the disk. */
export function durabilityOf(query: RootOperationNode): Durability {
  const table = writtenTable(query)
  return table !== undefined && lesser.has(table) ? 'system' : 'disk'
}

function writtenTable(query: RootOperationNode): string | undefined {
  if (InsertQueryNode.is(query)) return query.into?.table.identifier.name
  if (UpdateQueryNode.is(query) && query.table && TableNode.is(query.table))
    return query.table.table.identifier.name
  return undefined
}
