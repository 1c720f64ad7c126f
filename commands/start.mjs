import { alone, build, install, runPinned, serverFlags, translate } from './prepare.mjs'

await alone(() => {
  install()
  build()
  translate()
})
runPinned([...serverFlags, 'src/server/main.ts'])
