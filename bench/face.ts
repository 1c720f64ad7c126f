import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { z } from 'zod'
import { ensureChromium } from '../commands/chromium.ts'
import { atMost, type Measured, medianOf } from './part.ts'

const frames = { quick: 8, full: 30 }

const gradeFacts = z.object({
  grade: z.string(),
  renderer: z.string(),
  cells: z.number(),
  pixels: z.string(),
  sculptMs: z.number(),
  /** What the page itself spends on a frame: motion, uniforms, one draw call. */
  pageMs: z.array(z.number()),
  /** Until the picture is there; where there is no graphics card, the processor draws it. */
  wholeMs: z.array(z.number()),
})

/** Runs in the browser: every grade of the face, speaking, in a place as large as the room gives it on a laptop, one pixel per point. */
const script = (count: number) => `
import { innovationOfficer } from '/src/content/leaders.ts'
import { drawOn } from '/src/studio/room/face-canvas.ts'
import { FaceMotion } from '/src/studio/room/face-motion.ts'
import { grades } from '/src/studio/room/living-face.ts'
import { characters } from '/src/studio/room/sculpture/characters.ts'
import { sculptSlices } from '/src/studio/room/sculpture/sculpt.ts'
const told = []
for (const [grade, { edge, ratio }] of Object.entries(grades)) {
  const began = performance.now()
  const slices = sculptSlices(characters[innovationOfficer.slug], edge)
  let slice = slices.next()
  while (!slice.done) slice = slices.next()
  const sculptMs = performance.now() - began
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2', { alpha: true, antialias: true })
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const face = drawOn(canvas, gl, slice.value)
  const [width, height] = [720, 640].map((edge) => Math.round(edge * Math.min(1, ratio)))
  face.resize(width, height)
  const motion = new FaceMotion(1)
  motion.mood('speaking')
  const pixel = new Uint8Array(4)
  const wait = () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
  const pageMs = [], wholeMs = []
  for (let frame = 0; frame < ${count} + 3; frame++) {
    motion.mouth(frame % 4 ? 'open' : 'press')
    const from = performance.now()
    face.draw(motion.step(1 / 60), frame / 60)
    const page = performance.now() - from
    wait()
    const whole = performance.now() - from
    // The first frames also compile and upload.
    if (frame >= 3) { pageMs.push(page); wholeMs.push(whole) }
  }
  told.push({ grade, renderer: String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)),
    cells: face.cells, pixels: width + ' × ' + height, sculptMs, pageMs, wholeMs })
  face.destroy()
}
window.told = told`

/** The living face: how many cells it has and what a frame of it costs, in Chromium. */
export async function measureFace({ quick }: { quick: boolean }): Promise<Measured> {
  const server = await createServer({
    configFile: false,
    root: process.cwd(),
    cacheDir: 'node_modules/.vite-bench-face',
    appType: 'custom',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    plugins: [
      {
        name: 'face-page',
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            if (request.url !== '/') return next()
            response.setHeader('content-type', 'text/html')
            response.end(
              `<!doctype html><meta charset="utf-8"><script type="module">${script(quick ? frames.quick : frames.full)}</script>`,
            )
          })
        },
      },
    ],
  })
  await server.listen()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  })
  try {
    const page = await browser.newPage()
    // The script measures while it loads.
    await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'commit' })
    const handle = await page.waitForFunction(
      () => (window as unknown as { told?: unknown }).told,
      undefined,
      {
        timeout: 300_000,
      },
    )
    return report(z.array(gradeFacts).parse(await handle.jsonValue()))
  } finally {
    await browser.close()
    await server.close()
  }
}

function report(grades: z.infer<typeof gradeFacts>[]): Measured {
  return {
    figures: grades.flatMap(({ grade, cells, pixels, sculptMs, pageMs, wholeMs }) => [
      { name: `${grade}: cells`, value: cells },
      { name: `${grade}: sculpted in`, value: Math.round(sculptMs), unit: 'ms', note: 'in slices of 9 ms' },
      atMost(medianOf({ name: `${grade}: the page's share of a frame`, unit: 'ms' }, rounded(pageMs)), 4),
      medianOf({ name: `${grade}: a whole frame`, unit: 'ms', note: `${pixels} pixels` }, rounded(wholeMs)),
    ]),
    notes: [
      `drawn by ${grades[0]?.renderer}`,
      'Sixty frames a second leave 16.7 ms; without a graphics card the room draws the frugal grade eleven times a second.',
    ],
  }
}

const rounded = (values: number[]) => values.map((value) => Number(value.toFixed(2)))
