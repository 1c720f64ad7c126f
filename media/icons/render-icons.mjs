// Renders the site's icons from one drawing with Chromium: `node media/icons/render-icons.mjs`.
// The results are committed (src/site/public): neither build nor start needs a rasteriser.
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const GROUND = '#0a0c12'
const out = new URL('../../src/site/public/', import.meta.url)

/** The logo's cube; `share` is how much of the square it fills (a maskable icon is cut to a circle). */
const drawing = (share, ground) => {
  const scale = share
  const offset = 20 - 20 * scale
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="100%" height="100%">
    ${ground ? `<rect width="40" height="40" fill="${ground}"/>` : ''}
    <g transform="translate(${offset} ${offset}) scale(${scale})">
      <path d="M36.5 11v18L20 38.5v-18z" fill="#dcf900"/>
      <path d="M20 1.5 36.5 11v18L20 38.5 3.5 29V11zM3.5 11 20 20.5 36.5 11M20 20.5v18" fill="none"
        stroke="${ground ? '#f3f4f7' : '#5d6270'}" stroke-width="${ground ? 2 : 3}" stroke-linejoin="round"/>
    </g></svg>`
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
const render = async (size, share, ground) => {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>*{margin:0}svg{display:block}</style>${drawing(share, ground)}`)
  return page.screenshot({ omitBackground: true })
}

writeFileSync(new URL('apple-touch-icon.png', out), await render(180, 0.62, GROUND))
writeFileSync(new URL('icon-192.png', out), await render(192, 0.66, GROUND))
writeFileSync(new URL('icon-512.png', out), await render(512, 0.66, GROUND))
writeFileSync(new URL('icon-maskable-512.png', out), await render(512, 0.5, GROUND))

// An .ico is a small table of contents before its pictures, which may be PNG.
const pictures = [await render(16, 1), await render(32, 1), await render(48, 1)]
const header = Buffer.alloc(6 + 16 * pictures.length)
header.writeUInt16LE(1, 2)
header.writeUInt16LE(pictures.length, 4)
let offset = header.length
for (const [index, picture] of pictures.entries()) {
  const entry = 6 + 16 * index
  const size = [16, 32, 48][index]
  header.writeUInt8(size, entry)
  header.writeUInt8(size, entry + 1)
  header.writeUInt16LE(1, entry + 4)
  header.writeUInt16LE(32, entry + 6)
  header.writeUInt32LE(picture.length, entry + 8)
  header.writeUInt32LE(offset, entry + 12)
  offset += picture.length
}
writeFileSync(new URL('favicon.ico', out), Buffer.concat([header, ...pictures]))
await browser.close()
