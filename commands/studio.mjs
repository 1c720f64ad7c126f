import { alone, build, install, runPinned } from './prepare.mjs'

await alone(() => {
  install()
  build()
})
runPinned(['src/studio/main.ts'])
