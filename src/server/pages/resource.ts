import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HeaderList } from '../http/headers.ts'
import { type Encoding, encodings } from './encodings.ts'

/** Bytes in memory, or a file that is too large to be kept there. */
export type Body = Buffer | { file: string; size: number }

export type Variant = {
  body: Body
  etag: string
  /** Complete for a 200 but for the request's id. */
  headers: HeaderList
  /** For a 304: what a 200 would have said, less what describes its body. */
  unchangedHeaders: HeaderList
}

/** One address of the site, ready to be sent: all that a request still decides is which variant. */
export type Resource = {
  /** For logs and metrics: an address that we know, or the kind of file. */
  servedAs: string
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
  /** Whether parts may be asked for: films are sought in. */
  takesRanges: boolean
}

export type ResourceFacts = {
  servedAs: string
  contentType: string
  cacheControl: string
  securityHeaders: HeaderList
  takesRanges?: boolean
}

export const sizeOf = (body: Body) => (Buffer.isBuffer(body) ? body.length : body.size)

export const digestOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27)

/** `digest` is the plain content's, so that equal files have equal validators on every instance. */
export function makeResource(
  facts: ResourceFacts,
  bodies: Partial<Record<Encoding, Body>> & { identity: Body },
  digest: string,
): Resource {
  const isNegotiated = Object.keys(bodies).length > 1
  const variantOf = (encoding: Encoding, body: Body): Variant => {
    const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
    const unchangedHeaders = [
      'Cache-Control',
      facts.cacheControl,
      'ETag',
      etag,
      ...(isNegotiated ? ['Vary', 'Accept-Encoding'] : []),
      ...facts.securityHeaders,
    ]
    return {
      body,
      etag,
      unchangedHeaders,
      headers: [
        'Content-Type',
        facts.contentType,
        'Content-Length',
        String(sizeOf(body)),
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        ...(facts.takesRanges ? ['Accept-Ranges', 'bytes'] : []),
        ...unchangedHeaders,
      ],
    }
  }
  const variants: Partial<Record<Encoding, Variant>> = {}
  for (const encoding of encodings) {
    const body = bodies[encoding]
    if (body) variants[encoding] = variantOf(encoding, body)
  }
  return {
    servedAs: facts.servedAs,
    variants: { ...variants, identity: variantOf('identity', bodies.identity) },
    takesRanges: facts.takesRanges ?? false,
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Brotli 9 takes a page in some 20 ms; 11 takes ten times as long, and a twelfth off what is sent. */
const BROTLI_AT_ONCE = 9
const BROTLI_IN_TIME = 11
const GZIP_LEVEL = 9

/** As far back as there is anything to look back to: more only costs memory, and that stays with the process. */
const windowFor = (length: number) =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  )

/** Compressed forms worth having: a tiny file may grow. */
export async function compressed(content: Buffer): Promise<Partial<Record<Encoding, Buffer>>> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_AT_ONCE,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    zip(content, { level: GZIP_LEVEL }),
  ])
  return {
    ...(br.length < content.length && { br }),
    ...(gz.length < content.length && { gzip: gz }),
  }
}

/** Run by a process of its own: what the best compression takes in memory, some 25 MB, would stay with ours. */
const PACKER = `
const { brotliCompressSync, constants } = require('node:zlib')
const content = require('node:fs').readFileSync(0)
const params = {
  [constants.BROTLI_PARAM_QUALITY]: ${BROTLI_IN_TIME},
  [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
process.stdout.write(brotliCompressSync(content, { params }))
`

/** Nothing, where no process can be started or it was called off: then what we have is good enough. */
async function packedElsewhere(content: Buffer, signal: AbortSignal): Promise<Buffer | undefined> {
  try {
    const packer = spawn(process.execPath, ['-e', PACKER], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {},
      signal,
    })
    packer.stdin.on('error', () => undefined).end(content)
    const [packed, [code]] = await Promise.all([buffer(packer.stdout), once(packer, 'close')])
    return code === 0 ? packed : undefined
  } catch {
    return undefined
  }
}

/** The same text in fewer bytes, under the same validator: whoever has one of the two needs neither again. */
export async function packedTighter(resource: Resource, signal: AbortSignal): Promise<Resource> {
  const { identity, br: former } = resource.variants
  if (!former || !Buffer.isBuffer(identity.body)) return resource
  const body = await packedElsewhere(identity.body, signal)
  if (!body || body.length >= sizeOf(former.body)) return resource
  const headers = former.headers.with(former.headers.indexOf('Content-Length') + 1, String(body.length))
  return { ...resource, variants: { ...resource.variants, br: { ...former, body, headers } } }
}
