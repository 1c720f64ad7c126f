import { contact } from '../../../content/contact.ts'
import type { FieldErrors } from '../../../contract/errors.ts'
import { Field } from '../../ui/field.tsx'

/** When a demo would suit. Shown after hydration only, so the browser can say where its clock is set. */
export function DemoFields({ errors }: { errors: FieldErrors }) {
  const { labels, demo } = contact.form
  return (
    <>
      <Field
        label={labels.preferredDays}
        name="preferredDays"
        hint={demo.daysHint}
        error={errors.preferredDays}
      />
      <Field
        label={labels.timeZone}
        name="timeZone"
        defaultValue={Intl.DateTimeFormat().resolvedOptions().timeZone}
        error={errors.timeZone}
      />
    </>
  )
}
