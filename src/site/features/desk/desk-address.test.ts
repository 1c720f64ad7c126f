import { describe, expect, test } from 'vitest'
import { filtersOf, isFiltered, noFilters, readAddress, writeAddress } from './desk-address.ts'

const now = Date.parse('2026-11-15T23:30:00Z')
const read = (query: string) => readAddress(new URLSearchParams(query))

describe('the address of the desk', () => {
  test('says nothing for what is usual', () => {
    expect(writeAddress(read(''))).toBe('')
    expect(read('')).toMatchObject({ view: 'leads', period: 'any', suspects: 'hidden', span: 'month' })
  })

  test('carries every filter there and back', () => {
    const query =
      '?lead=42&search=anna+%26+co&kind=demo&state=in_work&owner=ann%40example.com&source=newsletter&period=days&from=2026-11-01&to=2026-11-15&suspects=only'
    expect(writeAddress(read(query))).toBe(query)
  })

  test.each([
    '?view=nonsense',
    '?kind=spam',
    '?state=',
    '?from=yesterday',
    '?suspects=maybe',
    '?period=ages',
  ])('leaves out what it does not understand: %s', (query) => {
    expect(writeAddress(read(query))).toBe('')
  })
})

describe('the filters', () => {
  test('count days as the server does', () => {
    expect(filtersOf(read('period=today'), now).from).toBe('2026-11-15')
    expect(filtersOf(read('period=week'), now).from).toBe('2026-11-09')
    expect(filtersOf(read('period=month'), now)).toMatchObject({ from: '2026-10-17' })
    expect(filtersOf(read('period=days&from=2026-01-01&to=2026-02-01'), now)).toMatchObject({
      from: '2026-01-01',
      to: '2026-02-01',
    })
  })

  test('forget days that are not asked for', () => {
    expect(filtersOf(read('from=2026-01-01'), now).from).toBeUndefined()
  })

  test('know whether there are any', () => {
    expect(isFiltered(read('view=leads&lead=42'))).toBe(false)
    expect(isFiltered(read('search=a'))).toBe(true)
    expect(isFiltered(read('suspects=shown'))).toBe(true)
    expect(isFiltered({ ...read('search=a&kind=demo&period=week'), ...noFilters })).toBe(false)
  })
})
