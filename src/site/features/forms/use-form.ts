import { type FormEvent, useRef, useState } from 'react'
import type { FieldErrors } from '../../../contract/errors.ts'
import { showToast } from '../toasts/show-toast.ts'
import type { Sent } from './send-form.ts'

type Values = Record<string, string>

/** One for each filled-in form: kept over failures, so that what arrived after all is not taken twice. */
const newKey = () => globalThis.crypto?.randomUUID?.()

/** A form's life: idle, sending, done; errors stand at their fields until the field is edited. */
export function useForm<Answer>(send: (values: Values, key: string | undefined) => Promise<Sent<Answer>>) {
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [answer, setAnswer] = useState<Answer>()
  const key = useRef<string>(undefined)
  // The state is of the last drawing; two presses may come before the next.
  const isSending = useRef(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const form = event.currentTarget
    const entries = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    setState('sending')
    key.current ??= newKey()
    const sent = await send(Object.fromEntries(entries), key.current)
    isSending.current = false
    setState(sent.ok ? 'done' : 'idle')
    setErrors(sent.ok ? {} : sent.fields)
    if (sent.ok) {
      key.current = undefined
      setAnswer(sent.answer)
      return form.reset()
    }
    showToast.error(sent.message)
    const first = Object.keys(sent.fields)[0]
    if (first) form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus()
  }

  /** Editing a field takes its complaint away. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (name in errors) setErrors(({ [name]: _, ...others }) => others)
  }

  return { state, errors, answer, form: { onSubmit, onInput, noValidate: true } }
}
