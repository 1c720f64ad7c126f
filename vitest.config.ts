import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    // One real PostgreSQL for all suites that run on both databases.
    globalSetup: ['tests/support/postgres-for-the-run.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Suites with real processes share a busy machine; what fails twice has failed.
    retry: process.env.CI ? 1 : 0,
  },
})
