import { alone, install, runPinned } from './prepare.mjs'

await alone(install)
runPinned(['commands/talk.ts', ...process.argv.slice(2)])
