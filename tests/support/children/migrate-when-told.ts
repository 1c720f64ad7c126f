import { once } from 'node:events'
import { openStore, type StorePlace } from '../../../src/server/store/store.ts'

/** Says "ready", opens and migrates the store when told anything, and prints what it applied. */
const place: StorePlace = JSON.parse(process.argv[2] ?? '')
console.log('ready')
await once(process.stdin, 'data')
process.stdin.destroy()

const store = await openStore(place)
console.log(JSON.stringify(await store.migrate()))
await store.close()
