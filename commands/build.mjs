// All that `npm start` does before the start, for machines where something else starts the server.
import { alone, build, install, translate } from './prepare.mjs'

await alone(() => {
  install()
  build()
  translate()
})
