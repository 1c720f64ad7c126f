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

/** A still as AVIF, as good as fits into the given bytes. */
export async function writeAvif(
  png: Uint8Array,
  file: string,
  bytesAtMost: number,
  sizeOf: (file: string) => Promise<number>,
): Promise<number> {
  for (let crf = 24; crf <= 50; crf += 3) {
    await ffmpeg(
      ['-f', 'image2pipe', '-c:v', 'png', '-i', '-', '-frames:v', '1', '-pix_fmt', 'yuv420p']
        .concat([
          '-color_range',
          'pc',
          '-colorspace',
          'bt709',
          '-color_primaries',
          'bt709',
          '-color_trc',
          'iec61966-2-1',
        ])
        .concat(['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', String(crf), '-cpu-used', '5', file]),
      png,
    )
    if ((await sizeOf(file)) <= bytesAtMost) return crf
  }
  throw new Error(`${file} does not fit into ${bytesAtMost} bytes`)
}
