import { expect, test } from 'vitest'
import { canSend, createPhone, type PhonePorts } from './phone-machine.ts'

/** A flow whose clock stands still until the test winds it. */
function rig() {
  const log: string[] = []
  const waits: { milliseconds: number; go: () => void }[] = []
  let expire = () => {}
  const answers = {
    openBotCheck: async () => {},
    prove: async (): Promise<{ ok: true; token: string } | { ok: false }> => ({ ok: true, token: 't1' }),
    sendCode: async (): ReturnType<PhonePorts['sendCode']> => ({ ok: true, resendAfterSeconds: 60 }),
    confirm: async (): ReturnType<PhonePorts['confirm']> => ({ ok: true }),
  }
  const phone = createPhone({
    async openBotCheck({ expired }) {
      await answers.openBotCheck()
      log.push('check opened')
      expire = expired
      return {
        prove: () => answers.prove(),
        reset: () => log.push('check reset'),
        close: () => log.push('check closed'),
      }
    },
    sendCode: ({ phone: number, countryCode, proof }) => {
      log.push(`send ${number} ${countryCode} ${proof}`)
      return answers.sendCode()
    },
    confirm: (code) => {
      log.push(`confirm ${code}`)
      return answers.confirm()
    },
    tellUnavailable: () => log.push('billing notice'),
    wait: (milliseconds) => new Promise((go) => waits.push({ milliseconds, go })),
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  /** Lets the oldest wait pass, which must be of this length. */
  async function pass(milliseconds: number) {
    const wait = waits.shift()
    expect(wait?.milliseconds).toBe(milliseconds)
    wait?.go()
    await settle()
  }
  return { phone, log, waits, answers, pass, settle, expire: () => expire(), state: () => phone.getState() }
}

const number = { phone: '+4740123456', countryCode: 'NO' }

async function ready() {
  const it = rig()
  void it.phone.open()
  await it.pass(500)
  it.phone.editNumber(number)
  return it
}

async function requested() {
  const it = await ready()
  await it.phone.send()
  expect(it.state()).toMatchObject({ isRequested: true, secondsLeft: 60 })
  return it
}

test('the check is opened 500 ms after the method was chosen, not where it was left before', async () => {
  const { phone, log, pass } = rig()
  void phone.open()
  phone.close()
  await pass(500)
  expect(log).toEqual([])
  void phone.open()
  await pass(500)
  expect(log).toEqual(['check opened'])
})

test('a check that cannot be opened says so', async () => {
  const { phone, answers, pass, state } = rig()
  answers.openBotCheck = async () => {
    throw new Error('blocked')
  }
  void phone.open()
  await pass(500)
  expect(state().errors.botCheck).toBe(
    'Failed to initialize reCAPTCHA. Please refresh the page and try again.',
  )
})

test('a press before the check is ready', async () => {
  const { phone, log, state } = rig()
  phone.editNumber(number)
  await phone.send()
  expect(state().errors).toEqual({
    botCheck: 'reCAPTCHA not ready. Please refresh the page and try again.',
  })
  expect(log).toEqual([])
})

test('an expired check', async () => {
  const { expire, state } = await ready()
  expire()
  expect(state().errors.botCheck).toBe('reCAPTCHA expired. Please try again.')
})

test('a check that fails is reset', async () => {
  const { phone, log, answers, state } = await ready()
  answers.prove = async () => ({ ok: false })
  await phone.send()
  expect(log).toEqual(['check opened', 'check reset'])
  expect(state()).toMatchObject({
    step: 'idle',
    errors: { botCheck: 'Failed to initialize reCAPTCHA. Please refresh the page and try again.' },
  })
})

test('without a valid number', async () => {
  const { phone, state } = await ready()
  phone.editNumber({ phone: '+0', countryCode: 'NO' })
  await phone.send()
  expect(state().errors).toEqual({ phone: 'Please enter a valid phone number first' })
})

test('the way through: sent, counted down, confirmed, proven', async () => {
  const { phone, log, state } = await requested()
  expect(log).toEqual(['check opened', 'send +4740123456 NO t1', 'check reset'])
  phone.editCode('12 34-56 78')
  expect(state().code).toBe('123456')
  await phone.verify()
  expect(log.at(-1)).toBe('confirm 123456')
  expect(state()).toMatchObject({ isProven: true, errors: {} })
})

test('resend: shut until 0, then the code is cleared and asked for anew a second later', async () => {
  const { phone, log, pass, state, settle } = await requested()
  phone.editCode('111111')
  await phone.resend()
  await phone.send()
  expect(log.filter((line) => line.startsWith('send'))).toHaveLength(1)
  for (let second = 0; second < 60; second += 1) {
    expect(canSend(state())).toBe(false)
    await pass(1000)
  }
  expect(canSend(state())).toBe(true)
  void phone.resend()
  expect(state()).toMatchObject({ code: '', step: 'sending' })
  expect(log.filter((line) => line.startsWith('send'))).toHaveLength(1)
  await pass(1000)
  await settle()
  expect(log.filter((line) => line.startsWith('send'))).toHaveLength(2)
  expect(state()).toMatchObject({ secondsLeft: 60, step: 'idle' })
})

test('a refused send stands at the number and resets the check', async () => {
  const { phone, log, answers, state } = await ready()
  answers.sendCode = async () => ({ ok: false, message: 'Failed to send OTP. Please try again.' })
  await phone.send()
  expect(log.at(-1)).toBe('check reset')
  expect(state()).toMatchObject({
    isRequested: false,
    errors: { phone: 'Failed to send OTP. Please try again.' },
  })
})

test('where no message can be sent at all, the notice comes too', async () => {
  const { phone, log, answers, state } = await ready()
  answers.sendCode = async () => ({ ok: false, message: 'Not available.', isUnavailable: true })
  await phone.send()
  expect(state().errors.phone).toBe('Not available.')
  expect(log.at(-1)).toBe('billing notice')
})

test('a code before one was requested', async () => {
  const { phone, log, state } = await ready()
  phone.editCode('123456')
  await phone.verify()
  expect(state().errors).toEqual({ code: 'Please request OTP first' })
  expect(log).not.toContain('confirm 123456')
})

test.each([
  ['', 'OTP is required'],
  ['123', 'OTP must be 6 digits'],
])('a code of %j', async (code, sentence) => {
  const { phone, state } = await requested()
  phone.editCode(code)
  await phone.verify()
  expect(state().errors).toEqual({ code: sentence })
})

test('a refused code stands at its field and can be tried again', async () => {
  const { phone, answers, state } = await requested()
  answers.confirm = async () => ({ ok: false, message: 'Invalid OTP. Please try again.' })
  phone.editCode('123456')
  await phone.verify()
  expect(state()).toMatchObject({
    step: 'idle',
    isProven: false,
    errors: { code: 'Invalid OTP. Please try again.' },
  })
  phone.editCode('123457')
  expect(state().errors).toEqual({})
})

test('another number begins anew, and late answers about the former one are not heard', async () => {
  const { phone, answers, state } = await requested()
  const answer = Promise.withResolvers<Awaited<ReturnType<PhonePorts['confirm']>>>()
  answers.confirm = () => answer.promise
  phone.editCode('123456')
  const done = phone.verify()
  phone.editNumber({ phone: '+4741123456', countryCode: 'NO' })
  answer.resolve({ ok: true })
  await done
  expect(state()).toMatchObject({
    isRequested: false,
    isProven: false,
    code: '',
    secondsLeft: 0,
    step: 'idle',
  })
})
