// The long form of the tests under tests/faults, tests/load and tests/security: bounded in time and count, on
// loopback only. `npm run test:soak -- tests/faults/killed.test.ts` runs one of them.
import { alone, build, install, runPinned } from './prepare.mjs'

await alone(() => {
  install()
  build()
})
const chosen = process.argv.slice(2)
const files = chosen.length > 0 ? chosen : ['tests/faults', 'tests/load', 'tests/security']
runPinned(['node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism', ...files], {
  ...process.env,
  TEST_LENGTH: 'long',
})
