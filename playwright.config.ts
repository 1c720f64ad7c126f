import { defineConfig } from '@playwright/test'
import { findChromium } from './commands/chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/journeys/**/*.spec.ts', 'src/**/*.browser.ts'],
  outputDir: 'test-results/journeys',
  workers: 2,
  fullyParallel: true,
  // A shared machine may stall for seconds; a journey that fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // Room for a busy machine; a test waits only as long as it must.
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChromium(),
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
