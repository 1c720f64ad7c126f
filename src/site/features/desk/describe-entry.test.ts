import { expect, test } from 'vitest'
import { describeDetail } from './describe-entry.ts'

test('a change of state is told by the names of the states', () => {
  expect(describeDetail({ action: 'lead.state', detail: { from: 'new', to: 'in_work' } })).toBe(
    'New → In work',
  )
})

test('giving a lead back leaves it with nobody', () => {
  expect(describeDetail({ action: 'lead.owner', detail: { from: 'ann@example.com' } })).toBe(
    'ann@example.com → Nobody',
  )
})

test('other details stand as they are', () => {
  expect(describeDetail({ action: 'leads.exported', detail: { from: '2026-11-01', rows: '12' } })).toBe(
    'from: 2026-11-01, rows: 12',
  )
  expect(describeDetail({ action: 'staff.signed_in', detail: {} })).toBe('')
})
