import { expect, test } from 'vitest'
import { describeInstances } from '../../../../tests/support/instances.ts'
import type { Call } from '../../../../tests/support/provider.ts'
import { CLEANUP_THRESHOLD } from '../../../contract/conversations.ts'

describeInstances('two processes over one database', (running) => {
  async function press(url: string) {
    const response = await fetch(`${url}/api/conversations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"from":"home"}',
    })
    const body = await response.text()
    return { status: response.status, body, cookie: response.headers.get('set-cookie') ?? '' }
  }

  const seen = (url: string, id: string, cookie: string) =>
    fetch(`${url}/api/conversations/${id}/seen`, {
      method: 'POST',
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })

  /** Who has waited 8 s for the others is asked to try again in a moment, and does; the page then shows the talk. */
  async function pressUntilServed(url: string) {
    for (;;) {
      const answer = await press(url)
      if (answer.status === 503 && JSON.parse(answer.body).error.code === 'starts_busy') continue
      if (answer.status === 201) await seen(url, JSON.parse(answer.body).conversation_id, answer.cookie)
      return answer
    }
  }

  test('20 visitors at once with 7 active: the cleanup runs as the rule says, and no create is uncounted', async () => {
    const [one, other] = await Promise.all([running.instances.launch(), running.instances.launch()])
    running.provider.seed(7)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => pressUntilServed(n % 2 ? one.url : other.url)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(doneAt(running.provider.takeCalls())).toEqual(doneByTheRule(7, 20))
    expect(answers.map(({ body }) => body).join() + one.output() + other.output()).not.toContain(
      running.provider.key,
    )
  }, 120_000)

  test('a killed instance that was starting keeps the other one out for seconds only', async () => {
    const [one, other] = await Promise.all([running.instances.launch(), running.instances.launch()])
    const held = Promise.withResolvers<void>()
    running.provider.fail('create', { until: held.promise }, { times: 1 })
    press(one.url).catch(() => {})
    await running.provider.until(() => running.provider.calls.some(({ operation }) => operation === 'create'))
    await one.kill()
    expect((await press(other.url)).status).toBe(201)
    held.resolve()
  }, 60_000)

  test('what one has started, the other ends; and what the provider calls back reaches both', async () => {
    const [one, other] = await Promise.all([running.instances.launch(), running.instances.launch()])
    const { body, cookie } = await press(one.url)
    const { conversation_id: id } = JSON.parse(body)
    const at = (url: string, rest = '', method = 'GET') =>
      fetch(`${url}/api/conversations/${id}${rest}`, {
        method,
        headers: { cookie: cookie.split(';')[0] ?? '' },
      })
    expect(await (await at(other.url, '/seen', 'POST')).json()).toEqual({ status: 'active' })
    expect((await running.provider.notify(id, 'system.replica_joined')).status).toBe(204)
    expect((await at(other.url, '/end', 'POST')).status).toBe(204)
    expect(running.provider.active()).toEqual([])
    expect(await (await at(one.url)).json()).toEqual({ status: 'ended', reason: 'visitor' })
  }, 60_000)
})

/**
 * What the provider was asked, its closings taken together: `close 8` is eight ends and eight deletes. Between the two
 * it may be asked for what was said.
 */
function doneAt(calls: Call[]): string[] {
  const done: string[] = []
  const closing = { end: 0, delete: 0 }
  for (const { operation } of calls) {
    if (operation === 'get') continue
    if (operation === 'end' || operation === 'delete') {
      closing[operation] += 1
      continue
    }
    if (closing.end + closing.delete > 0) {
      done.push(closing.end === closing.delete ? `close ${closing.end}` : `close ${JSON.stringify(closing)}`)
      Object.assign(closing, { end: 0, delete: 0 })
    }
    done.push(operation)
  }
  return done
}

/** What must have been asked so that none was created uncounted, one start after the other. */
function doneByTheRule(active: number, starts: number): string[] {
  const done: string[] = []
  let count = active
  for (let n = 0; n < starts; n++) {
    done.push('list')
    if (count >= CLEANUP_THRESHOLD) {
      done.push(`close ${count}`, 'list')
      count = 0
    }
    done.push('create')
    count += 1
  }
  return done
}
