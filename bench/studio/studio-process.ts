import { startStudio } from '../../src/studio/studio.ts'

/** A studio in a process of its own, which tells its memory when asked. */
const studio = await startStudio({ apiKey: 'bench', port: 0, capacity: 1000 })
process.on('message', (asked) => {
  if (asked === 'close') {
    void studio.close().then(() => process.disconnect())
    return
  }
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, used: heapUsed + external })
})
process.send?.({ url: studio.url })
