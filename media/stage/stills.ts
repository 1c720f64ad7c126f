import { stat, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { writeAvif } from './ffmpeg.ts'

export type Crop = { x: number; y: number; width: number; height: number }

/** A part of the page's canvas at the given width, encoded by the browser. */
async function encoded(
  page: Page,
  crop: Crop,
  width: number,
  type: string,
  quality?: number,
): Promise<Uint8Array> {
  const address = await page.evaluate(
    ({ crop, width, type, quality }) => {
      const from = document.querySelector('canvas')
      const to = document.createElement('canvas')
      to.width = width
      to.height = Math.round((width * crop.height) / crop.width)
      const context = to.getContext('2d')
      if (!from || !context) throw new Error('No canvas to copy from')
      context.imageSmoothingQuality = 'high'
      context.drawImage(from, crop.x, crop.y, crop.width, crop.height, 0, 0, to.width, to.height)
      return to.toDataURL(type, quality)
    },
    { crop, width, type, quality },
  )
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

const sizeOf = async (file: string) => (await stat(file)).size
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** Writes `file.avif` and `file.jpg`, each as good as fits. */
export async function writeStill(page: Page, file: string, crop: Crop, width: number, bytesAtMost = 40_000) {
  const crf = await writeAvif(
    await encoded(page, crop, width, 'image/png'),
    `${file}.avif`,
    bytesAtMost,
    sizeOf,
  )
  let note = `${file}  avif ${kilobytes(await sizeOf(`${file}.avif`))} (crf ${crf})`
  for (let quality = 0.9; quality > 0.2; quality -= 0.04) {
    const picture = await encoded(page, crop, width, 'image/jpeg', quality)
    if (picture.length > bytesAtMost) continue
    await writeFile(`${file}.jpg`, picture)
    note += `, jpg ${kilobytes(picture.length)} (quality ${quality.toFixed(2)})`
    break
  }
  console.log(note)
}
