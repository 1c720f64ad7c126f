import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.emulator.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
})
