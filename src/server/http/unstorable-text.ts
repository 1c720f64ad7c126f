import type { FastifyInstance } from 'fastify'
import { refuse } from './errors.ts'

/** Deeper than anything we are ever sent; following it further would overflow the stack. */
const DEEPEST = 32

/**
 * No database of ours keeps a NUL in text, and nobody can type one. Refused before any rule sees it, so that it
 * cannot turn a lookup or an insert into a failure of ours.
 */
export function refuseUnstorableText(app: FastifyInstance) {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }, reply) => {
    // What a provider heard is kept as JSON, which writes a NUL in other letters: no transcript is lost over one.
    const parts = routeOptions.url?.startsWith('/api/callbacks/') ? [params, query] : [params, query, body]
    if (parts.some((part) => isUnstorable(part))) return refuse(reply, 'bad_request')
  })
}

function isUnstorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  if (depth > DEEPEST) return true
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || isUnstorable(inner, depth + 1))
}
