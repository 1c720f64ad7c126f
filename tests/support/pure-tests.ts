import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'

/** With one of these a file can open a database, start a process or talk over a socket. */
const outside = new Set([
  'node:child_process',
  'node:cluster',
  'node:dgram',
  'node:http',
  'node:http2',
  'node:https',
  'node:net',
  'node:tls',
  'node:worker_threads',
  '@playwright/test',
  'better-sqlite3',
  'fastify',
  'nodemailer',
  'pg',
  'smtp-server',
])

const looked = new Map<string, boolean>()

/**
 * Whether a test is a rule's: nothing it imports, however far down, reaches outside. Read off the imports, so that
 * nobody has to say so by a file's name or place, and nobody can forget to.
 */
export function isPure(file: string): boolean {
  const known = looked.get(file)
  if (known !== undefined) return known
  // Whoever comes by again while this one is being looked at learns nothing new from it.
  looked.set(file, true)
  const pure = importsOf(file).every((name) =>
    name.startsWith('.') ? isPure(resolve(dirname(file), name)) : !outside.has(name),
  )
  looked.set(file, pure)
  return pure
}

function importsOf(file: string): string[] {
  if (!/\.(ts|tsx|mjs)$/.test(file) || !existsSync(file)) return []
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const named = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : []))
  const later = dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start, moduleRequest.end).slice(1, -1),
  )
  return [...named, ...passedOn, ...later]
}
