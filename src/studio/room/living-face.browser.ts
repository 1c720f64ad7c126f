import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { expect, test as journey } from '../../../tests/support/journey.ts'
import type { Face } from './face.ts'

/** The face alone in a page, drawn by the browser that runs the tests: without a graphics card, but drawn. */

declare global {
  interface Window {
    face: Face
  }
}

const html = (options: string) => `<!doctype html><link rel="icon" href="data:,">
<style>body { margin: 0; background: #11141b } #face { width: 360px; height: 450px }
#face canvas { width: 100%; height: 100%; display: block }</style>
<div id="face"></div>
<script type="module">
  import { livingFace } from '/living-face.ts'
  window.face = livingFace(document.getElementById('face'), ${options})
</script>`

let server: ViteDevServer
let address = ''

async function serve() {
  server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: '../../../node_modules/.vite-face',
    appType: 'custom',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { allow: ['../../..'] } },
    plugins: [
      {
        name: 'face-page',
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            if (!request.url?.startsWith('/alone')) return next()
            response.setHeader('content-type', 'text/html')
            response.end(html(request.url.includes('still') ? '{ still: true }' : '{ still: false }'))
          })
        },
      },
    ],
  })
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
}
let served: Promise<void> | undefined

const test = journey.extend({
  ours: async ({ browserName: _ }, use) => {
    served ??= serve()
    await served
    await use([address])
  },
})
// One server for all of them; she is told herself whether to stand still.
test.describe.configure({ mode: 'default' })
test.use({ reducedMotion: 'no-preference' })
test.afterAll(() => server.close())

const canvas = (page: Page) => page.locator('#face canvas')

async function open(page: Page, path = 'alone') {
  await page.goto(`${address}${path}`)
  await expect(canvas(page)).toHaveAttribute('data-cells', /^\d+$/)
}

/** How much of the lower face a visitor sees as dark: the head sways, but only an open mouth has a dark inside. */
async function darkness(page: Page): Promise<number> {
  const seen = await page.screenshot({ clip: { x: 130, y: 190, width: 100, height: 90 } })
  return page.evaluate(async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    const isDark = (at: number) => Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < 62
    return data.filter((_, at) => at % 4 === 0 && isDark(at)).length / (data.length / 4)
  }, seen.toString('base64'))
}

test('the mouth moves while it speaks and rests when it is cut off', async ({ page }) => {
  await open(page)
  await page.evaluate(() => window.face.mood('speaking'))
  await page.evaluate(() => window.face.mouth('press'))
  await expect(canvas(page)).toHaveAttribute('data-mouth', 'press')
  await page.evaluate(() => window.face.mouth('open'))
  await expect(canvas(page)).toHaveAttribute('data-mouth', 'open')
  await page.evaluate(() => window.face.mood('listening'))
  await expect(canvas(page)).toHaveAttribute('data-mouth', 'rest')
  await page.evaluate(() => window.face.mouth('open'))
  await expect(canvas(page)).toHaveAttribute('data-mouth', 'rest')
})

test('an open mouth is another picture than a closed one', async ({ page }) => {
  // A machine without a graphics card draws a frame in seconds.
  test.slow()
  await open(page)
  await page.evaluate(() => window.face.mood('speaking'))
  await expect(canvas(page)).toHaveAttribute('data-whole', 'yes')
  const closed = await darkness(page)
  await page.evaluate(() => window.face.mouth('open'))
  await expect.poll(() => darkness(page)).toBeGreaterThan(closed + 0.02)
  await page.evaluate(() => window.face.mood('idle'))
  await expect.poll(() => darkness(page)).toBeLessThan(closed + 0.01)
})

test('who wants no motion sees her whole and still', async ({ page }) => {
  await open(page, 'alone?still')
  await page.evaluate(() => window.face.mood('speaking'))
  const before = await canvas(page).evaluate((element) => (element as HTMLCanvasElement).toDataURL())
  await page.evaluate(() => window.face.mouth('open'))
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await canvas(page).evaluate((element) => (element as HTMLCanvasElement).toDataURL())).toBe(before)
  await expect(canvas(page)).toHaveAttribute('data-mouth', 'rest')
})

test('without WebGL her photograph stands in her place', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      options?: unknown,
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, options])
    } as typeof real
  })
  await page.goto(`${address}alone`)
  await expect(canvas(page)).toHaveAttribute('data-drawn', 'photograph')
  const painted = () =>
    canvas(page).evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement
      const data =
        (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      return (
        data.filter((_, index) => index % 4 === 3).filter((alpha) => alpha > 200).length / (width * height)
      )
    })
  await expect.poll(painted).toBeGreaterThan(0.2)
})

test('when the graphics card gives up her photograph takes over', async ({ page }) => {
  await open(page)
  await canvas(page).evaluate((element) =>
    (element as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await expect(canvas(page)).toHaveAttribute('data-drawn', 'photograph')
  await page.evaluate(() => window.face.mood('speaking'))
  await page.evaluate(() => window.face.mouth('open'))
  await expect(canvas(page)).toHaveAttribute('data-mouth', 'rest')
})
