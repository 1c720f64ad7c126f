import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { fromPlaywright, fromVitest, readReport, slowest } from '../commands/test-report.ts'

const ofVitest = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: '/clone/src/server/mail/mail.test.ts',
      assertionResults: [
        { fullName: 'mail is sent', duration: 40 },
        { fullName: 'mail is kept', duration: 4200 },
        { fullName: 'mail is skipped' },
      ],
    },
  ],
}
const spec = (title: string, ...durations: number[]) => ({
  file: 'tests/journeys/desk.spec.ts',
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})
const ofPlaywright = {
  stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 },
  suites: [{ specs: [spec('signs in', 900)], suites: [{ specs: [spec('exports', 1000, 1500)] }] }],
}

const written = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'veyra-report-')), 'report.json')
  writeFileSync(file, text)
  return file
}

describe('what the runners wrote', () => {
  test('is counted, and every test is named with its time', () => {
    expect(fromVitest(ofVitest)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
      took: [
        { name: 'mail/mail.test.ts mail is sent', ms: 40 },
        { name: 'mail/mail.test.ts mail is kept', ms: 4200 },
        { name: 'mail/mail.test.ts mail is skipped', ms: 0 },
      ],
    })
    expect(fromPlaywright(ofPlaywright)).toMatchObject({
      passed: 2,
      failed: 1,
      took: [
        { name: 'journeys/desk.spec.ts signs in', ms: 900 },
        { name: 'journeys/desk.spec.ts exports', ms: 2500 },
      ],
    })
  })

  test('by one that failed without a failed test, or that cannot be read, is a failure', () => {
    const file = written(JSON.stringify(ofVitest))
    expect(readReport(file, true, fromVitest).failed).toBe(0)
    expect(readReport(file, false, fromVitest)).toMatchObject({ passed: 2, failed: 1 })
    vi.spyOn(console, 'error').mockReturnValue()
    for (const unreadable of ['', '{}', written('{'), written('{}')])
      expect(readReport(unreadable, true, fromVitest)).toMatchObject({ passed: 0, failed: 1 })
  })
})

test('the slowest stand first, a short line each', () => {
  const took = [...fromVitest(ofVitest).took, { name: 'x'.repeat(300), ms: 12_345 }]
  const lines = slowest(took, 2)
  expect(lines).toEqual([
    expect.stringMatching(/^ {2}12\.3 s {2}x+$/),
    '   4.2 s  mail/mail.test.ts mail is kept',
  ])
  expect(lines[0]?.length).toBeLessThanOrEqual(110)
})
