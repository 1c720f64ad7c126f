import { defineConfig } from '@playwright/test'
import { findChromium } from './commands/chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/journeys/**/*.spec.ts', 'src/**/*.browser.ts'],
  outputDir: 'test-results/journeys',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
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
