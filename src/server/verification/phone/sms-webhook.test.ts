import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { startHttpStandIn, type Told } from '../../../../tests/support/http-stand-in.ts'
import { smsWebhook, smsWebhookKey } from './sms-webhook.ts'

const message = { to: '+12015550123', code: '012345' }
const open = (url: string, warned: unknown[] = []) =>
  smsWebhook({
    url,
    key: smsWebhookKey('the session secret'),
    words: (code) => `Your code is ${code}`,
    log: { warn: (line: unknown) => void warned.push(line) },
    pause: async () => {},
  })

test('the receiver can check who wrote it and when, with the key the README says how to make', async () => {
  await using receiver = await startHttpStandIn({ status: 202 })
  expect(await open(receiver.url)(message)).toEqual({ ok: true })
  const [asked] = receiver.asked
  if (!asked) throw new Error('nothing was sent')
  const { headers, body } = asked
  expect(JSON.parse(body)).toMatchObject({
    type: 'sms.send',
    data: { to: '+12015550123', text: 'Your code is 012345' },
  })
  const key = createHmac('sha256', 'the session secret').update('sms webhook').digest()
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))).toBeLessThan(60)
})

test('a key in the address goes along as a header', async () => {
  await using receiver = await startHttpStandIn({ status: 202 })
  await open(receiver.url.replace('://', '://us%40er:pa%3Ass@'))(message)
  expect(receiver.asked[0]?.headers.authorization).toBe(`Basic ${btoa('us@er:pa:ss')}`)
})

test('trouble on the way is tried again a few times, as the same message', async () => {
  await using receiver = await startHttpStandIn('hang up', { status: 503 }, { status: 200, body: {} })
  expect(await open(receiver.url)(message)).toEqual({ ok: true })
  expect(receiver.asked).toHaveLength(3)
  expect(new Set(receiver.asked.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('but not for ever', async () => {
  await using receiver = await startHttpStandIn('hang up')
  expect(await open(receiver.url)(message)).toEqual({ ok: false, code: 'unreachable' })
  expect(receiver.asked).toHaveLength(3)
})

test.each<[Told, string]>([
  [{ status: 422, body: { error: { code: 'invalid-phone-number' } } }, 'invalid-phone-number'],
  [{ status: 400, body: { error: { code: 'unsupported-country' } } }, 'unsupported-country'],
  [{ status: 503, body: { error: { code: 'quota-exceeded' } } }, 'quota-exceeded'],
  [{ status: 402 }, 'billing-not-enabled'],
  [{ status: 429 }, 'quota-exceeded'],
  [{ status: 400, body: { error: { code: 'who knows' } } }, 'failed'],
  [{ status: 302 }, 'failed'],
])('a refusal is final and says why: %#', async (told, code) => {
  await using receiver = await startHttpStandIn(told)
  expect(await open(receiver.url)(message)).toEqual({ ok: false, code })
  expect(receiver.asked).toHaveLength(1)
})

test('neither number nor code gets into the log', async () => {
  await using receiver = await startHttpStandIn('hang up')
  const warned: unknown[] = []
  await open(receiver.url, warned)(message)
  expect(warned.length).toBeGreaterThan(0)
  expect(JSON.stringify(warned)).not.toMatch(/2015550123|012345/)
})
