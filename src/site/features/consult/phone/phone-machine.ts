import { onlyOtpDigits } from '../../../../contract/phone.ts'
import {
  BOT_CHECK_INIT_MS,
  botCheckSentences,
  phoneGuardSentences,
  RESEND_AFTER_CLEARING_MS,
} from '../../../../contract/phone-sentences.ts'
import { checkOtp, isValidPhone } from '../consult-rules.ts'

/** One proof that a person sits here, good for one request. */
export type Proof = { ok: true; token: string } | { ok: false }

export type BotCheck = {
  prove(): Promise<Proof>
  /** Forgets the proof and makes ready for another. */
  reset(): void
  close(): void
}

/** What the phone flow needs from the world. None of these rejects but `openBotCheck`. */
export type PhonePorts = {
  /** Draws the check into its place on the page. Rejects where that fails. */
  openBotCheck(on: { expired(): void }): Promise<BotCheck>
  sendCode(request: {
    phone: string
    countryCode: string
    proof: string
  }): Promise<
    { ok: true; resendAfterSeconds: number } | { ok: false; message: string; isUnavailable?: boolean }
  >
  confirm(code: string): Promise<{ ok: true } | { ok: false; message: string }>
  /** Nobody can be sent anything: the other ways are named for longer than a recheckOnReturn. */
  tellUnavailable(): void
  wait(milliseconds: number): Promise<void>
}

/** `phone` is international wherever the numbering plan knows how to make it so. */
export type PhoneNumber = { phone: string; countryCode: string }

export type PhoneState = {
  number: PhoneNumber
  /** What is being worked on. */
  step: 'idle' | 'sending' | 'verifying'
  /** A code was sent to this number. */
  isRequested: boolean
  code: string
  /** Until another code may be asked for. */
  secondsLeft: number
  /** The code that was sent to this number came back. */
  isProven: boolean
  errors: { phone?: string; code?: string; botCheck?: string }
  /** Counts the presses that found something wrong: each takes the visitor to it. */
  complaints: number
}

export const emptyPhone: PhoneState = {
  number: { phone: '', countryCode: '' },
  step: 'idle',
  isRequested: false,
  code: '',
  secondsLeft: 0,
  isProven: false,
  errors: {},
  complaints: 0,
}

/** Resend is open only when the countdown has reached 0 (promise 40). */
export const canSend = ({ step, secondsLeft, isProven }: PhoneState) =>
  step === 'idle' && secondsLeft === 0 && !isProven

/** From the number to the confirmed code (promise 40). */
export function createPhone(ports: PhonePorts) {
  let state = emptyPhone
  let botCheck: BotCheck | null = null
  /** Each choice of the method opens a check of its own. */
  let opening = 0
  /** Another number begins anew: answers about a former one find another run. */
  let run = 0
  const listeners = new Set<() => void>()

  function setState(change: Partial<PhoneState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const complain = (errors: PhoneState['errors']) =>
    setState({ step: 'idle', errors, complaints: state.complaints + 1 })

  /** The method was chosen: the check is drawn a moment later. */
  async function open() {
    const mine = ++opening
    await ports.wait(BOT_CHECK_INIT_MS)
    if (mine !== opening) return
    try {
      const made = await ports.openBotCheck({
        expired: () => setState({ errors: { ...state.errors, botCheck: botCheckSentences.expired } }),
      })
      if (mine !== opening) return made.close()
      botCheck = made
    } catch (error) {
      console.warn('the bot check could not be opened', error)
      if (mine === opening) setState({ errors: { ...state.errors, botCheck: botCheckSentences.init_failed } })
    }
  }

  /** Another method was chosen, or the page is left. */
  function close() {
    opening += 1
    botCheck?.close()
    botCheck = null
  }

  function editNumber(number: PhoneNumber) {
    if (number.phone === state.number.phone && number.countryCode === state.number.countryCode) return
    restart(number)
  }

  /** Also where the server no longer takes the number for proven. */
  function restart(number = state.number) {
    run += 1
    const { botCheck: kept } = state.errors
    setState({ ...emptyPhone, number, ...(kept && { errors: { botCheck: kept } }) })
  }

  function editCode(typed: string) {
    const { code: _, ...others } = state.errors
    setState({ code: onlyOtpDigits(typed), errors: others })
  }

  async function send() {
    if (canSend(state)) await deliver()
  }

  /** Clears the old code and asks for another a second later (promise 40). */
  async function resend() {
    if (!canSend(state)) return
    const mine = ++run
    setState({ step: 'sending', code: '', errors: {} })
    await ports.wait(RESEND_AFTER_CLEARING_MS)
    if (mine === run) await deliver()
  }

  async function deliver() {
    if (!isValidPhone(state.number.phone)) return complain({ phone: phoneGuardSentences.no_valid_phone })
    if (!botCheck) return complain({ botCheck: botCheckSentences.not_ready })
    const mine = ++run
    const check = botCheck
    setState({ step: 'sending', errors: {} })
    const proof = await check.prove()
    if (mine !== run) return
    if (!proof.ok) {
      check.reset()
      return complain({ botCheck: botCheckSentences.init_failed })
    }
    const sent = await ports.sendCode({ ...state.number, proof: proof.token })
    // Used up either way: a proof is good for one request.
    check.reset()
    if (mine !== run) return
    if (!sent.ok) {
      complain({ phone: sent.message })
      if (sent.isUnavailable) ports.tellUnavailable()
      return
    }
    setState({ step: 'idle', isRequested: true, code: '', secondsLeft: sent.resendAfterSeconds })
    void countDown(mine)
  }

  async function countDown(mine: number) {
    while (mine === run && state.secondsLeft > 0) {
      await ports.wait(1000)
      if (mine === run) setState({ secondsLeft: state.secondsLeft - 1 })
    }
  }

  async function verify() {
    if (state.step !== 'idle' || state.isProven) return
    if (!state.isRequested) return complain({ ...state.errors, code: phoneGuardSentences.otp_not_requested })
    const wrong = checkOtp(state.code)
    if (wrong) return complain({ code: wrong })
    const mine = run
    setState({ step: 'verifying', errors: {} })
    const confirmed = await ports.confirm(state.code)
    if (mine !== run) return
    if (!confirmed.ok) return complain({ code: confirmed.message })
    run += 1
    setState({ step: 'idle', isProven: true, secondsLeft: 0 })
  }

  return {
    open,
    close,
    editNumber,
    restart: () => restart(),
    editCode,
    send,
    resend,
    verify,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
