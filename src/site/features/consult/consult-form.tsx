import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { consult } from '../../../content/consult.ts'
import { controls } from '../../../content/controls.ts'
import { aiNotice } from '../../../content/conversation.ts'
import { verificationMethods } from '../../../contract/signups.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { canSubmit } from './consult-machine.ts'
import { EmailProof } from './email-proof.tsx'
import { PressPanel } from './press-panel.tsx'
import { ReadyPanel } from './ready-panel.tsx'
import { useBrowserConfig } from './use-browser-config.ts'
import { useConsult } from './use-consult.ts'

/** The world's numbering plan comes only to who asks for it. */
const PhoneProof = lazy<typeof import('./phone/phone-proof.tsx').default>(() =>
  import('./phone/phone-proof.tsx').catch((error) => {
    console.warn('phone verification could not be loaded', error)
    return { default: PhoneNotLoaded }
  }),
)

const PhoneNotLoaded = () => (
  <div role="status">
    <Notice tone="danger" text={consult.phone.loadFailed} />
  </div>
)

/** Who wants to talk, and how they prove their address. Submit stays shut until that is done. */
export function ConsultForm() {
  const { labels } = consult
  const { state, machine } = useConsult()
  const config = useBrowserConfig()
  const isByPhone = state.method === 'phone' && config?.phoneVerification === true
  const method = isByPhone ? 'phone' : 'email'
  const [isPhoneOpened, setPhoneOpened] = useState(false)
  if (isByPhone && !isPhoneOpened) setPhoneOpened(true)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (state.complaints > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state.complaints])

  // Remembered from a time when there was one.
  const isPhoneGone = state.method === 'phone' && config?.phoneVerification === false
  useEffect(() => {
    if (isPhoneGone) machine.choose('email')
  }, [isPhoneGone, machine])

  const { submission } = state
  if (submission.phase === 'waiting' || submission.phase === 'over')
    return <ReadyPanel submission={submission} onEnter={machine.enter} />

  const isBusy = submission.phase !== 'idle'
  const isOpen = canSubmit(state)
  return (
    <form
      ref={form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void machine.submit()
      }}
      noValidate
      aria-busy={isBusy || undefined}
      className="grid gap-6"
    >
      <PressPanel state={state} machine={machine} />
      <Field
        label={labels.fullName}
        name="name"
        autoComplete="name"
        required
        readOnly={isBusy}
        value={state.name}
        error={state.errors.name}
        onChange={(event) => machine.editName(event.target.value)}
      />
      <Field
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        readOnly={isBusy}
        value={state.email}
        error={state.errors.email}
        onChange={(event) => machine.editEmail(event.target.value)}
      />
      <RadioCards
        legend={labels.verificationMethod}
        name="verificationMethod"
        value={method}
        onChange={(value) => {
          const chosen = verificationMethods.find((known) => known === value)
          if (chosen) machine.choose(chosen)
        }}
        options={[
          { value: 'email', label: labels.emailVerification },
          config?.phoneVerification
            ? { value: 'phone', label: labels.phoneVerification }
            : {
                value: 'phone',
                label: labels.phoneVerification,
                disabled: true,
                note: { text: consult.phoneUnavailable, label: consult.phoneWhy },
              },
        ]}
      />
      {!isByPhone && <EmailProof state={state} machine={machine} />}
      {isPhoneOpened && config && (
        <div hidden={!isByPhone}>
          <Suspense
            fallback={
              <div role="status">
                <Notice tone="busy" text={consult.phone.loading} />
              </div>
            }
          >
            <PhoneProof
              botCheck={config.botCheck}
              isChosen={isByPhone}
              typed={state.typedPhone}
              onType={machine.typePhone}
              onProof={machine.phoneBecame}
              refusals={state.phoneRefusals}
              error={state.errors.phone}
            />
          </Suspense>
        </div>
      )}
      <div className="border-line border-t pt-6">
        <Button
          type="submit"
          wide
          busy={isBusy}
          disabled={!isOpen}
          aria-describedby={isOpen || isBusy ? undefined : `${id}-hint`}
        >
          {isBusy ? controls.starting : controls.submit}
        </Button>
        {!isOpen && !isBusy && (
          <p id={`${id}-hint`} className="mt-3 text-center text-label text-muted">
            {consult.submitHints[method]}
          </p>
        )}
        <p className="mt-6 text-label text-muted">{aiNotice.text}</p>
      </div>
    </form>
  )
}
