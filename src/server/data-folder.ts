import { chmodSync, statSync } from 'node:fs'
import { chmod, readdir, stat } from 'node:fs/promises'

/** Names, addresses, letters and secrets lie in the data folder: only the account that runs the server reads them. */
export const OWNERS_FOLDER = 0o700
export const OWNERS_FILE = 0o600
const FOR_OTHERS = 0o077

/** What a file system puts into the top of each of its own accord. */
const NOBODYS = 'lost+found'

/**
 * Closes a folder that an older version, a copy or a restored backup left open. One that holds folders of others
 * (`/var/lib`, somebody's home) is theirs too and stays as it is; the line that comes back says so.
 */
export async function closeDataFolder(dataDir: string): Promise<string | undefined> {
  // Windows has other means, and shows every folder as open.
  if (process.platform === 'win32') return undefined
  if (((await stat(dataDir)).mode & FOR_OTHERS) === 0) return undefined
  const entries = await readdir(dataDir, { withFileTypes: true })
  const stranger = entries.find((entry) => entry.isDirectory() && entry.name !== NOBODYS)
  if (stranger)
    return `The data folder ${dataDir} is open to other accounts and stays so, because ${stranger.name} in it is not ours: set DATA_DIR to a folder of its own.`
  try {
    await chmod(dataDir, OWNERS_FOLDER)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return `The data folder ${dataDir} is open to other accounts and cannot be closed to them (${code}): set DATA_DIR to a folder of its own.`
  }
}

/** The same for a file; where there is none yet, nothing. */
export function closeFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && (found.mode & FOR_OTHERS) !== 0) chmodSync(path, OWNERS_FILE)
}
