import { EMAIL } from '../acts/rules.ts'
import type { Things } from '../understood.ts'
import { namedIn, systemsIn } from './named.ts'

export function thingsIn(said: string): Things {
  const things: Things = { named: namedIn(said), counts: [], systems: systemsIn(said) }
  const [email] = EMAIL.exec(said) ?? []
  if (email !== undefined) things.email = email
  return things
}
