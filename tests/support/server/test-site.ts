import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ORIGIN_PLACEHOLDER } from '../../../src/contract/origin.ts'

export const THEME_SCRIPT = `document.documentElement.classList.add('dark')`
export const CRITICAL_CSS = 'body{margin:0;color:#123}'
export const ASSET = `export const words = '${'asset '.repeat(200)}'`
/** Larger than what is kept in memory, and of no compressible content. */
export const FILM = randomBytes(400 * 1024)

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title>
<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/${title}"/>
<script>${THEME_SCRIPT}</script><style>${CRITICAL_CSS}</style>
<script type="application/ld+json">{"url":"${ORIGIN_PLACEHOLDER}"}</script>
<script>window.origin_of_${title}='${ORIGIN_PLACEHOLDER}'</script>
<script type="module" src="/assets/app-abc.js"></script>
</head><body><h1>${title}</h1>${`<p>${title} says hello.</p>`.repeat(50)}</body></html>`

let shared: Promise<string> | undefined

/** One for all tests of a process that only have it served: they change nothing in it. */
export function testSite(): Promise<string> {
  shared ??= writeTestSite()
  return shared
}

/** A built site in miniature, of the same layout as build/client. */
export async function writeTestSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'veyra-site-'))
  const files: Record<string, string | Buffer> = {
    'index.html': page('home'),
    'about/index.html': page('about'),
    'about/meet-the-team/index.html': page('team'),
    'conversation/index.html': page('conversation'),
    '404/index.html': page('lost'),
    '__spa-fallback.html': page('fallback'),
    'about.data': '["data"]',
    'assets/app-abc.js': ASSET,
    'assets/app-abc.js.br': brotliCompressSync(ASSET),
    'assets/app-abc.js.gz': gzipSync(ASSET),
    'assets/plain-def.css': `.a{color:red}${'.b{color:blue}'.repeat(100)}`,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'films/hero.mp4': FILM,
    'films/tiny.webm': randomBytes(100),
    'large.bin': randomBytes(300 * 1024),
    'feed.xml': `<feed href="${ORIGIN_PLACEHOLDER}/"/>`,
    '.vite/manifest.json': '{"secret":"notes of the build"}',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}
