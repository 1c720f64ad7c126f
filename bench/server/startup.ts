import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/support/free-port.ts'
import { type Figure, type Measured, medianOf } from '../part.ts'
import { untilAnswered } from './server-process.ts'

const seconds = (ms: number) => Number((ms / 1000).toFixed(2))

/** From typing `npm start` to the home page: in a fresh clone once, because that installs and builds; then again. */
export async function measureStartup({ quick }: { quick: boolean }): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'veyra-start-'))
  const clone = join(folder, 'clone')
  try {
    const cold: Figure[] = []
    let place = process.cwd()
    if (!quick) {
      execFileSync('git', ['clone', '--quiet', process.cwd(), clone])
      const first = await npmStart(clone, folder)
      const note = 'installs, builds, migrates; with whatever npm has in its cache'
      cold.push({
        name: 'npm start in a fresh clone to the first answer',
        value: seconds(first),
        unit: 's',
        runs: 1,
        note,
      })
      place = clone
    }
    const warm: number[] = []
    for (let run = 0; run < (quick ? 2 : 7); run++) warm.push(seconds(await npmStart(place, folder)))
    return { figures: [...cold, medianOf({ name: 'npm start again to the first answer', unit: 's' }, warm)] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function npmStart(place: string, folder: string): Promise<number> {
  const [port, studioPort] = [await freePort(), await freePort()]
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_COMPILE)/.test(name)),
  )
  const child = spawn('npm', ['start'], {
    cwd: place,
    env: { ...env, PORT: String(port), STUDIO_PORT: String(studioPort), DATA_DIR: join(folder, 'data') },
    stdio: 'ignore',
    // A group of its own, so that everything npm started ends together.
    detached: true,
  })
  try {
    return await untilAnswered(`http://localhost:${port}/`, () => child.exitCode === null, 600_000)
  } finally {
    const exited = once(child, 'exit')
    if (child.pid && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM')
      await exited
    }
  }
}
