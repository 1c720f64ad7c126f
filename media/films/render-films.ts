import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { films as labels } from '../../src/content/films.ts'
import { ffmpeg } from '../stage/ffmpeg.ts'
import { writePictureStill } from '../stage/stills.ts'
import { type Film, framesPerSecond } from './film.ts'
import { drawHrStill, stillSize } from './hr-agent-still.ts'

const folder = 'src/site/films'
const belowTheFirstScreen = ['home-intro', 'hr-agent']
/** How coarse their foretastes are: the higher box needs more bytes to be taken for a picture. */
const inABox: Record<string, string> = { 'hr-promo': '60', 'chief-innovation-officer': '52' }
const bytesAtMost = 900_000

/** One per film the site's content names; those that stand behind words once more for the light theme. */
export const filmNames = [
  ...Object.keys(labels),
  ...['home-hero', 'about', 'contact', 'technology'].map((name) => `${name}-light`),
]

const raw = ({ width, height }: Film) => ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`]
const bt709 = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]
const toBt709 = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int']

async function* frames(draw: (t: number) => Uint8Array, count: number, name: string) {
  const began = performance.now()
  for (let frame = 0; frame < count; frame++) {
    yield draw(frame / count)
    if (frame % 24 === 23)
      console.log(`${name}  ${frame + 1}/${count}  ${Math.round((performance.now() - began) / 1000)} s`)
  }
}

export async function renderFilm(name: string): Promise<void> {
  const { film } = (await import(`./${name}.ts`)) as { film: Film }
  await mkdir(folder, { recursive: true })
  const scratch = await mkdtemp(join(tmpdir(), 'film-'))
  try {
    const draw = film.create()
    const master = join(scratch, 'master.nut')
    const count = Math.round(film.seconds * framesPerSecond)
    await ffmpeg(
      [...raw(film), '-r', String(framesPerSecond), '-i', '-', '-c', 'copy', master],
      frames(draw, count, name),
    )
    await encode(master, name)
    await writePictureStill({ ...film, bytes: draw(film.poster) }, `${folder}/${name}.poster`, {
      inOneFlight: true,
    })
    if (!belowTheFirstScreen.includes(name)) await writeForetaste(name)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/**
 * A blurred foretaste of the poster that fits into the page itself (site/films/previews.css). As wide as a phone
 * shows it: a picture stretched over its own size looks like less than it is, to people and to browsers. AVIF is
 * smaller, but for a picture behind the words of a whole screen browsers take so few bytes for a mere ground.
 */
export async function writeForetaste(name: string): Promise<void> {
  const size = 'scale=768:500:force_original_aspect_ratio=decrease:force_divisible_by=2,gblur=sigma=4'
  const crf = inABox[name]
  const coding = crf
    ? ['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '2', '-crf', crf, '-pix_fmt', 'yuv420p']
    : ['-c:v', 'libwebp', '-quality', '0', '-compression_level', '6', '-preset', 'picture']
  const file = `${folder}/${name}.preview.${crf ? 'avif' : 'webp'}`
  await ffmpeg(['-i', `${folder}/${name}.poster.jpg`, '-vf', size, ...coding, file], new Uint8Array())
}

/** AV1 for those who can, H.264 for the rest; each a little coarser until it fits. */
export async function encode(master: string, name: string): Promise<void> {
  await fitting(`${folder}/${name}.av1.mp4`, 38, 54, (crf, file) => [
    ...['-i', master, ...toBt709, '-pix_fmt', 'yuv420p10le', ...bt709, '-c:v', 'libsvtav1', '-preset', '10'],
    ...[
      '-crf',
      String(crf),
      '-g',
      '300',
      '-svtav1-params',
      'tune=0:lp=1',
      '-movflags',
      '+faststart',
      '-an',
      file,
    ],
  ])
  await fitting(`${folder}/${name}.h264.mp4`, 24, 36, (crf, file) => [
    ...['-i', master, ...toBt709, '-pix_fmt', 'yuv420p', ...bt709, '-c:v', 'libx264', '-preset', 'medium'],
    ...['-profile:v', 'high', '-crf', String(crf), '-g', '120', '-movflags', '+faststart', '-an', file],
  ])
}

async function fitting(
  file: string,
  best: number,
  worst: number,
  command: (crf: number, file: string) => string[],
) {
  for (let crf = best; crf <= worst; crf += 4) {
    await ffmpeg(command(crf, file), new Uint8Array())
    const { size } = await stat(file)
    if (size > bytesAtMost) continue
    console.log(`${file}  ${(size / 1000).toFixed(0)} KB (crf ${crf})`)
    return
  }
  throw new Error(`${file} does not fit into ${bytesAtMost} bytes`)
}

/** The HR agent's picture, beside its film on the home page. */
export async function renderHrStill(): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writePictureStill({ ...stillSize, bytes: drawHrStill() }, `${folder}/hr-agent.still`, {
    inOneFlight: true,
  })
}
