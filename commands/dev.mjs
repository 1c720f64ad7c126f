import { alone, build, install, runPinned } from './prepare.mjs'

await alone(() => {
  install()
  build()
})
runPinned(['commands/dev.ts'])
