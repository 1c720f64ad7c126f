import { alone, install, runPinned } from './prepare.mjs'

await alone(install)
runPinned(['commands/dev.ts'])
