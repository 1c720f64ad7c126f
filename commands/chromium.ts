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

const onPath = (names: string[]) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** The browser that pictures and measurements use: an installed one, or the one Playwright downloaded before. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  [...onPath(installedNames), ...installedApps, chromium.executablePath()].find((file) => existsSync(file))

/** The same engine without the window around it, where it is installed: journeys take a quarter less time in it. */
export const findJourneyBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  onPath(['chromium-headless-shell']).find((file) => existsSync(file)) ||
  findChromium()

const systemInstalls = [
  {
    has: 'apt-get',
    run: [
      'apt-get update -qq',
      'apt-get install -y -qq chromium',
      'apt-get install -y -qq chromium-headless-shell',
    ],
  },
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
