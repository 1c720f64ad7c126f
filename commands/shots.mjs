import { alone, build, install, runPinned } from './prepare.mjs'

await alone(() => {
  install()
  build()
})
runPinned(['commands/shots.ts', ...process.argv.slice(2)])
