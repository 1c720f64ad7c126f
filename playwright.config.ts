import { defineConfig } from '@playwright/test'
import { findChromium, findJourneyBrowser } from './commands/chromium.ts'

const isCi = Boolean(process.env.CI)

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/journeys/**/*.spec.ts', 'src/**/*.browser.ts'],
  outputDir: 'test-results/journeys',
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  // A journey that fails has found something: the product's fault or its own. CI's machine may stall for seconds: what
  // lands is not lost to that, and the report says which journeys needed another try.
  retries: isCi ? 2 : 0,
  // What is marked so is of the second stage, `npm run test:long`.
  ...(process.env.LONG ? { grep: /@long/ } : { grepInvert: /@long/ }),
  // Room for a busy machine; a test waits only as long as it must.
  timeout: isCi ? 45_000 : 15_000,
  expect: { timeout: isCi ? 15_000 : 5000 },
  use: {
    browserName: 'chromium',
    // What moves by itself costs time and proves nothing; journeys about motion ask for it.
    reducedMotion: 'reduce',
    // Without snapshots of the page: their recorder runs script in every frame, and one that allows none complains.
    // Without a picture of every frame: they took a tenth of the time, and one of the end tells as much.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      // Only the whole browser blocks windows that nobody asked for, which a long journey is about.
      executablePath: process.env.LONG ? findChromium() : findJourneyBrowser(),
      args: [
        // Containers run as root and have no graphics card; a test browser talks to nobody but us.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    },
  },
})
