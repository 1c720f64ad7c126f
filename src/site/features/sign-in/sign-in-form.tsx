import { useState } from 'react'
import { login } from '../../../content/login.ts'
import { type SignInAnswer, signInRequest } from '../../../contract/staff.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { staffApi } from '../desk/staff-api.ts'
import type { Sent } from '../forms/send-form.ts'
import { useForm } from '../forms/use-form.ts'

const ACTION = '/api/staff/sign-in'
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const api = staffApi(() => {})

/** Unlike a visitor's form it carries nothing but the address. */
async function askForLink(values: Record<string, string>): Promise<Sent<SignInAnswer>> {
  const checked = signInRequest.safeParse(values)
  const [issue] = checked.error?.issues ?? []
  if (!checked.success)
    return { ok: false, fields: { email: issue?.message ?? '' }, message: issue?.message ?? '' }
  const answer = await api.askForLink(checked.data)
  if (answer.ok) return { ok: true, answer: answer.value }
  return { ok: false, fields: answer.refusal.fields, message: answer.refusal.message }
}

/** Asks for a link. Whether the address is known stays the server's secret: the answer is always the same. */
export function SignInForm() {
  const { state, errors, form } = useForm(askForLink)
  const [again, setAgain] = useState(false)
  if (state === 'done' && !again) return <OnItsWay onAgain={() => setAgain(true)} />
  return (
    <form
      method="post"
      action={ACTION}
      {...form}
      onSubmit={(event) => {
        setAgain(false)
        form.onSubmit(event)
      }}
      className="grid gap-5"
    >
      <Field
        label={login.emailLabel}
        name="email"
        // Not "email": `staff@localhost` is an address here, and the browser's own rule would refuse none of ours.
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        required
        error={errors.email}
      />
      <Button type="submit" busy={state === 'sending'} className="justify-self-start">
        {state === 'sending' ? login.sending : login.send}
      </Button>
    </form>
  )
}

function OnItsWay({ onAgain }: { onAgain: () => void }) {
  const { sent } = login
  return (
    <div role="status" className="border-line-strong border-l-2 pl-5">
      <p className="text-subheading">{sent.heading}</p>
      <p className="mt-2 text-muted">{sent.text}</p>
      {LOOPBACK.has(location.hostname) && (
        <p className="mt-4 text-muted text-small">
          {sent.outbox}{' '}
          <a href="/outbox" className="font-medium text-text underline underline-offset-4">
            {sent.outboxLink}
          </a>
        </p>
      )}
      <Button variant="quiet" size="small" onClick={onAgain} className="mt-5">
        {sent.again}
      </Button>
    </div>
  )
}
