import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { minifySync } from 'vite'
import { pageNames, paths } from '../../contract/paths.ts'
import { finishPage } from './finish-page.ts'
import { headTags, siteIcons } from './head-tags.ts'
import { hydratesAtOnce } from './hydration.ts'
import type { Markup } from './markup.ts'
import { laterStyles, pageStyles, parseStyles } from './page-styles.ts'

/** Finishes what `react-router build` wrote into `folder`: every page, then the assets' compressed twins. */
export function finishSite(folder: string) {
  // Unknown paths get the prerendered error screen, so the router's own fallback is never served.
  rmSync(join(folder, '__spa-fallback.html'), { force: true })
  const bootScript = minifySync('boot.js', readFileSync('src/site/early/boot.js', 'utf8')).code
  const stylesheets = new Map<string, ReturnType<typeof parseStyles>>()
  const stylesOf = (href: string, page: Markup) => {
    const sheet = stylesheets.get(href) ?? parseStyles(readFileSync(join(folder, href), 'utf8').trim())
    stylesheets.set(href, sheet)
    return pageStyles(sheet, page)
  }
  for (const path of listFiles(folder).filter((file) => file.endsWith('index.html'))) {
    const name = pageNames.find((page) => join(paths[page], 'index.html') === `/${path}`)
    const file = join(folder, path)
    const { html, boot } = finishPage(readFileSync(file, 'utf8'), {
      headTags: name ? headTags(name) : siteIcons,
      hydrateAtOnce: name !== undefined && hydratesAtOnce(name),
      bootScript,
      stylesOf,
    })
    writeFileSync(file, html)
    writeFileSync(join(folder, boot.file), boot.source)
  }
  for (const [href, sheet] of stylesheets) writeFileSync(join(folder, href), laterStyles(sheet))
  for (const path of listFiles(folder)) if (/\.(js|css|svg)$/.test(path)) compress(join(folder, path))
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

/** Assets never change under their name, so the best compression is paid for once, here. */
function compress(file: string) {
  const content = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
}
