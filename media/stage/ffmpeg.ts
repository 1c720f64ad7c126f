import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs ffmpeg with `input` (one buffer, or as many as come) on its standard input. */
export async function ffmpeg(
  arguments_: string[],
  input: AsyncIterable<Uint8Array> | Uint8Array,
): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...arguments_], {
    stdio: ['pipe', 'inherit', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  const ended = once(child, 'close')
  for await (const piece of input instanceof Uint8Array ? [input] : input)
    if (!child.stdin.write(piece)) await once(child.stdin, 'drain')
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${complaint}`)
}

export type Picture = { bytes: Uint8Array; width: number; height: number }
export type Cut = { width?: number; crop?: { x: number; y: number; width: number; height: number } }

/** One AVIF or JPEG of a picture or a part of it; the smaller `quality`, the finer. */
export async function writePicture(picture: Picture, file: string, cut: Cut, quality: number): Promise<void> {
  const isAvif = file.endsWith('.avif')
  const { crop, width = -1 } = cut
  const filters = [
    ...(crop ? [`crop=${crop.width}:${crop.height}:${crop.x}:${crop.y}`] : []),
    `scale=${width}:-2:flags=lanczos+accurate_rnd:out_range=full:out_color_matrix=${isAvif ? 'bt709' : 'bt601'}`,
  ]
  const tagged = [
    '-color_range',
    'pc',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'iec61966-2-1',
  ]
  const encoder = isAvif
    ? [
        '-pix_fmt',
        'yuv420p',
        ...tagged,
        '-c:v',
        'libaom-av1',
        '-still-picture',
        '1',
        '-crf',
        String(quality),
        '-cpu-used',
        '4',
      ]
    : ['-pix_fmt', 'yuvj420p', '-c:v', 'mjpeg', '-huffman', 'optimal', '-qmin', '1', '-q:v', String(quality)]
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${picture.width}x${picture.height}`, '-i', '-']
  await ffmpeg([...raw, '-frames:v', '1', '-vf', filters.join(','), ...encoder, file], picture.bytes)
}
