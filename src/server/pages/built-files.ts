import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Body, digestOf } from './resource.ts'

/** A file above this is read from the disk when it is asked for. */
const IN_MEMORY_AT_MOST = 256 * 1024

/** A file of the build that visitors may have, under the path where they find it. */
export type BuiltFile = {
  kind: 'page' | 'file'
  path: string
  /** Its place on the disk. */
  file: string
  /** The twins that the build compressed. */
  twins: { br?: string; gzip?: string }
}

/** Everything there is to serve. What is not listed here does not exist for a request. */
export async function listBuiltFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
      throw error
    },
  )
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  return [...names]
    .filter((name) => isPublic(name, names))
    .map((name) => {
      const isPage = basename(name) === 'index.html'
      const twin = (suffix: string) => (names.has(name + suffix) ? join(folder, name + suffix) : undefined)
      return {
        kind: isPage ? 'page' : 'file',
        path: encodeURI(isPage ? pathOfPage(name) : `/${name}`),
        file: join(folder, name),
        twins: { br: twin('.br'), gzip: twin('.gz') },
      }
    })
}

const pathOfPage = (name: string) => (name === 'index.html' ? '/' : `/${dirname(name)}`)

/** Not for visitors: compressed twins by name, HTML that is no page (the router's fallback), the build's notes. */
function isPublic(name: string, names: ReadonlySet<string>) {
  if (/\.(br|gz)$/.test(name) && names.has(name.replace(/\.(br|gz)$/, ''))) return false
  if (name.endsWith('.html') && basename(name) !== 'index.html') return false
  return name.split('/').every((part) => !part.startsWith('.') || part === '.well-known')
}

/** A file as it will be sent, and the digest of its content. */
export async function readBody(file: string, mayKeep = true): Promise<{ body: Body; digest: string }> {
  const { size } = await stat(file)
  if (mayKeep && size <= IN_MEMORY_AT_MOST) {
    const body = await readFile(file)
    return { body, digest: digestOf(body) }
  }
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { body: { file, size }, digest: hash.digest('base64url').slice(0, 27) }
}
