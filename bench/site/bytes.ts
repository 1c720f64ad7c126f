import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test'
import { z } from 'zod'
import { type PageName, pageNames, paths } from '../../src/contract/paths.ts'
import { atMost, type Measured } from '../part.ts'
import { DESKTOP, openBrowser, PHONE } from './browser.ts'
import { addressOf, isContent } from './routes.ts'
import { startSettledProduct } from './settled-product.ts'

const kinds = ['document', 'font', 'image', 'script', 'film', 'other'] as const
type Kind = (typeof kinds)[number]
/** `bytes` as sent, headers included; `body` without them, still compressed. */
type Fetched = { url: string; kind: Kind; bytes: number; body: number }

type RouteBytes = {
  name: PageName
  before: Fetched[]
  /** What stands in the HTML to be run, compressed by itself. */
  inlineScriptBytes: number
  /** Fetched from the start of React until it has taken the page over. */
  toHydrate: Fetched[]
}

const sum = (fetched: Fetched[]) => fetched.reduce((total, { bytes }) => total + bytes, 0)
const sumOfBodies = (fetched: Fetched[]) => fetched.reduce((total, { body }) => total + body, 0)
const of = (fetched: Fetched[], ...wanted: Kind[]) => fetched.filter(({ kind }) => wanted.includes(kind))
const kb = (bytes: number) => Number((bytes / 1000).toFixed(1))
const withoutFilms = (fetched: Fetched[]) => fetched.filter(({ kind }) => kind !== 'film')

/** The words that pages share are a file of their own (vite.config.ts). */
const isWords = ({ url }: Fetched) => /\/assets\/words-[^/]+\.js$/.test(url)

/** Exact counts from the browser's own network log: no clock is involved. */
export async function measureBytes(): Promise<Measured> {
  const product = await startSettledProduct()
  const browser = await openBrowser()
  try {
    const onPhone: RouteBytes[] = []
    for (const name of pageNames) onPhone.push(await load(browser, PHONE, product.url, name))
    const homeOnDesk = await load(browser, DESKTOP, product.url, 'home')
    return report(onPhone, homeOnDesk)
  } finally {
    await browser.close()
    await product.stop()
  }
}

function report(onPhone: RouteBytes[], homeOnDesk: RouteBytes): Measured {
  const reading = onPhone.filter(({ name }) => isContent(name))
  const home = onPhone.find(({ name }) => name === 'home') ?? homeOnDesk
  const scriptBefore = ({ before, inlineScriptBytes }: RouteBytes) =>
    sum(of(before, 'script')) + inlineScriptBytes
  const isOwn = ({ name }: RouteBytes) => {
    const others = new Set(
      onPhone.flatMap((route) => (route.name === name ? [] : route.toHydrate.map(({ url }) => url))),
    )
    return ({ url }: Fetched) => !others.has(url)
  }
  const ownWords = (route: RouteBytes) => {
    const scripts = of(route.toHydrate, 'script')
    return sumOfBodies(scripts.filter((one) => isWords(one) || isOwn(route)(one)))
  }
  const engine = (route: RouteBytes) => sumOfBodies(of(route.toHydrate, 'script')) - ownWords(route)
  const most = (value: (route: RouteBytes) => number) => {
    const worst = reading.toSorted((a, b) => value(b) - value(a))[0] ?? home
    return { value: kb(value(worst)), unit: 'KB', note: `the most of ${reading.length} pages: ${worst.name}` }
  }
  const homeFigures = [['phone', home] as const, ['1440 px', homeOnDesk] as const].flatMap(
    ([screen, { before }]) => [
      atMost(
        { name: `home, ${screen}: requests before idle, films aside`, value: withoutFilms(before).length },
        8,
      ),
      atMost(
        {
          name: `home, ${screen}: sent before idle, films aside`,
          value: kb(sum(withoutFilms(before))),
          unit: 'KB',
        },
        120,
      ),
    ],
  )
  return {
    figures: [
      atMost({ name: 'script before idle or first touch', ...most(scriptBefore) }, 4),
      atMost({ name: "script to hydrate, the page's own words apart", ...most(engine) }, 120),
      ...homeFigures,
    ],
    tables: [
      {
        title:
          'KB before idle as sent (headers included), on a phone; then script (brotli) until React has the page',
        columns: [
          'route',
          'requests',
          ...kinds,
          'all but films',
          'inline script',
          'script to hydrate',
          'of it own words',
          'in files',
        ],
        rows: onPhone.map((route) => [
          paths[route.name],
          withoutFilms(route.before).length,
          ...kinds.map((kind) => kb(sum(of(route.before, kind)))),
          kb(sum(withoutFilms(route.before))),
          kb(route.inlineScriptBytes),
          kb(sumOfBodies(of(route.toHydrate, 'script'))),
          kb(ownWords(route)),
          of(route.toHydrate, 'script').length,
        ]),
      },
    ],
    notes: [`home before idle: ${home.before.map(({ url, bytes }) => `${url} ${kb(bytes)}`).join(', ')}`],
  }
}

/** Loads a page whose idle moment never comes by itself, looks, then lets it come. */
async function load(
  browser: Browser,
  screen: BrowserContextOptions,
  origin: string,
  name: PageName,
): Promise<RouteBytes> {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const moment = { didTimeout: false, timeRemaining: () => 50 }
      const { promise, resolve } = Promise.withResolvers<void>()
      window.requestIdleCallback = (callback) => {
        void promise.then(() => callback(moment))
        return 1
      }
      Object.assign(window, { beIdle: resolve })
    })
    const log = await networkLog(await context.newCDPSession(page), origin)
    const response = await page.goto(origin + addressOf(name), { waitUntil: 'commit' })
    if (isContent(name)) {
      // Pictures are asked for once the first paint is seen, which takes its time on a wide screen.
      await page.waitForSelector('html:not([data-unseen]) body', { state: 'attached' })
      await page.waitForLoadState()
      await log.quiet()
      await page.evaluate(() => (window as unknown as { beIdle(): void }).beIdle())
    }
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    const html = (await response?.text()) ?? ''
    const start = await startFiles(origin, html)
    const begun = log.fetched.findIndex(({ url }) => start.includes(url))
    return {
      name,
      before: log.fetched.slice(0, begun),
      inlineScriptBytes: inlineScriptBytes(html),
      toHydrate: log.fetched.slice(begun),
    }
  } finally {
    await context.close()
  }
}

async function networkLog(session: CDPSession, origin: string) {
  const fetched: (Fetched & { id: string })[] = []
  let busy = performance.now()
  const find = (id: string) => fetched.find((one) => one.id === id)
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return
    busy = performance.now()
    const url = request.url.replace(origin, '')
    fetched.push({ id: requestId, url, kind: kindOf(type ?? '', url), bytes: 0, body: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = find(requestId)
    if (one) one.body += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = find(requestId)
    busy = performance.now()
    if (one) one.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return {
    fetched,
    /** Nothing has been asked for and nothing has come for a second. */
    async quiet() {
      while (performance.now() - busy < 1000) await delay(50)
    },
  }
}

function kindOf(type: string, url: string): Kind {
  if (type === 'Media' || /\.(mp4|webm)$/.test(url)) return 'film'
  if (type === 'Script' || url.endsWith('.js')) return 'script'
  const kind = type.toLowerCase()
  return kinds.find((one) => one === kind) ?? 'other'
}

/** The boot file and what it asks for when it starts React: whatever was asked for earlier came before idle. */
async function startFiles(origin: string, html: string): Promise<string[]> {
  const [, boot = ''] = /data-boot="([^"]+)"/.exec(html) ?? []
  const source = await (await fetch(`${origin}${boot}`)).text()
  const [, modules] = /modules:(\[[^\]]*\])/.exec(source) ?? []
  const known = z.array(z.string()).nonempty()
  return [boot, ...known.parse(JSON.parse(modules ?? '[]'))]
}

function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*\btype=)[^>]*>([\s\S]*?)<\/script>/g)]
  return brotliCompressSync(scripts.map(([, text]) => text).join('\n')).length
}
