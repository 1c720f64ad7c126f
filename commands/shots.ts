import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { pageNames, paths } from '../src/contract/paths.ts'
import { startProduct } from '../tests/support/product.ts'
import { chooseTheme, type Theme, themes } from '../tests/support/themes.ts'
import { ensureChromium } from './chromium.ts'

/**
 * Pictures of every route at three widths in both themes, and one contact sheet per width and theme, in shots/.
 * Names of pages as arguments restrict it: `npm run shots -- home team`.
 */
const widths = [390, 768, 1440]
const folder = 'shots'
const chosen = process.argv.slice(2)
const names = pageNames.filter((name) => chosen.length === 0 || chosen.includes(name))

type Shot = { name: string; file: string }

async function shoot(browser: Browser, url: string, width: number, theme: Theme): Promise<Shot[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    // Still pictures: reveals are done, films show their posters.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await chooseTheme(page, theme)
  const shots: Shot[] = []
  for (const name of names) {
    await page.goto(url + paths[name], { waitUntil: 'networkidle' })
    // Lazy pictures load as they come near: walk the page once.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
      }
      scrollTo({ top: 0, behavior: 'instant' })
    })
    await page.waitForLoadState('networkidle')
    const file = `${folder}/${width}-${theme}-${name}.png`
    // Chromium lays a page out anew for a full-page picture and gets widths in vw wrong: grow the window instead.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(height, 16_000) })
    await page.screenshot({ path: file })
    await page.setViewportSize({ width, height: 900 })
    shots.push({ name, file })
  }
  await context.close()
  return shots
}

/** All pages of one width and theme side by side, small, so that likeness and holes catch the eye. */
async function contactSheet(browser: Browser, shots: Shot[], width: number, theme: Theme) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  const columns = width === 390 ? 10 : width === 768 ? 7 : 5
  const cells = shots.map(({ name, file }) => {
    const image = readFileSync(file).toString('base64')
    return `<figure><img src="data:image/png;base64,${image}"><figcaption>${name}</figcaption></figure>`
  })
  await page.setContent(`<style>
    body { margin: 16px; background: #777; font: 12px system-ui; display: grid; gap: 12px;
      grid-template-columns: repeat(${columns}, 1fr); align-items: start }
    figure { margin: 0 } img { width: 100%; display: block; max-height: 1400px; object-fit: cover; object-position: top }
    figcaption { padding: 4px 0; color: #fff }</style>${cells.join('')}`)
  await page.screenshot({ path: `${folder}/sheet-${width}-${theme}.png`, fullPage: true })
  await page.close()
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
try {
  for (const width of widths)
    for (const theme of themes) {
      const shots = await shoot(browser, product.url, width, theme)
      await contactSheet(browser, shots, width, theme)
      console.log(`${shots.length} pages at ${width} px, ${theme}`)
    }
  console.log(`Look into ${folder}/: sheet-*.png first.`)
} finally {
  await browser.close()
  await product.stop()
}
