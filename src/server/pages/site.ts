import { readFile } from 'node:fs/promises'
import { ORIGIN_PLACEHOLDER } from '../../contract/origin.ts'
import { paths } from '../../contract/paths.ts'
import type { SecurityHeaders } from '../http/headers.ts'
import { type BuiltFile, listBuiltFiles, readBody } from './built-files.ts'
import { contentTypeOf, isFilm, isText } from './content-types.ts'
import { inlineHashes } from './inline-hashes.ts'
import { type Body, compressed, digestOf, makeResource, packedTighter, type Resource } from './resource.ts'

/** Vite puts a hash of the content into the name, so what stands here never changes under its name. */
const HASHED = '/assets/'

const FOREVER = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
const ASK_FIRST = 'no-cache'
/** Nothing of what such a page comes to show is in it, and yet no copy of it is left anywhere. */
const KEEP_NOTHING = 'no-store'

/** Where the build puts the error screen. It has no address of its own. */
const NOT_FOUND = '/404'

/** Text that stands beside the build's files: sitemap, robots.txt and the like, made at start. */
export type MadeFile = { path: string; text: string }

export type Site = {
  /** What stands at exactly this path. No path is ever turned into a file name, so none can lead astray. */
  find(path: string): Resource | undefined
  notFound: Resource
  /** Seconds of work that a start does not wait for, page by page, until it is done or no longer wanted. */
  packTighter(signal: AbortSignal): Promise<void>
}

type Source = {
  folder: string
  publicUrl: string
  headers: SecurityHeaders
  madeFiles: readonly MadeFile[]
}

/** Why there is no site to serve, in one line for whoever starts the server. */
export class MissingBuildError extends Error {}

/** Turns the built site into ready answers: the origin put in, inline parts hashed, text compressed. */
export async function loadSite({ folder, publicUrl, headers, madeFiles }: Source): Promise<Site> {
  const withOrigin = (text: string) => text.replaceAll(ORIGIN_PLACEHOLDER, () => publicUrl)
  const readText = async ({ file }: BuiltFile) => withOrigin(await readFile(file, 'utf8'))

  const prepare = async (built: BuiltFile): Promise<Resource> => {
    if (built.kind === 'page') return pageResource(built.path, await readText(built), headers)
    return namesOrigin.test(built.path)
      ? textResource(built.path, await readText(built), headers)
      : fileResource(built, headers)
  }
  const files = await listBuiltFiles(folder)
  // One after another: each compression takes memory, and what a process has once had it seldom gives back.
  const resources = new Map<string, Resource>()
  for (const built of files) resources.set(built.path, await prepare(built))
  for (const { path, text } of madeFiles) resources.set(path, await textResource(path, text, headers))
  const notFound = resources.get(NOT_FOUND)
  if (!notFound || !resources.has('/'))
    throw new MissingBuildError(`The site is not built: ${folder} has no pages. npm start builds them.`)
  resources.delete(NOT_FOUND)
  const pages = files.filter(({ kind, path }) => kind === 'page' && path !== NOT_FOUND)
  return {
    find: (path) => resources.get(path),
    notFound,
    async packTighter(signal) {
      for (const { path } of pages) {
        const resource = resources.get(path)
        if (signal.aborted || !resource) return
        resources.set(path, await packedTighter(resource, signal))
      }
    },
  }
}

/** Public text that may name the site's own addresses. */
const namesOrigin = /\.(json|md|txt|webmanifest|xml)$/

async function pageResource(path: string, html: string, headers: SecurityHeaders): Promise<Resource> {
  const content = Buffer.from(html)
  const facts = {
    servedAs: path,
    contentType: 'text/html; charset=utf-8',
    cacheControl: path === paths.transcript ? KEEP_NOTHING : ASK_FIRST,
    securityHeaders: headers.page(path, inlineHashes(html)),
  }
  return makeResource(facts, { ...(await compressed(content)), identity: content }, digestOf(content))
}

async function textResource(path: string, text: string, headers: SecurityHeaders): Promise<Resource> {
  const content = Buffer.from(text)
  const facts = {
    servedAs: path,
    contentType: contentTypeOf(path),
    cacheControl: ONE_HOUR,
    securityHeaders: headers.inert,
  }
  return makeResource(facts, { ...(await compressed(content)), identity: content }, digestOf(content))
}

async function fileResource({ path, file, twins }: BuiltFile, headers: SecurityHeaders): Promise<Resource> {
  const contentType = contentTypeOf(path)
  const takesRanges = isFilm(contentType)
  const isHashed = path.startsWith(HASHED)
  const { body, digest } = await readBody(file, !takesRanges)
  const facts = {
    servedAs: isHashed ? `${HASHED}*` : path,
    contentType,
    cacheControl: isHashed ? FOREVER : ONE_HOUR,
    securityHeaders: headers.inert,
    takesRanges,
  }
  return makeResource(facts, { ...(await smaller(body, contentType, twins)), identity: body }, digest)
}

/** The build's own twins, which took their time; without them, what a start can afford. */
async function smaller(body: Body, contentType: string, { br, gzip }: BuiltFile['twins']) {
  if (br || gzip)
    return {
      ...(br && { br: (await readBody(br)).body }),
      ...(gzip && { gzip: (await readBody(gzip)).body }),
    }
  return isText(contentType) && Buffer.isBuffer(body) ? compressed(body) : {}
}
