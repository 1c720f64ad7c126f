import { expect, test } from 'vitest'
import { type Created, createStart, type StartPhase } from './start-machine.ts'

/** A start whose server, clock and browser wait for the test's word. */
function rig() {
  const log: string[] = []
  const phases: StartPhase[] = []
  const answer = Promise.withResolvers<Created>()
  const delay = Promise.withResolvers<void>()
  const start = createStart<'home' | 'leadership'>({
    create: (from) => {
      log.push(`create ${from}`)
      return answer.promise
    },
    abandon: (id) => log.push(`abandon ${id}`),
    succeeded: (from) => log.push(`succeeded ${from}`),
    failed: (from, { message }) => log.push(`failed ${from}: ${message}`),
    enter: ({ id, url }) => log.push(`enter ${id} ${url}`),
    wait: (milliseconds) => {
      log.push(`wait ${milliseconds}`)
      return delay.promise
    },
  })
  start.subscribe(() => phases.push(start.getState().phase))
  return { start, log, phases, answer, delay }
}

const made: Created = { ok: true, id: 'c1', url: 'https://room.example/c1' }

test('success: told at once, entered after 2000 ms, busy until the page is left', async () => {
  const { start, log, phases, answer, delay } = rig()
  const done = start.start('home')
  answer.resolve(made)
  delay.resolve()
  await done
  expect(log).toEqual(['create home', 'succeeded home', 'wait 2000', 'enter c1 https://room.example/c1'])
  expect(phases).toEqual(['starting', 'leaving'])
})

test('failure: the button comes back and the sentence is shown', async () => {
  const { start, log, phases, answer } = rig()
  const done = start.start('leadership')
  answer.resolve({ ok: false, failure: { message: 'No.' } })
  await done
  expect(log).toEqual(['create leadership', 'failed leadership: No.'])
  expect(phases).toEqual(['starting', 'idle'])
})

test('a second press while one runs starts nothing', async () => {
  const { start, log, answer, delay } = rig()
  const done = Promise.all([start.start('home'), start.start('home'), start.start('leadership')])
  answer.resolve(made)
  await Promise.resolve()
  const late = start.start('home')
  delay.resolve()
  await Promise.all([done, late])
  expect(log.filter((line) => line.startsWith('create'))).toEqual(['create home'])
  expect(log.filter((line) => line.startsWith('enter'))).toHaveLength(1)
})

test('left before the answer: what is made after all is ended', async () => {
  const { start, log, answer } = rig()
  const done = start.start('home')
  start.leave()
  expect(start.getState().phase).toBe('idle')
  answer.resolve(made)
  await done
  expect(log).toEqual(['create home', 'abandon c1'])
})

test('left between the answer and the door: ended, not entered', async () => {
  const { start, log, answer, delay } = rig()
  const done = start.start('home')
  answer.resolve(made)
  await expect.poll(() => log.at(-1)).toBe('wait 2000')
  start.leave()
  delay.resolve()
  await done
  expect(log).toEqual(['create home', 'succeeded home', 'wait 2000', 'abandon c1'])
})

test('entering is not leaving', async () => {
  const { start, log, answer, delay } = rig()
  const done = start.start('home')
  answer.resolve(made)
  delay.resolve()
  await done
  start.leave()
  expect(log.at(-1)).toBe('enter c1 https://room.example/c1')
})

test('after a failure or a return from the cache a new start runs', async () => {
  const { start, log, answer } = rig()
  const first = start.start('home')
  answer.resolve({ ok: false, failure: { message: 'No.' } })
  await first
  await start.start('home')
  expect(log.filter((line) => line === 'create home')).toHaveLength(2)
})
