import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { median } from './part.ts'

const ROUNDS = 7
const BLOCK = Buffer.alloc(8 * 1024 * 1024, 'the same bytes on every machine')

/** Where and when figures were taken, and how fast that machine was just then: timings mean nothing without it. */
export type Machine = {
  at: string
  commit: string
  node: string
  system: string
  cpu: string
  cores: number
  memoryGb: number
  /** Over the last minute: above the number of cores, somebody else was working too. */
  load: number
  /** Of one core, the median of seven rounds. */
  sha256MbPerSecond: number
  /** A plain loop of additions and a branch, millions of rounds per second. */
  loopMillionsPerSecond: number
}

export const describeMachine = (): Machine => ({
  at: new Date().toISOString(),
  commit: commit(),
  node: process.version,
  system: `${process.platform} ${process.arch}`,
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  load: Number(loadavg()[0]?.toFixed(2)),
  sha256MbPerSecond: Math.round(8 / median(rounds(() => void createHash('sha256').update(BLOCK).digest()))),
  loopMillionsPerSecond: Math.round(20 / median(rounds(loop))),
})

const rounds = (work: () => void) =>
  Array.from({ length: ROUNDS }, () => {
    const began = performance.now()
    work()
    return (performance.now() - began) / 1000
  })

function loop() {
  let sum = 0
  for (let n = 0; n < 20_000_000; n++) sum = n % 3 === 0 ? sum + n : sum ^ n
  return sum
}

/** A copy without its history has no commit, and can be measured all the same. */
function commit() {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
    return (
      git('rev-parse', '--short', 'HEAD') +
      (git('status', '--porcelain', '--', '.', ':!docs/bench.md') === '' ? '' : ' with changes')
    )
  } catch {
    return 'unknown'
  }
}
