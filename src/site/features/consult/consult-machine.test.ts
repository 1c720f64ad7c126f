import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusCheckSentences } from '../../../contract/verification-sentences.ts'
import {
  type Attempt,
  type ConsultPorts,
  canSubmit,
  createConsult,
  type Draft,
  type EmailProof,
} from './consult-machine.ts'

const made = { id: 'c1', url: 'https://room.example/c1' }

/** A form whose server, clock and browser do as the test says; every call is written down. */
function rig({
  code = null,
  kept = {},
  canOpen = true,
}: {
  code?: string | null
  kept?: { draft?: Draft; attempt?: Attempt }
  canOpen?: boolean
} = {}) {
  const log: string[] = []
  const sent: string[] = []
  let memory = kept
  let keys = 0
  const answers = {
    sendMail: async (): ReturnType<ConsultPorts['sendMail']> => ({ ok: true, state: 'sent' }),
    readProof: async (): Promise<EmailProof | null> => ({ state: 'none' }),
    openLink: async (): ReturnType<ConsultPorts['openLink']> => ({ ok: true, pressFor: null }),
    confirm: async (): ReturnType<ConsultPorts['confirm']> => ({
      ok: true,
      email: 'ada@example.com',
      name: 'Ada Lovelace',
    }),
    signUp: async (): ReturnType<ConsultPorts['signUp']> => ({ ok: true, conversation: made }),
    wait: async () => {},
    isTyping: false,
  }
  const consult = createConsult({
    sendMail: ({ email, name }) => {
      log.push(`mail ${email} ${name}`)
      return answers.sendMail()
    },
    readProof: () => answers.readProof(),
    openLink: () => answers.openLink(),
    confirm: (taken) => {
      log.push(`confirm ${taken}`)
      return answers.confirm()
    },
    signUp: ({ key, body }) => {
      log.push(`sign up ${key}`)
      sent.push(body)
      return answers.signUp()
    },
    makeKey: () => `key-${++keys}`,
    isTyping: () => answers.isTyping,
    takeCode: () => code,
    memory: {
      read: () => memory,
      keep: ({ draft, attempt }) => {
        memory = { draft, ...(attempt && { attempt }) }
      },
      forget: () => {
        memory = {}
      },
    },
    shown: () => ({ notice: 'n1' }),
    succeeded: () => log.push('thank you'),
    failed: ({ message }) => log.push(`toast: ${message}`),
    open: ({ id }) => {
      log.push(`open ${id}`)
      return canOpen
    },
    goToTeam: () => log.push('to the team'),
    abandon: (id) => log.push(`abandon ${id}`),
    wait: (milliseconds) => {
      log.push(`wait ${milliseconds}`)
      return answers.wait()
    },
  })
  return { consult, log, sent, answers, memory: () => memory, state: () => consult.getState() }
}

async function verified(options: Parameters<typeof rig>[0] = {}) {
  const it = rig(options)
  it.consult.editName('Ada Lovelace')
  it.consult.editEmail('ada@example.com')
  it.answers.readProof = async () => ({ state: 'verified', email: 'ada@example.com' })
  await it.consult.check()
  expect(it.state().emailState).toBe('verified')
  return it
}

test('send: sending, then sent; the name goes along', async () => {
  const { consult, log, state } = rig()
  consult.editName(' Ada ')
  consult.editEmail(' ada@example.com ')
  const done = consult.sendMail()
  expect(state().emailState).toBe('sending')
  await done
  expect(state()).toMatchObject({ emailState: 'sent', errors: {}, notice: null })
  expect(log).toEqual(['mail ada@example.com Ada'])
})

test('send without a valid address: the sentence at the field, nothing sent', async () => {
  const { consult, log, state } = rig()
  consult.editEmail('nobody')
  await consult.sendMail()
  expect(state()).toMatchObject({
    emailState: 'none',
    errors: { email: 'Please enter a valid email address first' },
    complaints: 1,
  })
  expect(log).toEqual([])
})

test('already registered opens Submit', async () => {
  const { consult, answers, state } = rig()
  consult.editEmail('ada@example.com')
  answers.sendMail = async () => ({ ok: true, state: 'already_registered' })
  expect(canSubmit(state())).toBe(false)
  await consult.sendMail()
  expect(state().emailState).toBe('already_registered')
  expect(canSubmit(state())).toBe(true)
})

test('a failed send stands at the field and leaves the state as it was', async () => {
  const { consult, answers, state } = rig()
  consult.editEmail('ada@example.com')
  answers.sendMail = async () => ({ ok: false, message: 'No.' })
  await consult.sendMail()
  expect(state()).toMatchObject({ emailState: 'none', errors: { email: 'No.' } })
})

test('a mail sent after the proof takes nothing back', async () => {
  const { consult, state } = await verified()
  await consult.sendMail()
  expect(state().emailState).toBe('verified')
})

test.each([
  ['sent', 'Email not verified yet. Please check your inbox and click the verification link.'],
  ['none', 'Email not verified yet. Please check your inbox and click the verification link.'],
] as const)('check while %s says that it is not verified', async (known, sentence) => {
  const { consult, answers, state } = rig()
  consult.editEmail('ada@example.com')
  answers.readProof = async () => ({ state: known, ...(known === 'sent' && { email: 'ada@example.com' }) })
  await consult.check()
  expect(state()).toMatchObject({ emailState: known, notice: sentence, isChecking: false })
})

test('somebody else’s proof is not this address’s', async () => {
  const { consult, answers, state } = rig()
  consult.editEmail('ada@example.com')
  answers.readProof = async () => ({ state: 'verified', email: 'ida@example.com' })
  await consult.check()
  expect(state()).toMatchObject({ emailState: 'none', email: 'ada@example.com' })
  expect(canSubmit(state())).toBe(false)
})

test('a check that gets no answer says so', async () => {
  const { consult, answers, state } = rig()
  consult.editEmail('ada@example.com')
  answers.readProof = async () => null
  await consult.check()
  expect(state().notice).toBe('Error checking verification status. Please try again.')
})

test('a check with nothing typed asks for the address', async () => {
  const { consult, state } = rig()
  await consult.check()
  expect(state().errors).toEqual({ email: 'Please enter a valid email address first' })
})

test('editing the address resets everything that was known of it', async () => {
  const { consult, state } = await verified()
  consult.editEmail('ada@example.co')
  expect(state()).toMatchObject({ emailState: 'none', notice: null, isChecking: false, errors: {} })
  expect(canSubmit(state())).toBe(false)
})

test('an answer about the former address finds the new one untouched', async () => {
  const { consult, answers, state } = rig()
  const answer = Promise.withResolvers<Awaited<ReturnType<ConsultPorts['sendMail']>>>()
  answers.sendMail = () => answer.promise
  consult.editEmail('ada@example.com')
  const done = consult.sendMail()
  consult.editEmail('ida@example.com')
  answer.resolve({ ok: true, state: 'already_registered' })
  await done
  expect(state().emailState).toBe('none')
})

test('whatever is pressed in whatever order, Submit is open only for an address the server called enough', async () => {
  const word = fc.constantFrom('ada@example.com', 'ida@example.com', 'nobody', '')
  const known = fc.constantFrom<EmailProof>(
    { state: 'none' },
    { state: 'sent', email: 'ada@example.com' },
    { state: 'verified', email: 'ada@example.com' },
    { state: 'already_registered', email: 'ida@example.com' },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('edit', 'send', 'check', 'recheckOnReturn', 'restore'), word, known)),
      async (steps) => {
        const { consult, answers, state } = rig()
        for (const [step, email, proof] of steps) {
          answers.readProof = async () => proof
          if (step === 'edit') consult.editEmail(email)
          else if (step === 'send') await consult.sendMail()
          else if (step === 'check') await consult.check()
          else if (step === 'recheckOnReturn') await consult.recheckOnReturn()
          else await consult.begin()
          if (canSubmit(state()))
            expect(['ada@example.com verified', 'ida@example.com already_registered']).toContain(
              `${state().email} ${state().emailState}`,
            )
        }
      },
    ),
  )
})

test('a look at the tab finds the proof that came back elsewhere, and is silent otherwise', async () => {
  const { consult, answers, state } = rig()
  consult.editEmail('ada@example.com')
  await consult.sendMail()
  answers.readProof = async () => ({ state: 'sent', email: 'ada@example.com' })
  await consult.recheckOnReturn()
  expect(state()).toMatchObject({ emailState: 'sent', notice: null })
  answers.readProof = async () => ({ state: 'verified', email: 'ada@example.com' })
  await consult.recheckOnReturn()
  expect(state().emailState).toBe('verified')
})

test('a check that is pressed before the form is filled in is of what it is filled in with', async () => {
  const { consult, answers, state } = rig()
  const [first, second] = [Promise.withResolvers<EmailProof>(), Promise.withResolvers<EmailProof>()]
  const known: EmailProof = { state: 'sent', email: 'ada@example.com' }
  answers.readProof = () => first.promise
  const begun = consult.begin()
  answers.readProof = () => second.promise
  const checked = consult.check()
  first.resolve(known)
  await begun
  second.resolve(known)
  await checked
  expect(state()).toMatchObject({
    email: 'ada@example.com',
    isChecking: false,
    notice: statusCheckSentences.not_verified,
  })
})

test('looks that come together ask once', async () => {
  const { consult, answers } = rig()
  consult.editEmail('ada@example.com')
  await consult.sendMail()
  let asked = 0
  answers.readProof = async () => {
    asked += 1
    return { state: 'sent', email: 'ada@example.com' }
  }
  await Promise.all([consult.recheckOnReturn(), consult.recheckOnReturn()])
  await consult.recheckOnReturn()
  expect(asked).toBe(2)
})

test('return by link: the server’s word fills the form in', async () => {
  const { consult, log, state, memory } = rig({ code: 'abc' })
  const done = consult.begin()
  expect(state().emailState).toBe('confirming')
  await done
  expect(log).toEqual(['confirm abc'])
  expect(state()).toMatchObject({ emailState: 'verified', email: 'ada@example.com', name: 'Ada Lovelace' })
  expect(memory().draft).toMatchObject({ email: 'ada@example.com', name: 'Ada Lovelace' })
})

const draft = (email: string, name = ''): Draft => ({
  name,
  email,
  method: 'email',
  typedPhone: { country: '', text: '' },
})

test('return by link: a name typed later than the mail stays, an address proven replaces another', async () => {
  const { consult, state } = rig({ code: 'abc', kept: { draft: draft('other@example.com', 'Countess') } })
  await consult.begin()
  expect(state()).toMatchObject({ emailState: 'verified', email: 'ada@example.com', name: 'Countess' })
})

test('a refused link says why, and the address it was sent to is at hand for a new mail', async () => {
  const { consult, answers, state } = rig({ code: 'abc' })
  answers.confirm = async () => ({ ok: false, message: 'Expired.', isFinal: true })
  answers.readProof = async () => ({ state: 'sent', email: 'ada@example.com', name: 'Ada' })
  await consult.begin()
  expect(state()).toMatchObject({
    emailState: 'sent',
    notice: 'Expired.',
    email: 'ada@example.com',
    name: 'Ada',
  })
})

test('a link used twice by the same visitor: both are said', async () => {
  const { consult, answers, state } = rig({ code: 'abc' })
  answers.confirm = async () => ({ ok: false, message: 'Used.', isFinal: true })
  answers.readProof = async () => ({ state: 'verified', email: 'ada@example.com', name: 'Ada' })
  await consult.begin()
  expect(state()).toMatchObject({ emailState: 'verified', notice: 'Used.' })
})

test('a link that could not be checked is tried again by Check Verification Status', async () => {
  const { consult, answers, log, state } = rig({ code: 'abc' })
  const { confirm } = answers
  answers.confirm = async () => ({ ok: false, message: 'Offline.', isFinal: false })
  answers.readProof = async () => null
  await consult.begin()
  expect(state()).toMatchObject({ emailState: 'none', notice: 'Offline.' })
  answers.confirm = confirm
  await consult.check()
  expect(log).toEqual(['confirm abc', 'confirm abc'])
  expect(state().emailState).toBe('verified')
})

const forwarded = () => {
  const it = rig({ code: 'abc' })
  it.answers.openLink = async () => ({ ok: true, pressFor: 'ada@example.com' })
  return it
}

test('a link this browser did not ask for is applied by a press, and by nothing else', async () => {
  const { consult, log, state } = forwarded()
  await consult.begin()
  expect(state()).toMatchObject({ pressFor: 'ada@example.com', emailState: 'none', email: '', name: '' })
  await consult.check()
  await consult.recheckOnReturn()
  expect(log).toEqual([])
  const done = consult.press()
  expect(state()).toMatchObject({ pressFor: 'ada@example.com', emailState: 'confirming' })
  await done
  expect(log).toEqual(['confirm abc'])
  expect(state()).toMatchObject({
    pressFor: null,
    emailState: 'verified',
    email: 'ada@example.com',
    name: 'Ada Lovelace',
  })
  await consult.press()
  expect(log).toEqual(['confirm abc'])
})

test.each(['decline', 'type'] as const)('to %s leaves the link unused', async (act) => {
  const { consult, answers, log, state } = forwarded()
  answers.readProof = async () => ({ state: 'sent', email: 'ida@example.com', name: 'Ida' })
  await consult.begin()
  expect(state(), 'what is known of this visitor stands beside it').toMatchObject({
    pressFor: 'ada@example.com',
    email: 'ida@example.com',
    emailState: 'sent',
  })
  if (act === 'decline') consult.decline()
  else consult.editEmail('ida@example.org')
  expect(state().pressFor).toBeNull()
  await consult.press()
  await consult.check()
  expect(log).toEqual([])
})

test('a press that got no answer can be made again; one that was refused cannot', async () => {
  const { consult, answers, log, state } = forwarded()
  await consult.begin()
  answers.confirm = async () => ({ ok: false, message: 'Offline.', isFinal: false })
  await consult.press()
  expect(state()).toMatchObject({ pressFor: 'ada@example.com', notice: 'Offline.', emailState: 'none' })
  answers.confirm = async () => ({ ok: false, message: 'Used.', isFinal: true })
  await consult.press()
  expect(state()).toMatchObject({ pressFor: null, notice: 'Used.', emailState: 'none' })
  expect(log).toEqual(['confirm abc', 'confirm abc'])
})

test('a link that could not be looked at is looked at again by Check Verification Status', async () => {
  const { consult, answers, log, state } = forwarded()
  answers.openLink = async () => ({ ok: false, message: 'Offline.' })
  await consult.begin()
  expect(state()).toMatchObject({ notice: 'Offline.', emailState: 'none', pressFor: null })
  answers.openLink = async () => ({ ok: true, pressFor: null })
  await consult.check()
  expect(log).toEqual(['confirm abc'])
  expect(state().emailState).toBe('verified')
})

test('a reload brings back what was typed and what the server knows', async () => {
  const { consult, answers, state } = rig({ kept: { draft: draft('ada@example.com', 'Ada') } })
  answers.readProof = async () => ({ state: 'sent', email: 'Ada@Example.com', name: 'Somebody' })
  await consult.begin()
  expect(state()).toMatchObject({ email: 'ada@example.com', name: 'Ada', emailState: 'sent' })
})

test('nothing is written under the cursor of who has begun to type', async () => {
  const { consult, answers, state } = rig()
  answers.readProof = async () => ({ state: 'verified', email: 'ada@example.com', name: 'Ada' })
  answers.isTyping = true
  await consult.begin()
  expect(state()).toMatchObject({ email: '', name: '', emailState: 'none' })
})

test('submit: sent once with a key, thanked, cleared, opened after 2000 ms, off to the team', async () => {
  const { consult, log, sent, memory, state } = await verified()
  await consult.submit()
  expect(log).toEqual(['sign up key-1', 'thank you', 'wait 2000', 'open c1', 'to the team'])
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    verificationMethod: 'email',
    phone: '',
    countryCode: '',
    countryName: '',
    notice: 'n1',
  })
  expect(memory()).toEqual({})
  expect(state()).toMatchObject({ name: '', email: '', emailState: 'none' })
})

test('pressing again while it runs sends nothing', async () => {
  const { consult, log, state } = await verified()
  const first = consult.submit()
  expect(state().submission.phase).toBe('submitting')
  expect(canSubmit(state())).toBe(false)
  await Promise.all([first, consult.submit(), consult.submit()])
  expect(log.filter((line) => line.startsWith('sign up'))).toHaveLength(1)
})

test('submit with errors: at their fields, a toast, nothing sent', async () => {
  const { consult, log, state } = await verified()
  consult.editName('4')
  const { complaints } = state()
  await consult.submit()
  expect(log).toEqual(['toast: Please fix the errors in the form'])
  expect(state()).toMatchObject({
    errors: { name: 'Name must be at least 2 characters' },
    complaints: complaints + 1,
    submission: { phase: 'idle' },
  })
  consult.editName('Ada')
  expect(state().errors).toEqual({})
})

test('a failed submit keeps everything; the same form is sent with the same key, another with another', async () => {
  const { consult, log, answers, state, memory } = await verified()
  answers.signUp = async () => ({ ok: false, failure: { message: 'Failed to save data. Please try again.' } })
  await consult.submit()
  expect(state()).toMatchObject({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    emailState: 'verified',
    submission: { phase: 'idle' },
  })
  expect(memory().attempt?.key).toBe('key-1')
  await consult.submit()
  consult.editName('Ada King')
  await consult.submit()
  expect(log).toEqual([
    'sign up key-1',
    'toast: Failed to save data. Please try again.',
    'sign up key-1',
    'toast: Failed to save data. Please try again.',
    'sign up key-2',
    'toast: Failed to save data. Please try again.',
  ])
})

test('a key that belongs to something else is not used again', async () => {
  const { consult, log, answers } = await verified()
  answers.signUp = async () => ({ ok: false, failure: { message: 'No.', isKeySpent: true } })
  await consult.submit()
  await consult.submit()
  expect(log).toEqual(['sign up key-1', 'toast: No.', 'sign up key-2', 'toast: No.'])
})

test('the key survives a reload', async () => {
  const before = await verified()
  before.answers.signUp = async () => ({ ok: false, failure: { message: 'Lost.' } })
  await before.consult.submit()
  const after = rig({ kept: before.memory() })
  after.answers.readProof = async () => ({ state: 'verified', email: 'ada@example.com' })
  await after.consult.begin()
  await after.consult.submit()
  expect(after.log[0]).toBe('sign up key-1')
  expect(after.sent).toEqual(before.sent)
})

test('what the server finds wrong stands at its field', async () => {
  const { consult, answers, state } = await verified()
  answers.signUp = async () => ({ ok: false, failure: { message: 'No.', errors: { name: 'Not a name.' } } })
  await consult.submit()
  expect(state().errors).toEqual({ name: 'Not a name.' })
})

test('a server that knows of no proof shuts Submit', async () => {
  const { consult, log, answers, state } = await verified()
  answers.signUp = async () => ({
    ok: false,
    failure: { message: 'Please verify your email address first', unproven: 'email' },
  })
  await consult.submit()
  expect(log.at(-1)).toBe('toast: Please verify your email address first')
  expect(canSubmit(state())).toBe(false)
})

test('a blocked tab: the page stays with the link; following it goes to the team and ends nothing', async () => {
  const { consult, log, state } = await verified({ canOpen: false })
  await consult.submit()
  expect(state().submission).toEqual({ phase: 'waiting', conversation: made })
  consult.enter()
  consult.leave()
  expect(log.slice(-2)).toEqual(['open c1', 'to the team'])
})

test('a blocked tab that is left unopened: the talk is ended, once', async () => {
  const { consult, log } = await verified({ canOpen: false })
  await consult.submit()
  consult.leave()
  consult.leave()
  expect(log.slice(-2)).toEqual(['open c1', 'abandon c1'])
})

test('a talk closed behind the link is nobody’s to end', async () => {
  const { consult, log, state } = await verified({ canOpen: false })
  await consult.submit()
  consult.expire('capacity')
  expect(state().submission).toEqual({ phase: 'over', reason: 'capacity' })
  consult.leave()
  expect(log.at(-1)).toBe('open c1')
})

test('left before the answer: what is made after all is ended', async () => {
  const { consult, log, answers } = await verified()
  const answer = Promise.withResolvers<Awaited<ReturnType<ConsultPorts['signUp']>>>()
  answers.signUp = () => answer.promise
  const done = consult.submit()
  consult.leave()
  answer.resolve({ ok: true, conversation: made })
  await done
  expect(log).toEqual(['sign up key-1', 'abandon c1'])
})

test('left between the answer and the door: ended, not opened', async () => {
  const { consult, log, answers } = await verified()
  const delay = Promise.withResolvers<void>()
  answers.wait = () => delay.promise
  const done = consult.submit()
  await expect.poll(() => log.at(-1)).toBe('wait 2000')
  consult.leave()
  delay.resolve()
  await done
  expect(log.slice(-2)).toEqual(['wait 2000', 'abandon c1'])
})
