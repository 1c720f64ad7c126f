import { expect, test } from 'vitest'
import { startHttpStandIn } from '../../../tests/support/http-stand-in.ts'
import { recaptcha } from './recaptcha.ts'

const log = { warn() {} }
const secret = 'recaptcha-secret'

test('the token, our secret and the address are asked about, in a form', async () => {
  await using google = await startHttpStandIn({ status: 200, body: { success: true } })
  const verdict = await recaptcha({ secret, log, url: google.url }).verify('from-the-widget', '203.0.113.7')
  expect(verdict).toEqual({ ok: true })
  expect(google.asked[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(google.asked[0]?.body))).toEqual({
    secret,
    response: 'from-the-widget',
    remoteip: '203.0.113.7',
  })
})

test.each([
  [['invalid-input-response'], 'failed'],
  [['timeout-or-duplicate'], 'expired'],
  [['invalid-input-secret'], 'unavailable'],
  [[], 'failed'],
])('%s means %s', async (codes, code) => {
  await using google = await startHttpStandIn({ status: 200, body: { success: false, 'error-codes': codes } })
  expect(await recaptcha({ secret, log, url: google.url }).verify('x', '::1')).toEqual({ ok: false, code })
})

test('nothing brought is not asked about', async () => {
  await using google = await startHttpStandIn({ status: 200, body: { success: true } })
  expect(await recaptcha({ secret, log, url: google.url }).verify('', '::1')).toEqual({
    ok: false,
    code: 'missing',
  })
  expect(google.asked).toEqual([])
})

test.each(['hang up', { status: 500, body: 'no' }, { status: 200, body: { yes: 'maybe' } }] as const)(
  'where nobody can tell, the answer is no: %#',
  async (told) => {
    await using google = await startHttpStandIn(told)
    expect(await recaptcha({ secret, log, url: google.url }).verify('x', '::1')).toEqual({
      ok: false,
      code: 'unavailable',
    })
  },
)
