import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Stage } from '../../stage/stage.ts'
import { faultOf, type Loop } from './loop.ts'

const folder = 'src/site/films'
const manifest = 'media/films/loops/checked.json'

/** The films that were decoded and found to come round, each under the hash of its bytes. */
export type Checked = Record<string, Loop & { sha256: string }>

export const filmFiles = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mp4'))
    .sort()
export const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(`${folder}/${file}`))
    .digest('hex')
export const readChecked = (): Checked => JSON.parse(readFileSync(manifest, 'utf8'))

/**
 * A loop must not jump: the step from its last frame to its first may be no larger than its other steps. Asked of the
 * files themselves, as the browser decodes them; that takes a minute, so what was found is committed, and `npm test`
 * only holds the files against it.
 */
export async function checkLoops(stage: Stage): Promise<void> {
  const before = readChecked()
  const checked: Checked = {}
  for (const file of filmFiles()) {
    const sha256 = hashOf(file)
    const known = before[file]
    if (known?.sha256 === sha256) {
      checked[file] = known
      continue
    }
    const page = await stage.page(`films/loops/index.html?film=${file}`, { width: 640, height: 360 })
    const loop = await page.evaluate(() => window.loop)
    await page.close()
    const fault = faultOf(loop)
    if (fault) throw new Error(`${file} ${fault}`)
    console.log(`${file}  ${loop.seconds} s, seam ${loop.seam.toFixed(2)}, steps ${loop.usual.toFixed(2)}`)
    checked[file] = { sha256, ...loop }
  }
  writeFileSync(manifest, `${JSON.stringify(checked, undefined, 2)}\n`)
}
