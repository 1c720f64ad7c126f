import { controls } from '../../../content/controls.ts'
import { digitalTwins } from '../../../content/digital-twins.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TrapField } from '../forms/trap-field.tsx'
import { useForm } from '../forms/use-form.ts'

/** The schemas come with the first send: they have no part in reading the page. */
async function send(values: Record<string, string>, key: string | undefined) {
  const [{ sendForm }, { waitlistRequest, received }] = await Promise.all([
    import('../forms/send-form.ts'),
    import('../../../contract/messages.ts'),
  ])
  return sendForm({ path: '/api/waitlist', request: waitlistRequest, answer: received, values, key })
}

export function WaitlistForm({ id }: { id: string }) {
  const { waitlist } = digitalTwins
  const { state, errors, form } = useForm(send)
  return (
    <form
      id={id}
      method="post"
      action="/api/waitlist"
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-28 content-start gap-5 rounded-panel border border-line-strong bg-surface p-7 md:p-9"
      {...form}
    >
      <div>
        <h3 id={`${id}-title`} className="text-heading">
          {waitlist.heading}
        </h3>
        <p className="mt-2.5 text-muted text-small">{waitlist.lead}</p>
      </div>
      <TrapField />
      <Field
        label={waitlist.emailLabel}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      <Field as="select" label={waitlist.interestLabel} name="interest" error={errors.interest}>
        {waitlist.interests.map((interest) => (
          <option key={interest}>{interest}</option>
        ))}
      </Field>
      <Button type="submit" busy={state === 'sending'} className="justify-self-start">
        {controls.joinWaitlist}
      </Button>
      <p role="status" className="text-ok text-small empty:hidden">
        {state === 'done' && waitlist.done}
      </p>
    </form>
  )
}
