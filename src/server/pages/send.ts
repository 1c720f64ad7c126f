import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type HeaderList, pairsOf } from '../http/headers.ts'
import { acceptedEncodings } from './encodings.ts'
import { type Range, requestedRange } from './ranges.ts'
import { type Body, type Resource, sizeOf, type Variant } from './resource.ts'

/**
 * Sends a prepared answer past Fastify's own sending: nothing is left to serialise, compress or compute.
 * `status` is 404 for the error screen, which is never "unchanged" and never asked for in parts.
 */
export function sendResource(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
  status: 200 | 404 = 200,
) {
  const { headers } = request.raw
  const variant = chosenVariant(resource, headers['accept-encoding'])
  if (status === 200) {
    request.servedAs = resource.servedAs
    if (namesEtag(headers['if-none-match'], variant.etag))
      return write(request, reply, 304, variant.unchangedHeaders)
    if (resource.takesRanges && headers.range && request.raw.method === 'GET') {
      const isCurrent = headers['if-range'] === undefined || headers['if-range'] === variant.etag
      const range = isCurrent ? requestedRange(headers.range, sizeOf(variant.body)) : 'whole'
      if (range === 'unsatisfiable') return write(request, reply, 416, unsatisfiableHeaders(variant))
      if (range !== 'whole')
        return write(request, reply, 206, partHeaders(variant, range), variant.body, range)
    }
  }
  write(request, reply, status, variant.headers, variant.body)
}

function chosenVariant({ variants }: Resource, acceptEncoding: string | string[] | undefined): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding?.toString())) {
    const variant = variants[encoding]
    if (variant) return variant
  }
  return variants.identity
}

/** `If-None-Match` compares weakly: a proxy that compressed again may have marked our validator as weak. */
function namesEtag(header: string | undefined, etag: string) {
  if (header === undefined) return false
  return (
    header === etag ||
    header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
  )
}

const without = (list: HeaderList, name: string) =>
  pairsOf(list)
    .filter(([one]) => one !== name)
    .flat()

const partHeaders = ({ headers, body }: Variant, { start, end }: Range): HeaderList => [
  'Content-Range',
  `bytes ${start}-${end}/${sizeOf(body)}`,
  'Content-Length',
  String(end - start + 1),
  ...without(headers, 'Content-Length'),
]

const unsatisfiableHeaders = ({ unchangedHeaders, body }: Variant): HeaderList => [
  'Content-Range',
  `bytes */${sizeOf(body)}`,
  'Content-Length',
  '0',
  ...unchangedHeaders,
]

function write(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: HeaderList,
  body?: Body,
  range?: Range,
) {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(status, [...headers, 'X-Request-Id', request.id])
  if (body === undefined || request.raw.method === 'HEAD') return void raw.end()
  if (Buffer.isBuffer(body)) return void raw.end(range ? body.subarray(range.start, range.end + 1) : body)
  pipeline(createReadStream(body.file, range), raw, (error) => {
    // The visitor leaving in the middle of a film is everyday; a file that cannot be read is not.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      request.log.error({ err: error }, 'a file could not be sent')
  })
}
