import { expect, test } from 'vitest'
import { z } from 'zod'
import { solve } from '../../../../tests/support/proof.ts'
import { TestVisitor } from '../../../../tests/support/server/conversation-server.ts'
import { openTestApp } from '../../../../tests/support/server/test-app.ts'
import { botCheckChallenge } from '../../../contract/bot-check.ts'

/** Run by `npm run test:firebase`, which says where its emulator is. */
const emulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? 'nowhere.invalid'}`
const project = process.env.GCLOUD_PROJECT ?? 'demo-identity'

const sentCodes = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })).default([]),
})

test('a number is proven by the code that Firebase sent, and no account stays behind', async () => {
  await using server = await openTestApp({
    env: {
      PHONE_VERIFICATION: 'on',
      IDENTITY: 'firebase',
      FIREBASE_API_KEY: 'any',
      FIREBASE_AUTH_URL: emulator,
      LIMITS_SCALE: '1000',
    },
  })
  const visitor = new TestVisitor(server.app)
  const challenge = botCheckChallenge.parse((await server.app.inject('/api/bot-check')).json())
  const asked = await visitor.send('POST', '/api/verification/phone', {
    payload: { phone: '2015550123', countryCode: 'US', botCheck: await solve(challenge) },
  })
  expect(asked.statusCode).toBe(202)

  const listed = await fetch(`${emulator}/emulator/v1/projects/${project}/verificationCodes`)
  const { verificationCodes } = sentCodes.parse(await listed.json())
  const code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === '+12015550123')?.code ?? ''
  const confirm = (given: string) =>
    visitor.send('POST', '/api/verification/phone/confirm', { payload: { code: given } })
  const wrong = await confirm(code === '000000' ? '000001' : '000000')
  expect(wrong.json().error.code).toBe('otp_wrong')
  expect((await confirm(code)).statusCode).toBe(200)
  const id = visitor.cookie?.split('=')[1]?.split('.')[0]
  expect(await server.services.verification.phone.proofOf(id, '+12015550123')).toEqual({ isVerified: true })

  const accounts = await fetch(
    `${emulator}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:query`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: '{}',
    },
  )
  expect(JSON.stringify(await accounts.json())).not.toContain('2015550123')
})
