import { useId, useState } from 'react'
import { consult } from '../../../content/consult.ts'
import { controls } from '../../../content/controls.ts'
import { aiNotice } from '../../../content/conversation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

/** Who wants to talk, and how they prove their address. Submit stays shut until that is done. */
export function ConsultForm() {
  const { labels } = consult
  const [fullName, setFullName] = useState('')
  const [email, setEmail] = useState('')
  const [method, setMethod] = useState('email')
  const id = useId()
  return (
    <form method="post" onSubmit={(event) => event.preventDefault()} noValidate className="grid gap-6">
      <Field
        label={labels.fullName}
        name="name"
        autoComplete="name"
        required
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
      />
      <Field
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <RadioCards
        legend={labels.verificationMethod}
        name="verificationMethod"
        value={method}
        onChange={setMethod}
        options={[
          { value: 'email', label: labels.emailVerification },
          {
            value: 'phone',
            label: labels.phoneVerification,
            disabled: true,
            note: { text: consult.phoneUnavailable, label: consult.phoneWhy },
          },
        ]}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="ghost" size="medium" disabled={email.trim() === ''} className="px-4!">
          {controls.sendVerificationEmail}
        </Button>
        <Button variant="quiet" size="medium" className="px-4!">
          {controls.checkVerificationStatus}
        </Button>
      </div>
      <div className="border-line border-t pt-6">
        <Button type="submit" wide disabled aria-describedby={`${id}-hint`}>
          {controls.submit}
        </Button>
        <p id={`${id}-hint`} className="mt-3 text-center text-label text-muted">
          {consult.submitHint}
        </p>
        <p className="mt-6 text-label text-muted">{aiNotice.text}</p>
      </div>
    </form>
  )
}
