import { expect, test } from 'vitest'
import { readRoomQuery } from './room-query.ts'

const allowed = ['https://tavus.daily.co', 'http://127.0.0.1:3100']
const read = (url: string, id?: string) =>
  readRoomQuery(`?${new URLSearchParams({ url, ...(id !== undefined && { id }) })}`, allowed)

test('an allowed room is framed, with or without an id', () => {
  const url = 'https://tavus.daily.co/c123?t=abc'
  expect(read(url, 'c123')).toEqual({ kind: 'room', url, origin: 'https://tavus.daily.co', id: 'c123' })
  expect(read(url)).toMatchObject({ kind: 'room', id: null })
  expect(read(url, '  ')).toMatchObject({ kind: 'room', id: null })
})

test.each(['', '?', '?url=', '?url=%20&id=c1', '?id=c1'])('%j has no url', (search) => {
  expect(readRoomQuery(search, allowed)).toEqual({ kind: 'missing' })
})

test.each([
  'https://evil.example/c123',
  'https://tavus.daily.co.evil.example/c123',
  'https://tavus.daily.co:8443/c123',
  'http://tavus.daily.co/c123',
  'https://user:secret@tavus.daily.co/c123',
  'javascript:alert(1)',
  'data:text/html,hello',
  'blob:https://tavus.daily.co/1',
  '//tavus.daily.co/c123',
  '/conversation',
  'not a url',
])('%s is refused', (url) => {
  expect(read(url)).toEqual({ kind: 'refused' })
})
