import { useRef } from 'react'
import { contact } from '../../../content/contact.ts'
import { controls } from '../../../content/controls.ts'
import { messageReceived, messageRequest } from '../../../contract/messages.ts'
import { Button } from '../../ui/button.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Field } from '../../ui/field.tsx'
import { sendForm } from '../forms/send-form.ts'
import { TrapField } from '../forms/trap-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { CalendarLink } from './calendar-link.tsx'
import { DemoFields } from './demo-fields.tsx'
import { useAsked, useComeIntoSight } from './use-asked.ts'
import { useSubject } from './use-subject.ts'

const ACTION = '/api/messages'

/** The message, or (by the address) a request for a demo, which also asks when. */
export function ContactForm({ className }: { className?: string }) {
  const { heading, lead, labels, demo, done } = contact.form
  const asked = useAsked()
  const category = contact.categories.find(({ slug }) => slug === asked.category)
  const { state, errors, answer, form } = useForm((values, key) =>
    sendForm({ path: ACTION, request: messageRequest, answer: messageReceived, values, key }),
  )
  const outcome = answer?.calendar ? demo.done : done
  const subject = useSubject(asked.subject)
  const title = useRef<HTMLHeadingElement>(null)
  useComeIntoSight(title, asked.subject !== '')

  return (
    <form
      method="post"
      action={ACTION}
      aria-labelledby="message-title"
      onReset={subject.forget}
      {...form}
      className={className}
    >
      <h2 ref={title} id="message-title" tabIndex={-1} className="scroll-mt-28 text-title">
        {heading}
      </h2>
      <p className="mt-3.5 text-muted">{lead}</p>
      {category && (
        <p className="mt-6 flex items-start gap-3 rounded-control bg-raised px-4 py-3 text-small">
          <ContentIcon of={category.icon} className="mt-0.5" />
          <span>
            <b className="font-[560]">{category.title}</b>
            {asked.kind === 'demo' && <span className="block text-muted">{demo.note}</span>}
          </span>
          <input type="hidden" name="category" value={category.slug} />
        </p>
      )}
      <input type="hidden" name="kind" value={asked.kind} />
      <TrapField />
      <div className="mt-8 grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <Field
          label={labels.firstName}
          name="firstName"
          autoComplete="given-name"
          required
          error={errors.firstName}
        />
        <Field
          label={labels.lastName}
          name="lastName"
          autoComplete="family-name"
          required
          error={errors.lastName}
        />
        <Field
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
          className="sm:col-span-2"
        />
        <Field
          label={labels.subject}
          name="subject"
          required
          value={subject.value}
          onChange={(event) => subject.type(event.target.value)}
          error={errors.subject}
          className="sm:col-span-2"
        />
        {asked.kind === 'demo' && <DemoFields errors={errors} />}
        <Field
          as="textarea"
          label={labels.message}
          name="message"
          rows={7}
          required
          error={errors.message}
          className="sm:col-span-2"
        />
      </div>
      <Button type="submit" busy={state === 'sending'} className="mt-7">
        {controls.sendMessage}
      </Button>
      <div role="status" className="empty:hidden">
        {state === 'done' && (
          <div className="mt-7 border-ok border-l-2 pl-5">
            <p className="text-subheading">{outcome.headline}</p>
            <p className="mt-1.5 text-muted text-small">{outcome.lead}</p>
            {answer?.calendar && <CalendarLink calendar={answer.calendar} />}
          </div>
        )}
      </div>
    </form>
  )
}
