import { stat } from 'node:fs/promises'
import { type Cut, type Picture, writePicture } from './ffmpeg.ts'

const avifQualities = [18, 21, 24, 27, 30, 34, 38, 43, 48]
/** With its headers in the ten packets a server may send at once: seen soon counts for more than the finest there. */
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
  options: Cut & { bytesAtMost?: number; inOneFlight?: boolean } = {},
) {
  const { bytesAtMost = 40_000, inOneFlight = false, ...cut } = options
  const avif = await fitting(
    picture,
    `${file}.avif`,
    cut,
    inOneFlight ? ONE_FLIGHT : bytesAtMost,
    inOneFlight ? avifQualities.slice(4) : avifQualities,
  )
  const jpg = await fitting(picture, `${file}.jpg`, cut, bytesAtMost, jpegQualities)
  console.log(`${file}  avif ${avif}, jpg ${jpg}`)
}
