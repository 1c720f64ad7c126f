import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type TestReport = {
  passed: number
  failed: number
  skipped: number
  /** Every test that ran, and how long. */
  took: { name: string; ms: number }[]
}

/** Of a suite that is one thing, done or not. */
export const oneTest = (isPassed: boolean): TestReport => ({
  passed: +isPassed,
  failed: +!isPassed,
  skipped: 0,
  took: [],
})

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

export const fromVitest = (report: unknown): TestReport => {
  const read = vitestReport.parse(report)
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests,
    skipped: read.numPendingTests + read.numTodoTests,
    took: read.testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${inShort(file)} ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
  }
}

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(playwrightSuite),
})

export const fromPlaywright = (report: unknown): TestReport => {
  const { stats, suites } = playwrightReport.parse(report)
  const all = (some: z.infer<typeof playwrightSuite>[]): TestReport['took'] =>
    some.flatMap(({ specs, suites }) => [
      ...specs.map(({ file, title, tests }) => ({
        name: `${inShort(file)} ${title}`,
        ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
      })),
      ...all(suites),
    ])
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    took: all(suites),
  }
}

/** Reads what a runner wrote; one that failed without naming a failed test still counts as one failure. */
export function readReport(file: string, isOk: boolean, read: (report: unknown) => TestReport): TestReport {
  try {
    const report = read(JSON.parse(readFileSync(file, 'utf8')))
    return isOk || report.failed > 0 ? report : { ...report, failed: 1 }
  } catch (error) {
    console.error(`no readable report in ${file}:`, error)
    return oneTest(false)
  }
}

const LINE_LENGTH = 110

/** The tests to look at when a run takes too long, slowest first, a line each. */
export const slowest = (took: TestReport['took'], count: number): string[] =>
  took
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`.slice(0, LINE_LENGTH))

const inShort = (file: string) => file.split(/[\\/]/).slice(-2).join('/')
