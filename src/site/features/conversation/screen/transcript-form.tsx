import { conversation } from '../../../../content/conversation.ts'
import { transcriptAnswer, transcriptRequest } from '../../../../contract/conversations.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'

/** After a talk: what was said, sent to an address the visitor types here and nowhere else. */
export function TranscriptForm({ id }: { id: string }) {
  const { heading, emailLabel, hint, send, done } = conversation.transcript
  const { state, errors, form } = useForm((values, key) =>
    sendForm({
      path: `/api/conversations/${encodeURIComponent(id)}/transcript`,
      request: transcriptRequest,
      answer: transcriptAnswer,
      values,
      key,
    }),
  )
  return (
    <form
      {...form}
      aria-labelledby="transcript-title"
      className="flex w-full flex-col items-start gap-4 border-line border-t pt-6"
    >
      <h3 id="transcript-title" className="text-subheading">
        {heading}
      </h3>
      {state !== 'done' && (
        <>
          <Field
            label={emailLabel}
            name="email"
            type="email"
            autoComplete="email"
            required
            hint={hint}
            error={errors.email}
            className="w-full"
          />
          <Button type="submit" variant="ghost" size="medium" busy={state === 'sending'}>
            {send}
          </Button>
        </>
      )}
      <p role="status" className="text-ok text-small empty:hidden">
        {state === 'done' && done}
      </p>
    </form>
  )
}
