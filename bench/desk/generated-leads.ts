import type { Kysely } from 'kysely'
import { leadKinds, leadStates } from '../../src/contract/staff.ts'
import type { Lead } from '../../src/server/leads/leads-table.ts'
import { wordsOf } from '../../src/server/leads/words.ts'
import type { Database } from '../../src/server/store/database.ts'
import { newId } from '../../src/server/store/ids.ts'
import { ends, first, inBatches, momentOf, OWNERS, roots, seeded, sources } from './generated.ts'

const topics = [
  'Agents for our treasury',
  'Pilot in two regions',
  'Compliance automation',
  'HR onboarding',
  'IT operations at night',
  'Customer support in five languages',
  'Digital twins of a plant',
  'Tax filings',
  'A demo for the board',
  'Pricing for 400 seats',
]
/** So many leads, spread over the year before `until`, oldest first. */
export async function insertLeads(db: Kysely<Database>, count: number, until: number): Promise<void> {
  const { random, pick } = seeded(count)
  const lead = (n: number): Lead => {
    const at = momentOf(n, count, until)
    const createdAt = new Date(at).toISOString()
    const [given, family] = [pick(first), `${pick(roots)}${pick(ends)}`]
    const name = `${given} ${family}`
    const email = `${given}.${family}${n}@company${Math.floor(random() * 4000)}.example`.toLowerCase()
    const headline = pick(topics)
    const state = random() < 0.6 ? 'new' : pick(leadStates)
    const source = pick(sources)
    return {
      id: newId(at),
      kind: pick(leadKinds),
      recordId: newId(at),
      email,
      person: email,
      name,
      headline,
      words: wordsOf(name, email, headline).join(' '),
      state,
      owner: state === 'new' ? null : pick(OWNERS),
      source,
      attribution: JSON.stringify({ source, landing: '/technology', campaign: 'autumn' }),
      conversationId: null,
      isSuspect: random() < 0.03,
      score: null,
      industry: null,
      country: null,
      timeZone: null,
      version: 1,
      createdAt,
      updatedAt: createdAt,
    }
  }
  await db
    .transaction()
    .execute((trx) => inBatches(count, lead, (rows) => trx.insertInto('leads').values(rows).execute()))
}
