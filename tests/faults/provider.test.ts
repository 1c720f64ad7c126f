import { expect, test } from 'vitest'
import { startRefusalSentences } from '../../src/contract/start-sentences.ts'
import { describeFaultOfInstances, post } from '../support/instances.ts'
import { startProvider } from '../support/provider.ts'
import { isLong, isSoak, sized } from '../support/test-length.ts'

/** An answer for every visitor, and back to normal: looked at where the machine is ours alone. */
const ANSWER_WITHIN_MS = isSoak ? 10_000 : Number.POSITIVE_INFINITY
const NORMAL_WITHIN_MS = isSoak ? 5000 : Number.POSITIVE_INFINITY

const DEAD_FOR_MS = sized(0, 0, 60_000)
const TIMEOUT_MS = sized(20_000, 40_000, 180_000)
const VISITORS_A_SECOND = 5

describeFaultOfInstances('the provider is dead under starts', (running) => {
  const press = async (url: string) => {
    const begun = performance.now()
    const pressed = await post(url, '/api/conversations', { from: 'home' })
    return { ...pressed, ms: performance.now() - begun }
  }

  /** Presses now and, in the soak, again and again for the minute that it is dead. */
  async function pressMeanwhile(url: string) {
    const presses: ReturnType<typeof press>[] = []
    const until = performance.now() + DEAD_FOR_MS
    do {
      for (let n = 0; n < VISITORS_A_SECOND; n++) presses.push(press(url))
      if (performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 1000))
    } while (performance.now() < until)
    return Promise.all(presses)
  }

  async function pressUntilStarted(url: string) {
    const begun = performance.now()
    for (;;) {
      const pressed = await press(url)
      if (pressed.status === 201) return performance.now() - begun
    }
  }

  const { start_failed, starts_busy } = startRefusalSentences.home

  function expectGoodAnswers(answers: Awaited<ReturnType<typeof pressMeanwhile>>) {
    for (const { status, message, ms } of answers) {
      expect(status).toBe(503)
      expect([start_failed, starts_busy]).toContain(message)
      expect(ms).toBeLessThan(ANSWER_WITHIN_MS)
    }
  }

  // It takes as long as we are patient with it; starting.test.ts has the same on a clock of its own.
  if (isLong)
    test(
      'silent: every visitor reads within 10 s why, and soon after its return talks start again',
      async () => {
        const { url } = await running.instances.launch()
        for (const operation of ['list', 'create', 'end', 'delete'] as const)
          running.provider.fail(operation, { silence: true })
        expectGoodAnswers(await pressMeanwhile(url))
        running.provider.heal()
        expect(await pressUntilStarted(url)).toBeLessThan(NORMAL_WITHIN_MS)
      },
      TIMEOUT_MS,
    )

  test(
    'gone: nobody waits, and soon after its return talks start again',
    async () => {
      const { url } = await running.instances.launch()
      const port = Number(new URL(running.provider.url).port)
      await running.provider.close()
      expectGoodAnswers(await pressMeanwhile(url))
      running.provider = await startProvider({ port })
      expect(await pressUntilStarted(url)).toBeLessThan(NORMAL_WITHIN_MS)
    },
    TIMEOUT_MS,
  )

  test(
    'failing: visitors read that it failed, and soon after its return talks start again',
    async () => {
      const { url } = await running.instances.launch()
      for (const operation of ['list', 'create'] as const)
        running.provider.fail(operation, { status: 500, body: { error: 'database password is hunter2' } })
      for (const { status, message, answer, ms } of await pressMeanwhile(url)) {
        expect([502, 503]).toContain(status)
        expect([startRefusalSentences.home.create_failed, start_failed, starts_busy]).toContain(message)
        expect(JSON.stringify(answer)).not.toContain('hunter2')
        expect(ms).toBeLessThan(ANSWER_WITHIN_MS)
      }
      running.provider.heal()
      expect(await pressUntilStarted(url)).toBeLessThan(NORMAL_WITHIN_MS)
    },
    TIMEOUT_MS,
  )
})
