import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../../commands/chromium.ts'

/** Lighthouse's own phone, so that counts and scores speak of the same screen. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
