import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'
import { fromPlaywright, fromVitest, oneTest, readReport, slowest, type TestReport } from './test-report.ts'

type Suite = { name: string; run: () => TestReport }

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const bin = (name: string) => `node_modules/.bin/${name}`

function runs(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const result = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return result.status === 0
}

function vitest(args: string[], env: Record<string, string> = {}): TestReport {
  const file = `${results}/vitest.json`
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return readReport(file, runs(bin('vitest'), ['run', ...reporting, ...args], env), fromVitest)
}

function playwright(args: string[], env: Record<string, string> = {}): TestReport {
  const file = `${results}/playwright.json`
  ensureChromium()
  const isOk = runs(bin('playwright'), ['test', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...env,
  })
  return readReport(file, isOk, fromPlaywright)
}

const lint: Suite = {
  name: 'lint',
  run: () => oneTest(runs(bin('biome'), ['check', '--error-on-warnings', '.'])),
}
const unused: Suite = { name: 'nothing left over', run: () => oneTest(runs(bin('knip'), [])) }
const types: Suite = { name: 'types', run: () => oneTest(runs(bin('tsc'), ['--noEmit'])) }

/** vitest.config.ts and playwright.config.ts say which test is of which stage. */
const stages: Record<string, Suite[]> = {
  first: [
    lint,
    unused,
    types,
    { name: 'rules, store and API', run: () => vitest([]) },
    { name: 'journeys in Chromium', run: () => playwright([]) },
  ],
  quick: [lint, unused, types, { name: 'rules', run: () => vitest(['--project', 'rules']) }],
  long: [
    { name: 'faults, load and hostile input', run: () => vitest([], { TEST_LENGTH: 'long' }) },
    { name: 'long journeys', run: () => playwright(['--pass-with-no-tests'], { LONG: '1' }) },
  ],
}

const [stage = 'first'] = process.argv.slice(2)
const suites = stages[stage]
if (!suites) throw new Error(`${stage} is none of ${Object.keys(stages).join(', ')}`)

const seconds = (since: number) => Math.round((performance.now() - since) / 1000)
const begun = performance.now()
const reports = suites.map(({ name, run }) => {
  console.log(`\n— ${name}`)
  const began = performance.now()
  const report = run()
  console.log(`  ${name}: ${report.passed} passed, ${report.failed} failed in ${seconds(began)} s`)
  return report
})

const sum = (field: 'passed' | 'failed' | 'skipped') =>
  reports.reduce((total, report) => total + report[field], 0)
const took = reports.flatMap((report) => report.took)
console.log(`\nThe slowest of ${took.length} tests, ${seconds(begun)} s in all:`)
for (const line of slowest(took, 20)) console.log(line)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
process.exit(sum('failed') === 0 ? 0 : 1)
