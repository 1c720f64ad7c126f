import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeFile, OWNERS_FILE, OWNERS_FOLDER } from './data-folder.ts'

/** Why the data folder could not be used, in one line for whoever starts the server. */
export class DataFolderError extends Error {}

export type GeneratedSecrets = { session: string; studioKey: string }

/** Makes the data folder and the secrets nobody configured: once, for whichever process comes first. */
export async function openSecrets(dataDir: string): Promise<GeneratedSecrets> {
  try {
    await mkdir(dataDir, { recursive: true, mode: OWNERS_FOLDER })
    return {
      session: await readOrMake(join(dataDir, 'session-secret')),
      studioKey: await readOrMake(join(dataDir, 'studio-key')),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DataFolderError(
      `The data folder ${dataDir} cannot be used: ${reason}. Set DATA_DIR to another.`,
    )
  }
}

async function readOrMake(file: string): Promise<string> {
  const found = await read(file)
  if (found !== undefined) return found
  // A hard link either appears whole or not at all, so no other process ever reads half a secret.
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, {
      mode: OWNERS_FILE,
      flag: 'wx',
      flush: true,
    })
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  const made = await read(file)
  if (made === undefined) throw new Error(`${file} vanished while it was being made`)
  return made
}

async function read(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (text === undefined) return undefined
  if (text.trim().length < 32) throw new Error(`${file} holds no secret: delete it to have a new one made`)
  // A restored backup or a careless copy may have opened it to others.
  closeFile(file)
  return text.trim()
}
