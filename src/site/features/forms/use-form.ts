import { type FormEvent, useState } from 'react'
import type { FieldErrors } from '../../../contract/errors.ts'
import { showToast } from '../toasts/show-toast.ts'
import type { Sent } from './send-form.ts'

/** A form's life: idle, sending, done; errors stand at their fields until the field is edited. */
export function useForm(send: (values: Record<string, string>) => Promise<Sent>) {
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const [errors, setErrors] = useState<FieldErrors>({})

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    const entries = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    setState('sending')
    const sent = await send(Object.fromEntries(entries))
    setState(sent.ok ? 'done' : 'idle')
    setErrors(sent.ok ? {} : sent.fields)
    if (sent.ok) return form.reset()
    showToast.error(sent.message)
    const first = Object.keys(sent.fields)[0]
    if (first) form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus()
  }

  /** Editing a field takes its complaint away. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (name in errors) setErrors(({ [name]: _, ...others }) => others)
  }

  return { state, errors, form: { onSubmit, onInput, noValidate: true } }
}
