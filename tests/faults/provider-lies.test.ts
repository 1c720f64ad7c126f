import { expect, test } from 'vitest'
import { startRefusalSentences } from '../../src/contract/start-sentences.ts'
import { describeFaultOfInstances, post } from '../support/instances.ts'
import type { Fault } from '../support/provider.ts'

const { start_failed } = startRefusalSentences.home

describeFaultOfInstances('the provider lies, breaks off or comes too late', (running) => {
  const press = (url: string) => post(url, '/api/conversations', { from: 'home' })
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ conversation_id: `else-${n}`, status: 'active' }))

  test('by the id of another visitor’s talk: that talk stays whose it is, and nothing is left behind', async () => {
    const { url } = await running.instances.launch()
    const anna = await press(url)
    const talk = String(anna.answer.conversation_id)
    running.provider.fail(
      'create',
      { changed: { conversation_id: talk, conversation_url: anna.answer.conversation_url } },
      { times: 1 },
    )
    const bert = await press(url)
    expect(bert).toMatchObject({ status: 503, message: start_failed })
    await running.provider.until(() => running.provider.active().length === 1)
    expect(running.provider.active()).toMatchObject([{ conversation_id: talk }])
    const seen = (cookie = '') => post(url, `/api/conversations/${talk}/seen`, {}, { cookie })
    expect((await seen(bert.cookie)).status).toBe(403)
    expect((await seen(anna.cookie)).answer).toEqual({ status: 'active' })
  }, 60_000)

  const lists: [string, Fault][] = [
    ['that never ends', { status: 200, body: { data: rows(10), total_count: 1_000_000_000 } }],
    ['whose total denies its rows', { status: 200, body: { data: rows(3), total_count: 0 } }],
    ['whose rows deny its total', { status: 200, body: { data: null, total_count: 50 } }],
    ['of something else', { status: 200, body: { data: 'none of your business' } }],
    [
      'with ids that lead elsewhere',
      { status: 200, body: { data: [{ conversation_id: '../x', status: 'active' }] } },
    ],
    ['that breaks off after the headers', { cut: 0, applied: true }],
    ['that breaks off in the middle', { cut: 9, applied: true }],
  ]
  test('by its list: talks are started all the same', async () => {
    const { url } = await running.instances.launch()
    for (const [name, fault] of lists) {
      running.provider.fail('list', fault)
      expect(await press(url), name).toMatchObject({ status: 201 })
      running.provider.heal()
    }
  }, 60_000)

  test('by breaking off: a sentence, and neither a made talk nor one that was left stays behind', async () => {
    const { url } = await running.instances.launch()
    for (const cut of [0, 20]) {
      running.provider.fail('create', { cut, applied: true }, { times: 1 })
      expect(await press(url)).toMatchObject({ status: 503, message: start_failed })
      await running.provider.until(() => running.provider.active().length === 0)
    }
    const { answer, cookie = '' } = await press(url)
    running.provider.fail('end', { cut: 0 }, { times: 2 })
    const left = await fetch(`${url}/api/conversations/${answer.conversation_id}/end`, {
      method: 'POST',
      headers: { cookie },
    })
    expect(left.status).toBe(204)
    await running.provider.until(() => running.provider.active().length === 0)
  }, 60_000)

  test('by answering when the visitor has left: what was made is ended', async () => {
    const { url } = await running.instances.launch()
    const held = Promise.withResolvers<void>()
    running.provider.fail('create', { until: held.promise }, { times: 1 })
    const browser = new AbortController()
    const pressed = fetch(`${url}/api/conversations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: 'home' }),
      signal: browser.signal,
    }).catch(() => undefined)
    const { calls } = running.provider
    await running.provider.until(() => calls.some(({ operation }) => operation === 'create'))
    browser.abort()
    await pressed
    // An answer to a later question: by then the server knows that the browser is gone.
    await fetch(`${url}/healthz`)
    held.resolve()
    await running.provider.until(() => calls.some(({ operation }) => operation === 'end'))
    expect(running.provider.active()).toEqual([])
    expect((await press(url)).status).toBe(201)
  }, 60_000)
})
