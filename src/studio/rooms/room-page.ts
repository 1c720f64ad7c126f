import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface ServedFile {
  type: string
  body: Record<'identity' | 'br' | 'gzip', Buffer>
}

/** The room's built page and its assets, held in memory: requests never touch the disk. */
export type RoomFiles = Map<string, ServedFile>

export const ROOM_PAGE = 'index.html'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

const squeeze = { br: promisify(brotliCompress), gzip: promisify(gzip) }

async function serve(path: string): Promise<ServedFile> {
  const identity = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    body: { identity, br: await squeeze.br(identity, quality), gzip: await squeeze.gzip(identity) },
  }
}

/** Empty where the room has not been built. */
export async function loadRoomFiles(folder: string): Promise<RoomFiles> {
  const files: RoomFiles = new Map()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.map')) continue
    const path = join(entry.parentPath, entry.name)
    files.set(relative(folder, path).split(sep).join('/'), await serve(path))
  }
  return files
}
