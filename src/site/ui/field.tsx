import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export const controlClass =
  'w-full rounded-control border border-control bg-surface px-4 py-3 text-base text-text transition-colors placeholder:text-faint hover:border-text aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60'

type Frame = {
  label: string
  /** Where the place says already what goes in here, and room is scarce. */
  isLabelUnseen?: boolean
  /** Stands under the field and in its description. */
  hint?: ReactNode
  /** What is wrong, in words; marks the field invalid. */
  error?: string | null
  className?: string
}

type FieldProps = Frame &
  (
    | ({ as?: 'input' } & Omit<ComponentProps<'input'>, 'className'>)
    | ({ as: 'textarea' } & Omit<ComponentProps<'textarea'>, 'className'>)
    | ({ as: 'select' } & Omit<ComponentProps<'select'>, 'className'>)
  )

/**
 * A label, its control, a hint and an error. Everything else goes to the control.
 * `<Field label="Email Address" name="email" type="email" autoComplete="email" error={errors.email} required />`
 */
export function Field({ label, isLabelUnseen, hint, error, className, ...control }: FieldProps) {
  const made = useId()
  const id = control.id ?? made
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const described = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [control['aria-describedby'], hintId, errorId].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={classNames('flex min-w-0 flex-col gap-2', className)}>
      <label htmlFor={id} className={isLabelUnseen ? 'sr-only' : 'font-medium text-small'}>
        {label}
      </label>
      {control.as === 'textarea' ? (
        <textarea
          rows={5}
          {...without(control)}
          {...described}
          className={classNames(controlClass, 'min-h-32')}
        />
      ) : control.as === 'select' ? (
        <select {...without(control)} {...described} className={classNames(controlClass, 'min-h-12')} />
      ) : (
        <input {...without(control)} {...described} className={classNames(controlClass, 'min-h-12')} />
      )}
      {hint && (
        <p id={hintId} className="text-label text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-danger text-label">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

const without = <T extends { as?: unknown }>({ as: _, ...rest }: T): Omit<T, 'as'> => rest
