// test.mjs [first | quick | long]: `npm test`, `npm run test:quick`, `npm run test:long`.
import { alone, build, install, runPinned } from './prepare.mjs'

const [stage = 'first'] = process.argv.slice(2)
await alone(() => {
  install()
  // What is quick looks at sources alone.
  if (stage !== 'quick') build()
})
runPinned(['commands/test.ts', stage])
