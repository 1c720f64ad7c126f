import { expect, test } from 'vitest'
import { CLEANUP_THRESHOLD } from '../../src/contract/conversations.ts'
import { startRefusalSentences } from '../../src/contract/start-sentences.ts'
import { describeInstances, post } from '../support/instances.ts'
import { isSoak } from '../support/test-length.ts'

const STARTS = isSoak ? 500 : 60
/** Looked at where the machine is ours alone. */
const REFUSED_WITHIN_MS = isSoak ? 10_000 : Number.POSITIVE_INFINITY

describeInstances('a burst of starts on two instances', (running) => {
  test(`${STARTS} at once: each is made, or refused by the queue's sentence in time; no create goes uncounted`, async () => {
    const [one, other] = await Promise.all([running.instances.launch(), running.instances.launch()])
    const answers = await Promise.all(
      Array.from({ length: STARTS }, async (_, n) => {
        const begun = performance.now()
        const pressed = await post(n % 2 ? one.url : other.url, '/api/conversations', { from: 'leadership' })
        return { ...pressed, ms: performance.now() - begun }
      }),
    )
    const made = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { message, ms } of refused) {
      expect(message).toBe(startRefusalSentences.leadership.starts_busy)
      expect(ms).toBeLessThan(REFUSED_WITHIN_MS)
    }
    expect(made.length).toBeGreaterThan(0)

    const active = new Set<string | undefined>()
    let isCounted = false
    for (const { operation, id } of running.provider.calls) {
      if (operation === 'list') isCounted = true
      if (operation === 'end' || operation === 'delete') active.delete(id)
      if (operation === 'create') {
        expect(isCounted, 'a count stands before every create').toBe(true)
        expect(active.size, 'no create at the threshold or above').toBeLessThan(CLEANUP_THRESHOLD)
        active.add(id)
        isCounted = false
      }
    }
    expect(running.provider.calls.filter(({ operation }) => operation === 'create')).toHaveLength(made.length)
  }, 180_000)
})
