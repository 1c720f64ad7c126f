import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Brought into a server by `--import`: at SIGCONT it collects everything that can be collected and prints what is
 * still held, and how much of a processor it has used so far.
 */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('SIGCONT', () => {
  // What the first collection finds finalizers for, the next ones free.
  for (let n = 0; n < 4; n++) collect()
  const { heapUsed, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.stderr.write(
    `heap ${JSON.stringify({ heapUsed, rss, cpuMs: Math.round((user + system) / 1000) })}\n`,
  )
})
