import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { ensureChromium } from './chromium.ts'

type Count = { passed: number; failed: number; skipped: number }
type Suite = { name: string; run: () => Count }

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const bin = (name: string) => `node_modules/.bin/${name}`

function runs(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const result = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return result.status === 0
}

const asOneTest = (passed: boolean): Count => ({ passed: +passed, failed: +!passed, skipped: 0 })

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
})
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/** Reads a runner's report; a runner that failed without naming a failed test still counts as one failure. */
function counted<T>(ok: boolean, file: string, schema: z.ZodType<T>, count: (report: T) => Count): Count {
  try {
    const counts = count(schema.parse(JSON.parse(readFileSync(file, 'utf8'))))
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch (error) {
    console.error(`no readable report in ${file}:`, error)
    return asOneTest(false)
  }
}

const suites: Suite[] = [
  { name: 'lint', run: () => asOneTest(runs(bin('biome'), ['check', '--error-on-warnings', '.'])) },
  { name: 'types', run: () => asOneTest(runs(bin('tsc'), ['--noEmit'])) },
  {
    name: 'rules, store and API',
    run: () => {
      const file = `${results}/vitest.json`
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      return counted(runs(bin('vitest'), args), file, vitestReport, (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      }))
    },
  },
  {
    name: 'journeys in Chromium',
    run: () => {
      const file = `${results}/playwright.json`
      const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file }
      const ok = runs(bin('playwright'), ['test', '--reporter=list,json'], env)
      return counted(ok, file, playwrightReport, ({ stats }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      }))
    },
  },
]

const total: Count = { passed: 0, failed: 0, skipped: 0 }
for (const suite of suites) {
  console.log(`\n— ${suite.name}`)
  const began = performance.now()
  const count = suite.run()
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`  ${suite.name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`)
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed === 0 ? 0 : 1)
