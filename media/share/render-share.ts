import { mkdir, writeFile } from 'node:fs/promises'
import type { Stage } from '../stage/stage.ts'
import { shareStems } from './pictures.ts'

const folder = 'src/site/public/share'
const size = { width: 1200, height: 630 }
const bytesAtMost = 60_000

export { shareStems }

export async function renderShareImage(stage: Stage, stem: string): Promise<void> {
  const page = await stage.page(`share/index.html?stem=${stem}`, size)
  await mkdir(folder, { recursive: true })
  for (let quality = 92; quality >= 40; quality -= 4) {
    const picture = await page.screenshot({ type: 'jpeg', quality })
    if (picture.length > bytesAtMost) continue
    await writeFile(`${folder}/${stem}.jpg`, picture)
    console.log(`${folder}/${stem}.jpg  ${(picture.length / 1000).toFixed(1)} KB, quality ${quality}`)
    break
  }
  await page.close()
}
