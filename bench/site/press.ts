import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { type Provider, providerEnv, startProvider } from '../../tests/support/provider.ts'
import { atMost, type Figure, type Measured, medianOf } from '../part.ts'
import { openBrowser, PHONE } from './browser.ts'
import { startSettledProduct } from './settled-product.ts'

const SLOWDOWN = 4
/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

type Pressed = { shownMs: number; starts: number; arrived: boolean }

/** Presses Get Demo the moment something can be seen, on a slow phone with a slow network, long before React. */
export async function measurePress({ quick }: { quick: boolean }): Promise<Measured> {
  const provider = await startProvider()
  const product = await startSettledProduct(providerEnv(provider))
  const browser = await openBrowser()
  try {
    const place = await placeOfButton(browser, product.url)
    const presses: Pressed[] = []
    for (let run = 0; run < (quick ? 3 : 10); run++)
      presses.push(await press(browser, product.url, provider, place))
    return { figures: report(presses) }
  } finally {
    await browser.close()
    await product.stop()
    await provider.close()
  }
}

function report(presses: Pressed[]): Figure[] {
  const runs = presses.length
  const lost = presses.filter(({ starts, arrived }) => starts === 0 || !arrived).length
  const doubled = presses.filter(({ starts }) => starts > 1).length
  const shown = presses.map(({ shownMs }) => Math.round(shownMs))
  return [
    atMost({ name: 'presses lost', value: lost, note: `of ${runs}, right after first paint, 4x slower` }, 0),
    atMost({ name: 'presses carried out more than once', value: doubled, note: `of ${runs}` }, 0),
    medianOf({ name: 'press to its pressed state on the screen', unit: 'ms' }, shown),
    atMost({ name: 'the slowest of them', value: Math.max(...shown), unit: 'ms' }, 200),
  ]
}

const getDemo = (page: Page) => page.getByRole('button', { name: 'Get Demo' }).first()

/** Where the button will be: the page does not shift, so a look beforehand tells. */
async function placeOfButton(browser: Browser, url: string) {
  const page = await browser.newPage(PHONE)
  await page.goto(url)
  await getDemo(page).scrollIntoViewIfNeeded()
  const box = await getDemo(page).boundingBox()
  const scrolled = await page.evaluate(() => scrollY)
  await page.close()
  if (!box || scrolled > 0) throw new Error('Get Demo is not on the first screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function press(browser: Browser, url: string, provider: Provider, place: { x: number; y: number }) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await settled(page)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await session.send('Page.enable')
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
    const painted = Promise.withResolvers<void>()
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && painted.resolve())
    await page.addInitScript(watchPress)
    provider.takeCalls()
    const arrived = page.waitForURL('**/conversation?**', { waitUntil: 'commit', timeout: 45_000 }).then(
      () => true,
      () => false,
    )
    const shown = Promise.withResolvers<number>()
    await page.exposeFunction('pressShown', (ms: number) => shown.resolve(ms))
    void page.goto(url, { waitUntil: 'commit' })
    await painted.promise
    await page.touchscreen.tap(place.x, place.y)
    const shownMs = await Promise.race([shown.promise, arrived.then(() => Number.POSITIVE_INFINITY)])
    const didArrive = await arrived
    const starts = provider.takeCalls().filter(({ operation }) => operation === 'create').length
    return { shownMs, starts, arrived: didArrive }
  } finally {
    await context.close()
  }
}

/** A new window of this browser first loads pages of its own (its address bar), on the cores that ours is measured on. */
async function settled(page: Page) {
  await page.goto('about:blank')
  await delay(2000)
}

/**
 * In the page: from the finger's event to the frame that shows the button pressed, as the browser itself times it
 * (Event Timing: what a listener changed is in that frame).
 */
function watchPress() {
  const told = window as unknown as { pressShown(ms: number): void }
  let looksPressed = false
  addEventListener('pointerdown', ({ target }) =>
    queueMicrotask(() => {
      looksPressed ||= (target as Element).closest('[data-pressed]') !== null
    }),
  )
  new PerformanceObserver((list) => {
    const press = list.getEntries().find(({ name }) => name === 'pointerdown')
    if (press && looksPressed) told.pressShown(press.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
