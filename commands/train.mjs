// `npm run train` learns what sentences mean from src/understanding/bank; with `-- --report` it also tells how well.
import { alone, install, runPinned } from './prepare.mjs'

await alone(install)
runPinned(['commands/train.ts', ...process.argv.slice(2)])
