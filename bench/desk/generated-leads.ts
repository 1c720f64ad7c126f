import type { Kysely } from 'kysely'
import { leadKinds, leadStates } from '../../src/contract/staff.ts'
import type { Lead } from '../../src/server/leads/leads-table.ts'
import { wordsOf } from '../../src/server/leads/words.ts'
import type { Database } from '../../src/server/store/database.ts'
import { newId } from '../../src/server/store/ids.ts'

export const OWNERS = ['mira@desk.example', 'omar@desk.example', 'ines@desk.example', 'jun@desk.example']
const first =
  'Ada Bo Chen Dara Eli Faye Gus Hana Ivo Jaya Kim Lars Mina Noor Olga Pia Raj Sana Tom Uma'.split(' ')
const roots = 'Al Ber Cas Dor El Fin Gal Har Is Jor Kal Lin Mor Nor Os Pet Ros Sal Tor Val'.split(' ')
const ends = 'berg dal ez ford gren holm ini kov lund man nen ova quist ra son stad ton vik wall yan'.split(
  ' ',
)
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
const sources = [
  'direct',
  'direct',
  'direct',
  'newsletter',
  'linkedin',
  'fair',
  'google',
  'partner',
  'podcast',
]

/** The same leads in every run: mulberry32. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const YEAR_MS = 365 * 24 * 60 * 60_000
const BATCH = 400

/** So many leads, spread over the year before `until`, oldest first. */
export async function insertLeads(db: Kysely<Database>, count: number, until: number): Promise<void> {
  const random = seeded(count)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const lead = (n: number): Lead => {
    const at = until - YEAR_MS + Math.floor((n / count) * YEAR_MS)
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
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < count; n += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - n) }, (_, k) => lead(n + k))
      await trx.insertInto('leads').values(rows).execute()
    }
  })
}
