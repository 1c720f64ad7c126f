// What `npm run test:long` runs for minutes, for hours: bounded in time and count, on loopback only.
// `npm run test:soak -- tests/faults/killed.test.ts` runs one of them.
import { alone, build, install, runPinned } from './prepare.mjs'

await alone(() => {
  install()
  build()
})
runPinned(['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  ...process.env,
  TEST_LENGTH: 'soak',
})
