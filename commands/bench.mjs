import { alone, build, install, runPinned } from './prepare.mjs'

await alone(() => {
  install()
  build()
})
runPinned(['bench/run.ts', ...process.argv.slice(2)])
