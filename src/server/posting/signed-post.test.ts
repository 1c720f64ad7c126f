import { expect, test } from 'vitest'
import { keyOf, signatureOf } from './signed-post.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

test('is that of the Standard Webhooks specification’s own example', () => {
  expect(
    signatureOf({
      secret: SECRET,
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      seconds: 1_614_265_330,
      body: '{"test": 2432232314}',
    }),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test.each([
  [SECRET, SECRET.slice(6)],
  ['whsec_c2VjcmV0', 'c2VjcmV0'],
])('%s is the same key with and without its prefix', (one, other) => {
  expect(keyOf(one)).toEqual(keyOf(other))
})

test('a secret that is no base64 is taken as it stands', () => {
  expect(keyOf('not base64 at all!').toString()).toBe('not base64 at all!')
})
