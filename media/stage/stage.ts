import { type Browser, chromium, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { findChromium } from '../../commands/chromium.ts'

const port = Number(process.env.MEDIA_PORT ?? 3700)

/** Chromium and a Vite server, for the pictures that have words in them. */
export class Stage {
  private readonly server: ViteDevServer
  private readonly browser: Browser

  private constructor(server: ViteDevServer, browser: Browser) {
    this.server = server
    this.browser = browser
  }

  static async open(): Promise<Stage> {
    const server = await createServer({
      configFile: false,
      root: process.cwd(),
      cacheDir: 'node_modules/.vite-media',
      appType: 'mpa',
      logLevel: 'error',
      server: { port, strictPort: true, host: '127.0.0.1', hmr: false, watch: null },
    })
    await server.listen()
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
    return new Stage(server, browser)
  }

  async page(path: string, size: { width: number; height: number }): Promise<Page> {
    const page = await this.browser.newPage({ viewport: size })
    page.on('pageerror', (error) => console.error(`${path}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`${path}: ${message.text()}`)
    })
    await page.goto(`http://127.0.0.1:${port}/media/${path}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes', undefined, {
      timeout: 600_000,
    })
    return page
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.server.close()
  }
}
