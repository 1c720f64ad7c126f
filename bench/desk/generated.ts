/** What generated leads and talks are made of. */

export const OWNERS = ['mira@desk.example', 'omar@desk.example', 'ines@desk.example', 'jun@desk.example']
export const first =
  'Ada Bo Chen Dara Eli Faye Gus Hana Ivo Jaya Kim Lars Mina Noor Olga Pia Raj Sana Tom Uma'.split(' ')
export const roots = 'Al Ber Cas Dor El Fin Gal Har Is Jor Kal Lin Mor Nor Os Pet Ros Sal Tor Val'.split(' ')
export const ends =
  'berg dal ez ford gren holm ini kov lund man nen ova quist ra son stad ton vik wall yan'.split(' ')
export const sources = [
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

/** The same in every run: mulberry32. */
export function seeded(seed: number) {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { random, pick: <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T }
}

const YEAR_MS = 365 * 24 * 60 * 60_000
/** Spread over the year before `until`, oldest first. */
export const momentOf = (n: number, count: number, until: number) =>
  until - YEAR_MS + Math.floor((n / count) * YEAR_MS)

export const BATCH = 400
/** So many rows at a time, until all are made. */
export async function inBatches<Row>(
  count: number,
  make: (n: number) => Row,
  write: (rows: Row[]) => Promise<unknown>,
) {
  for (let n = 0; n < count; n += BATCH)
    await write(Array.from({ length: Math.min(BATCH, count - n) }, (_, k) => make(n + k)))
}
