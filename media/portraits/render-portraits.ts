import { mkdir } from 'node:fs/promises'
import type { Stage } from '../stage/stage.ts'
import { writeStill } from '../stage/stills.ts'

const folder = 'src/site/portraits'
const drawn = { width: 960, height: 1200 }
const widths = [400, 800]
/** Head and collar, for the small round and square places. */
const faceCrop = { x: 200, y: 60, width: 560, height: 560 }

export async function renderPortrait(stage: Stage, slug: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const page = await stage.page(`portraits/index.html?who=${slug}&width=${drawn.width}&passes=40`, drawn)
  for (const width of widths)
    await writeStill(page, `${folder}/${slug}-${width}`, { x: 0, y: 0, ...drawn }, width)
  await writeStill(page, `${folder}/${slug}-face-192`, faceCrop, 192, 12_000)
  await page.close()
}
