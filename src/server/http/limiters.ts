import { createHmac } from 'node:crypto'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Database } from '../store/database.ts'
import { type Limit, type Limiter, type LimitName, limits } from './limits.ts'
import { mailboxOf } from './mailbox.ts'

type Counters = Record<LimitName, RateLimiterAbstract>
type Settings = { scale: number; hashKey: string; log: Pick<Logger, 'warn'> }

const names = Object.keys(limits) as LimitName[]
const countersOf = (make: (name: LimitName, limit: Limit) => RateLimiterAbstract) =>
  Object.fromEntries(names.map((name) => [name, make(name, limits[name])])) as Counters

const scaled = ({ points, seconds }: Limit, scale: number) => ({
  points: Math.max(1, Math.floor(points * scale)),
  duration: seconds,
})

/** For one instance: counts in this process. */
export const memoryLimiter = (settings: Settings): Limiter =>
  limiterOver(
    countersOf((name, limit) => new RateLimiterMemory({ keyPrefix: name, ...scaled(limit, settings.scale) })),
    settings,
  )

/** For several instances: counts in the database they share, and remembers here who is refused anyway. */
export async function postgresLimiter(db: Kysely<Database>, settings: Settings): Promise<Limiter> {
  const storeClient = {
    async query({ text, values }: { text: string; values?: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
  const tables: Promise<void>[] = []
  const counters = countersOf((name, limit) => {
    const { points, duration } = scaled(limit, settings.scale)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    tables.push(promise)
    return new RateLimiterPostgres(
      {
        storeClient,
        storeType: 'client',
        tableName: 'rate_limits',
        keyPrefix: name,
        points,
        duration,
        inMemoryBlockOnConsumed: points + 1,
      },
      (error) => (error ? reject(error) : resolve()),
    )
  })
  await Promise.all(tables)
  return limiterOver(counters, settings)
}

/**
 * A window that ends later than a new one would was begun by a clock that has been turned back since, and would
 * shut people out for as long: it is begun anew. Twice the length, because instances' clocks differ a little.
 */
async function consumeNow(counter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  const isOfTheFuture = (counted: unknown) =>
    counted instanceof RateLimiterRes && counted.msBeforeNext > 2 * counter.duration * 1000
  try {
    const counted = await counter.consume(key)
    if (!isOfTheFuture(counted)) return counted
  } catch (reason) {
    if (!isOfTheFuture(reason)) throw reason
  }
  await counter.delete(key)
  return counter.consume(key)
}

/** A counter that does not answer must not hold up those it counts. */
const PATIENCE_MS = 1000

function limiterOver(counters: Counters, { hashKey, log }: Settings): Limiter {
  return {
    async consume(name, key) {
      const whose = limits[name].per === 'recipient' ? mailboxOf(key) : key
      const hashed = createHmac('sha256', hashKey).update(whose).digest('base64url').slice(0, 22)
      try {
        await withinPatience(consumeNow(counters[name], hashed))
        return { ok: true }
      } catch (reason) {
        if (reason instanceof RateLimiterRes) {
          const retryAfterSeconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
          return { ok: false, code: 'too_many_requests', retryAfterSeconds }
        }
        log.warn({ err: reason, limit: name }, 'a rate limit could not be counted')
        return limits[name].failClosed
          ? { ok: false, code: 'limits_unavailable', retryAfterSeconds: 5 }
          : { ok: true }
      }
    },
  }
}

async function withinPatience<T>(counting: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS)
  try {
    return await Promise.race([counting, promise])
  } finally {
    clearTimeout(timer)
  }
}
