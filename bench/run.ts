import { benchAnswers } from './studio/answers.ts'
import { benchRooms } from './studio/rooms.ts'

/** What we claim and how it is measured: `npm run bench`, or `npm run bench -- --only studio-rooms`. */
const benches: Record<string, () => Promise<unknown>> = {
  'studio-answers': () => benchAnswers(),
  'studio-rooms': () => benchRooms(),
}

const at = process.argv.indexOf('--only')
const only = at === -1 ? undefined : process.argv[at + 1]
if (at !== -1 && !(only && only in benches)) {
  console.error(`--only takes one of: ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(benches)) if (!only || only === name) await bench()
