import type { EndReason } from '../../../contract/conversations.ts'
import { NAVIGATION_DELAY_MS } from '../../../contract/interface.ts'
import type { VerificationMethod } from '../../../contract/signups.ts'
import type { EmailState as EmailProofState } from '../../../contract/verification.ts'
import { emailGuardSentence, statusCheckSentences } from '../../../contract/verification-sentences.ts'
import {
  type ConsultErrors,
  canSendMail,
  checkForm,
  type EmailState,
  type FieldName,
  isProven,
  isProvenByEmail,
  isValidEmail,
  type ProvenPhone,
  sameAddress,
} from './consult-rules.ts'

/** What a visitor typed and chose; survives a reload of the tab. */
export type Draft = { name: string; email: string; method: VerificationMethod; typedPhone: TypedPhone }

/** The number as it is written in its field; a country is chosen as soon as the phone flow opens. */
export type TypedPhone = { country: string; text: string }

/** Sent with the same key as long as it says the same: a retry never makes a second signup. */
export type Attempt = { key: string; body: string }

export type EmailProof = { state: EmailProofState; email?: string | undefined; name?: string | undefined }

export type Failure = {
  message: string
  /** Proven is what the server knows: it no longer takes this for it. */
  unproven?: VerificationMethod
  /** The key belongs to something else: the next press needs another. */
  isKeySpent?: boolean
  errors?: ConsultErrors
  durationMs?: number
  link?: { to: string; label: string }
}

export type Conversation = { id: string; url: string }

/** What the form needs from the world; the browser's parts are in `consult.ts`, tests bring their own. */
export type ConsultPorts = {
  /** None of these rejects: a failure comes back as the sentence the visitor reads. */
  sendMail(to: {
    email: string
    name: string
  }): Promise<{ ok: true; state: EmailProofState } | { ok: false; message: string }>
  /** What the server knows of this visitor; `null` where it could not be asked. */
  readProof(): Promise<EmailProof | null>
  /** Opening a link changes nothing. `pressFor`: the address whose mail this browser did not ask for. */
  openLink(code: string): Promise<{ ok: true; pressFor: string | null } | { ok: false; message: string }>
  /** `isFinal`: the same code will never be taken. */
  confirm(
    code: string,
  ): Promise<{ ok: true; email: string; name: string } | { ok: false; message: string; isFinal: boolean }>
  signUp(
    attempt: Attempt,
  ): Promise<{ ok: true; conversation: Conversation } | { ok: false; failure: Failure }>
  makeKey(): string
  /** Whether the visitor stands in a field, about to type: nothing is written into it from under the cursor. */
  isTyping(): boolean
  /** The code of the mailed link, taken out of the address so that it is neither leaked nor sent again. */
  takeCode(): string | null
  memory: {
    read(): { draft?: Draft; attempt?: Attempt }
    keep(kept: { draft: Draft; attempt: Attempt | undefined }): void
    forget(): void
  }
  /** What goes along that nobody typed: the notice that was shown, where the visitor came from. */
  shown(): Record<string, unknown>
  succeeded(): void
  failed(failure: Failure): void
  /** False where the browser keeps the new tab from opening. */
  open(conversation: Conversation): boolean
  goToTeam(): void
  /** Ends a conversation that nobody will enter. */
  abandon(id: string): void
  wait(milliseconds: number): Promise<void>
}

/**
 * - `submitting`: the server is working.
 * - `leaving`: saved; the talk opens in a moment.
 * - `waiting`: the browser kept the new tab shut; the visitor opens the talk by the link.
 * - `over`: that talk was closed before it was opened.
 */
export type Submission =
  | { phase: 'idle' }
  | { phase: 'submitting' }
  | { phase: 'leaving'; conversation: Conversation }
  | { phase: 'waiting'; conversation: Conversation }
  | { phase: 'over'; reason: EndReason | undefined }

export type ConsultState = Draft & {
  emailState: EmailState
  isChecking: boolean
  /** A link was opened that may have been forwarded: the address it confirms once the visitor presses. */
  pressFor: string | null
  /** About the proof of the address; what is wrong with the address itself stands in `errors.email`. */
  notice: string | null
  phone: ProvenPhone
  /** How often the server refused a number that the phone flow took for proven. */
  phoneRefusals: number
  errors: ConsultErrors
  /** Counts the presses that found a field wrong: each takes the visitor to the first of them. */
  complaints: number
  submission: Submission
}

/** Shut while submitting and until the address, or the number, is proven (promise 41). */
export const canSubmit = (state: ConsultState) => state.submission.phase === 'idle' && isProven(state)

const noPhone: ProvenPhone = { phone: '', countryCode: '', countryName: '', isVerified: false }

export const emptyConsult: ConsultState = {
  name: '',
  email: '',
  method: 'email',
  typedPhone: { country: '', text: '' },
  emailState: 'none',
  isChecking: false,
  pressFor: null,
  notice: null,
  phone: noPhone,
  phoneRefusals: 0,
  errors: {},
  complaints: 0,
  submission: { phase: 'idle' },
}

export type ConsultMachine = ReturnType<typeof createConsult>

/** The consult form from the first letter to the open conversation. What is verified is what the server says. */
export function createConsult(ports: ConsultPorts) {
  let state = emptyConsult
  let attempt: Attempt | undefined
  /** A code the server has neither taken nor refused: it could not be reached, or waits for a press. */
  let openCode: string | null = null
  /** How often another address was typed. */
  let edits = 0
  /** Coming back to a tab is told by more than one event. */
  let isGlancing = false
  /** Whoever left has taken this number with them: answers that come later find another. */
  let visit = 0
  const listeners = new Set<() => void>()

  function setState(change: Partial<ConsultState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const draft = (): Draft => {
    const { name, email, method, typedPhone } = state
    return { name, email, method, typedPhone }
  }
  const keep = () => ports.memory.keep({ draft: draft(), attempt })
  const withoutError = (field: FieldName) => {
    const { [field]: _, ...others } = state.errors
    return others
  }

  const complain = (errors: ConsultErrors) =>
    setState({ errors: { ...state.errors, ...errors }, complaints: state.complaints + 1 })

  function begin() {
    const kept = ports.memory.read()
    attempt = kept.attempt
    if (kept.draft) setState(kept.draft)
    const code = ports.takeCode()
    return code ? openLink(code) : restore()
  }

  /** Coming back to the page: what the server knows of this visitor is put into a form that says nothing else. */
  async function restore() {
    const proof = await ports.readProof()
    if (proof) adopt(proof)
  }

  /** True where the proof is about the address in the form. */
  function adopt({ state: known, email, name }: EmailProof): boolean {
    const isEmpty = state.email.trim() === ''
    if (!email || (isEmpty ? ports.isTyping() : !sameAddress(state.email, email))) return false
    setState({
      email: isEmpty ? email : state.email,
      name: state.name.trim() === '' && !ports.isTyping() ? (name ?? state.name) : state.name,
      emailState: known,
      ...(known !== 'none' && known !== 'sent' && { notice: null }),
    })
    keep()
    return true
  }

  /** Applied at once only where this browser asked for the mail; else the visitor sees for whom it is, and presses. */
  async function openLink(code: string) {
    openCode = code
    setState({ emailState: 'confirming', notice: null })
    const before = state.email
    const opened = await ports.openLink(code)
    if (state.email !== before) return
    if (opened.ok && opened.pressFor === null) return confirm(code)
    setState({ emailState: 'none', pressFor: opened.ok ? opened.pressFor : state.pressFor })
    await restore()
    if (!opened.ok && openCode === code) setState({ notice: opened.message })
  }

  const press = () => (openCode && state.pressFor !== null ? confirm(openCode) : undefined)

  /** The link is not the visitor's: it is as if it had not been opened. */
  function decline() {
    openCode = null
    setState({ pressFor: null, notice: null })
  }

  async function confirm(code: string) {
    setState({ emailState: 'confirming', notice: null })
    const before = state.email
    const confirmed = await ports.confirm(code)
    // Typing another address meanwhile is the newer word.
    if (state.email !== before) return
    if (confirmed.ok) {
      openCode = null
      setState({ email: confirmed.email, emailState: 'none', pressFor: null })
      adopt({ state: 'verified', email: confirmed.email, name: confirmed.name })
      return
    }
    if (confirmed.isFinal) openCode = null
    setState({ emailState: 'none', ...(confirmed.isFinal && { pressFor: null }) })
    // A link used twice by the same visitor has done its work the first time: both are said.
    const proof = await ports.readProof()
    if (state.email !== before || state.emailState === 'sending') return
    if (proof) adopt(proof)
    setState({ notice: confirmed.message })
  }

  function editName(name: string) {
    setState({ name, errors: withoutError('name') })
    keep()
  }

  /** Another address: nothing that was known of the former one holds (promise 39). */
  function editEmail(email: string) {
    openCode = null
    edits += 1
    setState({
      email,
      emailState: 'none',
      isChecking: false,
      pressFor: null,
      notice: null,
      errors: withoutError('email'),
    })
    keep()
  }

  function choose(method: VerificationMethod) {
    setState({ method, notice: null })
    keep()
  }

  function typePhone(typedPhone: TypedPhone) {
    setState({ typedPhone, errors: withoutError('phone') })
    keep()
  }

  /** The phone flow tells what it has proven, or that it no longer has. */
  function phoneBecame(phone: ProvenPhone) {
    setState({ phone })
  }

  async function sendMail() {
    if (!canSendMail(state)) return
    if (!isValidEmail(state.email)) return complain({ email: emailGuardSentence })
    const { email, name, emailState: before } = state
    setState({ emailState: 'sending', notice: null, errors: withoutError('email') })
    const sent = await ports.sendMail({ email: email.trim(), name: name.trim() })
    if (state.email !== email || state.emailState !== 'sending') return
    // A second mail takes nothing back.
    if (sent.ok)
      return setState({ emailState: isProvenByEmail(before) && sent.state === 'sent' ? before : sent.state })
    setState({ emailState: before })
    complain({ email: sent.message })
  }

  async function check() {
    if (state.isChecking) return
    if (openCode) return openLink(openCode)
    const before = edits
    setState({ isChecking: true, notice: null, errors: withoutError('email') })
    const proof = await ports.readProof()
    // An address that the server's own word filled in meanwhile is what was meant; one that was typed is another.
    if (edits !== before) return
    setState({ isChecking: false })
    if (!proof) return setState({ notice: statusCheckSentences.status_check_failed })
    adopt(proof)
    if (isProvenByEmail(state.emailState)) return
    if (!isValidEmail(state.email)) return complain({ email: emailGuardSentence })
    setState({ notice: statusCheckSentences.not_verified })
  }

  /** The visitor looks at this tab again, perhaps coming from the mail: ask, and say nothing if nothing changed. */
  async function recheckOnReturn() {
    if (state.emailState !== 'sent' || state.isChecking || isGlancing) return
    isGlancing = true
    const proof = await ports.readProof()
    isGlancing = false
    if (proof && state.emailState === 'sent' && proof.state !== 'sent') adopt(proof)
  }

  async function submit() {
    if (state.submission.phase !== 'idle') return
    const checked = checkForm(state)
    if (!checked.ok) {
      setState({ errors: {} })
      complain(checked.errors)
      return ports.failed({ message: checked.message })
    }
    const body = JSON.stringify({ ...checked.request, ...ports.shown() })
    if (attempt?.body !== body) attempt = { key: ports.makeKey(), body }
    keep()
    const mine = visit
    setState({ submission: { phase: 'submitting' }, errors: {} })
    const signed = await ports.signUp(attempt)
    if (mine !== visit) {
      if (signed.ok) ports.abandon(signed.conversation.id)
      return
    }
    if (!signed.ok) return refuse(signed.failure)
    const { conversation } = signed
    attempt = undefined
    ports.memory.forget()
    setState({ ...emptyConsult, submission: { phase: 'leaving', conversation } })
    ports.succeeded()
    await ports.wait(NAVIGATION_DELAY_MS)
    if (mine !== visit) return
    if (ports.open(conversation)) enter()
    else setState({ submission: { phase: 'waiting', conversation } })
  }

  /** Everything typed stays. */
  function refuse(failure: Failure) {
    if (failure.isKeySpent) {
      attempt = undefined
      keep()
    }
    setState({
      submission: { phase: 'idle' },
      ...(failure.unproven === 'email' && { emailState: 'none' as const }),
      ...(failure.unproven === 'phone' && {
        phone: { ...state.phone, isVerified: false },
        phoneRefusals: state.phoneRefusals + 1,
      }),
    })
    if (failure.errors) complain(failure.errors)
    ports.failed(failure)
  }

  /** The conversation stands in a tab of its own: it is no longer this page's to end. */
  function enter() {
    visit += 1
    setState({ submission: { phase: 'idle' } })
    ports.goToTeam()
  }

  /** The talk behind the link was closed before anybody came. */
  function expire(reason: EndReason | undefined) {
    if (state.submission.phase === 'waiting') setState({ submission: { phase: 'over', reason } })
  }

  /** The visitor goes elsewhere: a talk nobody has opened is ended. */
  function leave() {
    visit += 1
    const { submission } = state
    if (submission.phase === 'idle') return
    setState({ submission: { phase: 'idle' } })
    if ('conversation' in submission) ports.abandon(submission.conversation.id)
  }

  return {
    begin,
    editName,
    editEmail,
    choose,
    typePhone,
    phoneBecame,
    sendMail,
    press,
    decline,
    check,
    recheckOnReturn,
    submit,
    enter,
    expire,
    leave,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
