import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const installedApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser that tests and pictures use: an installed one, or the one Playwright downloaded before. */
export function findChromium(): string | undefined {
  const fromEnvironment = process.env.CHROMIUM_PATH
  if (fromEnvironment) return fromEnvironment
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => installedNames.map((name) => join(folder, name)))
  return [...onPath, ...installedApps, chromium.executablePath()].find((file) => existsSync(file))
}

const systemInstalls = [
  { has: 'apt-get', run: ['apt-get update -qq', 'apt-get install -y -qq chromium'] },
  { has: 'dnf', run: ['dnf install -y chromium'] },
  { has: 'apk', run: ['apk add chromium'] },
  { has: 'pacman', run: ['pacman -S --noconfirm chromium'] },
  { has: 'brew', run: ['brew install --cask chromium'] },
]

/** Finds a Chromium or brings one: Playwright's own download first, then the system's package manager. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium here: asking Playwright for one…')
  const cli = join('node_modules', '@playwright', 'test', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium-headless-shell', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  const downloaded = findChromium()
  if (downloaded) return downloaded
  for (const { has, run } of systemInstalls) {
    if (spawnSync(has, ['--version'], { stdio: 'ignore' }).error) continue
    console.log(`No download to be had: asking ${has} for Chromium…`)
    for (const command of run)
      spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env: quietInstall })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('No Chromium could be found or installed: set CHROMIUM_PATH to one.')
}

const quietInstall = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
