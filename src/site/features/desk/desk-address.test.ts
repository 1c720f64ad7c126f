import { describe, expect, test } from 'vitest'
import {
  isFiltered,
  leadFiltersOf,
  noFilters,
  readAddress,
  talkFiltersOf,
  writeAddress,
} from './desk-address.ts'

const now = Date.parse('2026-11-15T23:30:00Z')
const read = (query: string) => readAddress(new URLSearchParams(query))

describe('the address of the desk', () => {
  test('says nothing for what is usual', () => {
    expect(writeAddress(read(''))).toBe('')
    expect(read('')).toMatchObject({ view: 'leads', period: 'any', suspects: 'shown', span: 'month' })
  })

  test('carries every filter there and back', () => {
    const query =
      '?lead=42&search=anna+%26+co&kind=demo&state=in_work&owner=ann%40example.com&source=newsletter&period=days&from=2026-11-01&to=2026-11-15&suspects=only'
    expect(writeAddress(read(query))).toBe(query)
    const talks =
      '?view=talks&talk=42&turn=0&search=payroll&source=direct&page=leadership&industry=banking&who=anonymous&score=50&stars=4&reached=third_turn&greeting=Hello%21+I+am+Mira.&period=week'
    expect(writeAddress(read(talks))).toBe(talks)
  })

  test.each([
    '?view=nonsense',
    '?kind=spam',
    '?state=',
    '?from=yesterday',
    '?suspects=maybe',
    '?period=ages',
    '?turn=-1',
    '?turn=',
    '?score=101',
    '?stars=6',
    '?stars=many',
    '?who=me',
    '?shown=all',
  ])('leaves out what it does not understand: %s', (query) => {
    expect(writeAddress(read(query))).toBe('')
  })
})

describe('the filters', () => {
  test('count days as the server does', () => {
    expect(leadFiltersOf(read('period=today'), now).from).toBe('2026-11-15')
    expect(leadFiltersOf(read('period=week'), now).from).toBe('2026-11-09')
    expect(leadFiltersOf(read('period=month'), now)).toMatchObject({ from: '2026-10-17' })
    expect(leadFiltersOf(read('period=days&from=2026-01-01&to=2026-02-01'), now)).toMatchObject({
      from: '2026-01-01',
      to: '2026-02-01',
    })
  })

  test('ask for talks in the words of the list of talks', () => {
    const address = read(
      'view=talks&page=home&score=60&period=days&from=2026-01-01&to=2026-02-01&reached=address',
    )
    expect(talkFiltersOf(address, now)).toMatchObject({
      from: 'home',
      scoreAtLeast: 60,
      reached: 'address',
      since: '2026-01-01',
      until: '2026-02-01',
    })
  })

  test('forget days that are not asked for', () => {
    expect(leadFiltersOf(read('from=2026-01-01'), now).from).toBeUndefined()
  })

  test('know whether there are any', () => {
    expect(isFiltered(read('view=leads&lead=42'))).toBe(false)
    expect(isFiltered(read('search=a'))).toBe(true)
    expect(isFiltered(read('suspects=shown'))).toBe(false)
    expect(isFiltered(read('suspects=hidden')), 'what is hidden must not pass for nothing').toBe(true)
    expect(isFiltered(read('view=talks&talk=42&turn=3'))).toBe(false)
    expect(isFiltered(read('view=talks&score=0'))).toBe(true)
    expect(isFiltered({ ...read('search=a&kind=demo&period=week'), ...noFilters })).toBe(false)
  })
})
