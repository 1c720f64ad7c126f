import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { consult } from '../../../../content/consult.ts'
import type { BrowserConfig } from '../../../../contract/config.ts'
import { listCountries } from '../../../../contract/countries.ts'
import { BOT_CHECK_ELEMENT_ID } from '../../../../contract/phone-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { TypedPhone } from '../consult-machine.ts'
import type { ProvenPhone } from '../consult-rules.ts'
import { canSend } from './phone-machine.ts'
import { internationalNumber } from './phone-number.ts'
import { homeCountry, useNumber } from './use-number.ts'
import { usePhone } from './use-phone.ts'

const countries = listCountries()
const options = countries.map(({ code, name, phoneCode, flag }) => ({
  value: code as string,
  label: name,
  detail: phoneCode,
  mark: flag,
}))

export type PhoneProofProps = {
  botCheck: BrowserConfig['botCheck']
  /** Whether the phone is the chosen method: what was entered waits behind the other one. */
  isChosen: boolean
  typed: TypedPhone
  onType: (typed: TypedPhone) => void
  onProof: (phone: ProvenPhone) => void
  /** How often the server has refused a number this flow took for proven. */
  refusals: number
  /** What Submit found wrong with the number. */
  error?: string | undefined
}

/** The number, the code that was sent to it, and the check that a person asks. */
export default function PhoneProof(props: PhoneProofProps) {
  const { botCheck, isChosen, onType, onProof, refusals, error } = props
  const { labels, phone: words } = consult
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const { state, machine } = usePhone(botCheck, place, isChosen)
  const typed = { ...props.typed, country: props.typed.country || homeCountry() }
  const number = useNumber(typed, onType)
  const { step, isRequested, secondsLeft, isProven, errors } = state

  const countryCode = typed.country
  const countryName = countries.find(({ code }) => code === countryCode)?.name ?? ''
  const phone = internationalNumber(typed.text, countryCode)
  useEffect(() => {
    machine.editNumber({ phone, countryCode })
  }, [machine, phone, countryCode])
  useEffect(() => {
    onProof({ phone, countryCode, countryName, isVerified: isProven })
  }, [onProof, isProven, phone, countryCode, countryName])
  useEffect(() => {
    if (refusals > 0) machine.restart()
  }, [machine, refusals])
  useEffect(() => {
    if (state.complaints > 0) group.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state.complaints])

  const onEnter = (act: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    act()
  }
  const send = isRequested ? machine.resend : machine.send
  return (
    <div ref={group} className="grid gap-5">
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <Combobox
          label={labels.country}
          placeholder={labels.countrySearch}
          options={options}
          value={countryCode}
          onChange={number.choose}
          nothing={words.noCountry}
          found={words.countriesFound}
        />
        <Field
          ref={number.input}
          label={labels.phoneNumber}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          value={typed.text}
          error={errors.phone ?? error}
          onChange={number.type}
          onKeyDown={onEnter(send)}
        />
      </div>
      <div className="grid items-center gap-x-3 gap-y-2 sm:grid-cols-2">
        <Button
          variant="ghost"
          size="medium"
          busy={step === 'sending'}
          disabled={!canSend(state)}
          aria-describedby={secondsLeft > 0 ? `${id}-again` : undefined}
          onClick={send}
        >
          {isRequested ? labels.resendOtp : labels.sendOtp}
        </Button>
        {secondsLeft > 0 && (
          <p id={`${id}-again`} className="text-label text-muted max-sm:text-center">
            {words.resendIn} {secondsLeft} s
          </p>
        )}
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <Field
          label={labels.otp}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          readOnly={isProven}
          value={state.code}
          error={errors.code}
          onChange={(event) => machine.editCode(event.target.value)}
          onKeyDown={onEnter(machine.verify)}
        />
        <Button
          variant="quiet"
          size="medium"
          busy={step === 'verifying'}
          disabled={step === 'sending' || isProven}
          onClick={machine.verify}
          className="sm:mt-8"
        >
          {labels.verifyOtp}
        </Button>
      </div>
      <div id={BOT_CHECK_ELEMENT_ID} ref={place} className="empty:hidden" />
      <div role="status" className="grid gap-3 empty:hidden">
        {errors.botCheck && <Notice tone="danger" text={errors.botCheck} />}
        {!isProven && isRequested && <Notice tone="plain" text={words.codeSent} />}
        {isProven && <Notice tone="ok" text={words.verified} />}
      </div>
    </div>
  )
}
