import { expect, test } from 'vitest'
import { HandClock } from '../../../tests/support/hand-clock.ts'
import { createRequest } from '../api/wire.ts'
import { noBook } from './book.ts'
import { addTurn, type KeptTurn, TRANSCRIPT_LIMIT } from './conversation.ts'
import { ConversationRegistry, type RegistryOptions } from './registry.ts'

function registryWith(options: Partial<RegistryOptions> = {}) {
  const clock = new HandClock()
  const registry = new ConversationRegistry({
    clock,
    publicUrl: () => 'http://studio.test',
    capacity: 1000,
    keepEnded: 1000,
    ...options,
  })
  const create = (body = {}) => {
    const created = registry.create(createRequest.parse(body))
    if (!created.ok) throw new Error(created.code)
    return created.conversation
  }
  return { clock, registry, create }
}

test('ended conversations are kept up to the limit; the one that ended first goes first', () => {
  const { registry, create } = registryWith({ keepEnded: 2 })
  const [first, second, third, running] = [create(), create(), create(), create()]
  for (const { id } of [third, first, second]) registry.end(id, 'end_conversation_endpoint_hit')
  expect(registry.get(third.id)).toBeUndefined()
  expect([first, second, running].every(({ id }) => registry.get(id))).toBe(true)
  expect(registry.list({ limit: 10, page: 1 }).total).toBe(3)
})

test('ten thousand talks leave no timer and no more than the limit behind', () => {
  const { clock, registry, create } = registryWith({ keepEnded: 50 })
  for (let n = 0; n < 10_000; n++) {
    const { id } = create()
    registry.participantJoined(id)
    registry.participantLeft(id)
  }
  expect(clock.pending).toBe(0)
  expect(registry.activeCount).toBe(0)
  expect(registry.list({ limit: 1, page: 1 }).total).toBe(50)
})

test('a conversation ends once, whatever ends it first', () => {
  const { clock, registry, create } = registryWith()
  const reasons: string[] = []
  registry.listen({ ended: (_conversation, reason) => reasons.push(reason) })
  const { id } = create({ properties: { max_call_duration: 10, participant_absent_timeout: 10 } })
  clock.advance(20_000)
  expect(registry.end(id, 'end_conversation_endpoint_hit')).toEqual({ ok: false, code: 'already_ended' })
  registry.participantLeft(id)
  expect(reasons).toHaveLength(1)
})

test('nothing is added to a transcript after the end', () => {
  const { registry, create } = registryWith()
  const conversation = create()
  registry.recordVisitor(conversation, 'in time')
  registry.end(conversation.id, 'end_conversation_endpoint_hit')
  registry.recordVisitor(conversation, 'too late')
  expect(conversation.transcript.map(({ content }) => content)).toEqual(['in time'])
})

test('what cannot be written down was not said, and a talk ends all the same', () => {
  const failed: string[] = []
  let isFull = false
  const write = () => {
    if (isFull) throw new Error('database or disk is full')
  }
  const { registry, create } = registryWith({
    book: { ...noBook, said: write, ended: write, erase: write },
    failed: (id) => failed.push(id),
  })
  const conversation = create()
  registry.recordVisitor(conversation, 'in time')
  isFull = true
  expect(() => registry.recordVisitor(conversation, 'too much')).toThrow('disk is full')
  registry.end(conversation.id, 'end_conversation_endpoint_hit')
  expect(conversation.status).toBe('ended')
  expect(conversation.transcript.map(({ content }) => content)).toEqual(['in time'])
  expect(failed).toEqual([conversation.id])
  // Whoever asked for it must not believe that nothing is left.
  expect(() => registry.delete(conversation.id)).toThrow('disk is full')
  expect(registry.get(conversation.id)).toBeDefined()
})

test('a transcript is bounded in turns and in characters, and keeps the latest', () => {
  const turns: KeptTurn[] = []
  for (let n = 0; n < TRANSCRIPT_LIMIT.turns + 20; n++)
    addTurn(turns, { role: 'user', content: `${n}`, turn: undefined })
  expect(turns).toHaveLength(TRANSCRIPT_LIMIT.turns)
  expect(turns.at(-1)?.content).toBe(`${TRANSCRIPT_LIMIT.turns + 19}`)
  for (let n = 0; n < 200; n++) addTurn(turns, { role: 'user', content: 'x'.repeat(1000), turn: undefined })
  const characters = turns.reduce((sum, { content }) => sum + content.length, 0)
  expect(characters).toBeLessThanOrEqual(TRANSCRIPT_LIMIT.characters)
})

test('the parts of one streamed turn become one entry', () => {
  const turns: KeptTurn[] = []
  addTurn(turns, { role: 'assistant', content: 'One.', turn: 4 })
  addTurn(turns, { role: 'assistant', content: 'Two.', turn: 4 })
  addTurn(turns, { role: 'assistant', content: '', turn: 4 })
  addTurn(turns, { role: 'assistant', content: 'Three.', turn: 5 })
  expect(turns.map(({ content }) => content)).toEqual(['One. Two.', 'Three.'])
})
