import { stat } from 'node:fs/promises'
import { type Cut, type Picture, writePicture } from './ffmpeg.ts'

const avifQualities = [18, 21, 24, 27, 30, 34, 38, 43, 48]
/** What stands for a film a moment long need not be the finest, but soon: headers and all in a server's first ten packets. */
const ONE_FLIGHT = 13_600
const jpegQualities = [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 22]

/** As good as fits, from the first of the qualities on. */
async function fitting(
  picture: Picture,
  file: string,
  cut: Cut,
  bytesAtMost: number,
  qualities: readonly number[],
) {
  for (const quality of qualities) {
    await writePicture(picture, file, cut, quality)
    const { size } = await stat(file)
    if (size <= bytesAtMost) return `${(size / 1000).toFixed(1)} KB (${quality})`
  }
  throw new Error(`${file} does not fit into ${bytesAtMost} bytes`)
}

/** Writes `file.avif` and `file.jpg`. */
export async function writePictureStill(
  picture: Picture,
  file: string,
  options: Cut & { bytesAtMost?: number; isPoster?: boolean } = {},
) {
  const { bytesAtMost = 40_000, isPoster = false, ...cut } = options
  const avif = await fitting(
    picture,
    `${file}.avif`,
    cut,
    isPoster ? ONE_FLIGHT : bytesAtMost,
    isPoster ? avifQualities.slice(4) : avifQualities,
  )
  const jpg = await fitting(picture, `${file}.jpg`, cut, bytesAtMost, jpegQualities)
  console.log(`${file}  avif ${avif}, jpg ${jpg}`)
}
