import { useId } from 'react'
import { conversation } from '../../../../content/conversation.ts'
import { type ContactRequest, contactAnswer, contactRequest } from '../../../../contract/talks.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { contactPath } from '../conversation-api.ts'

const words = conversation.summary

/**
 * The summary and the transcript, sent to an address the visitor types: under the frame as one line (`strip`), after
 * the talk as a part of the panel.
 */
export function SummaryForm({
  id,
  place,
  look = 'panel',
  isLeft = false,
  onLeft,
}: {
  id: string
  place: NonNullable<ContactRequest['place']>
  look?: 'panel' | 'strip'
  /** Whether an address was left already, here or in the room. */
  isLeft?: boolean
  onLeft?: () => void
}) {
  const title = useId()
  const { state, errors, form } = useForm(async (values, key) => {
    const sent = await sendForm({
      path: contactPath(id),
      request: contactRequest,
      answer: contactAnswer,
      values: { ...values, place },
      key,
    })
    if (sent.ok) onLeft?.()
    return sent
  })
  const isDone = isLeft || state === 'done'
  const isStrip = look === 'strip'
  // Beside the frame it stands for itself; after the talk under what the panel says.
  const Heading = isStrip ? 'h2' : 'h3'
  return (
    <form
      {...form}
      aria-labelledby={title}
      className={
        isStrip
          ? 'flex flex-wrap items-start gap-x-8 gap-y-3 border-line border-t px-gutter py-3 text-small'
          : 'flex w-full flex-col items-start gap-4'
      }
    >
      <div className={isStrip ? 'min-w-[min(100%,19rem)] flex-1' : undefined}>
        <Heading id={title} className={isStrip ? 'font-[560]' : 'text-subheading'}>
          {words.heading}
        </Heading>
        {!isDone && (
          <p className={isStrip ? 'text-faint' : 'mt-2 text-muted text-small'}>
            {isStrip ? words.whyInShort : words.why}
          </p>
        )}
        <p role="status" className={classNames('text-ok text-small empty:hidden', !isStrip && 'mt-2')}>
          {isDone && (place === 'end' ? words.done : words.noted)}
        </p>
      </div>
      {!isDone && (
        <div
          className={classNames(
            'flex w-full items-start gap-2',
            isStrip ? 'max-w-[34rem] md:w-auto md:flex-1' : 'flex-col sm:flex-row',
          )}
        >
          <Field
            label={words.emailLabel}
            isLabelUnseen={isStrip}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            placeholder={isStrip ? words.emailLabel : undefined}
            required
            error={errors.email}
            className={isStrip ? 'flex-1' : 'w-full flex-1'}
          />
          <Button
            type="submit"
            variant="ghost"
            size="medium"
            busy={state === 'sending'}
            className={classNames('shrink-0', !isStrip && 'sm:mt-[1.95rem]')}
          >
            {words.send}
          </Button>
        </div>
      )}
    </form>
  )
}
