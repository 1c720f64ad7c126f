import { expect, test } from 'vitest'
import { readRoomQuery, roomToFrame } from './room-query.ts'

const allowed = ['https://tavus.daily.co', 'http://127.0.0.1:3100']
const ROOM = 'https://tavus.daily.co/c123?t=abc'
const ask = (url: string, id?: string) =>
  readRoomQuery(`?${new URLSearchParams({ url, ...(id !== undefined && { id }) })}`)
const frame = (given: string | undefined, asked: string, origins = allowed) =>
  roomToFrame(given, new URL(asked), origins)

test('a link names a talk by its id and its address', () => {
  expect(ask(` ${ROOM} `, ' c123 ')).toEqual({ kind: 'asked', id: 'c123', url: new URL(ROOM) })
})

test.each(['', '?', '?url=', '?url=%20&id=c1', '?id=c1'])('%j has no url', (search) => {
  expect(readRoomQuery(search)).toEqual({ kind: 'missing' })
})

test.each<[string, string?]>([
  [ROOM],
  [ROOM, ''],
  [ROOM, '  '],
  ['//tavus.daily.co/c123', 'c123'],
  ['/conversation', 'c123'],
  ['not a url', 'c123'],
])('%s with the id %j is refused without asking anybody', (url, id) => {
  expect(ask(url, id)).toEqual({ kind: 'refused' })
})

test.each([ROOM, 'https://TAVUS.daily.co:443/x/../c123?t=abc'])(
  'the server’s address is framed where the link means the same one: %s',
  (asked) => {
    expect(frame(ROOM, asked)).toEqual({ url: ROOM, origin: 'https://tavus.daily.co' })
  },
)

test.each([
  ['another talk’s', 'https://tavus.daily.co/c456?t=abc'],
  ['the same path with another query', 'https://tavus.daily.co/c123?t=abd'],
  ['the same with a fragment', `${ROOM}#x`],
  ['a longer path', 'https://tavus.daily.co/c123/?t=abc'],
  ['another host’s', 'https://evil.example/c123?t=abc'],
])('nothing is framed where the link has %s', (_, asked) => {
  expect(frame(ROOM, asked)).toBeNull()
})

test('nothing is framed where the server gives no address', () => {
  expect(frame(undefined, ROOM)).toBeNull()
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
])('%s is not framed even where the server says so', (url) => {
  expect(frame(url, url)).toBeNull()
})
