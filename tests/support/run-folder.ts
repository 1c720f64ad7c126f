import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { compiled } from './compiled.ts'

const PREFIX = 'veyra-tests-'
const IN_MEMORY = '/dev/shm'
/** Far more than all that tests have open at once. */
const ENOUGH_BYTES = 512 * 1024 * 1024

/**
 * One folder for all that the tests of a run write (vitest's `globalSetup`): gone when the run is over, however its
 * processes ended; in memory where there is room, so that no database waits for the disk.
 */
export default function openRunFolder() {
  if (isOpen()) return
  // Outlives the run, so before the place for what does not is another.
  Object.assign(process.env, compiled)
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), PREFIX))
  // PostgreSQL and nginx run as somebody else.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** For another project of the same run. */
const isOpen = () => basename(tmpdir()).startsWith(PREFIX)

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}
