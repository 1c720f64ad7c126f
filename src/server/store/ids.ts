import { randomBytes, randomInt } from 'node:crypto'

/** Milliseconds since 1970, as `Date.now`. Whoever writes a row is handed one, so that tests can turn it. */
export type Clock = () => number

const COUNTER_BITS = 26
let lastAt = -1
let counter = 0

/**
 * A UUIDv7 (RFC 9562): ids sort as their moments sort, and those made in one millisecond sort in the order
 * they were made, because the bits after the time are a counter that starts anywhere in its lower half.
 */
export function newId(at: number): string {
  counter = at === lastAt ? (counter + 1) % 2 ** COUNTER_BITS : randomInt(2 ** (COUNTER_BITS - 1))
  lastAt = at

  const bytes = randomBytes(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes.writeUInt16BE(0x7000 | (counter >>> 14), 6)
  bytes.writeUInt16BE(0x8000 | (counter & 0x3fff), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** What every new row carries: its id and the moment it was made, of one reading of the clock. */
export function stampNew(clock: Clock): { id: string; createdAt: string } {
  const at = clock()
  return { id: newId(at), createdAt: new Date(at).toISOString() }
}
