import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

/* Under a finger 44 px high and 16 px large: a phone zooms into smaller text. */
export const compactControlClass =
  'w-full min-w-0 rounded-lg border border-control bg-surface px-2.5 text-label text-text transition-colors placeholder:text-faint hover:border-text aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:min-h-11 pointer-coarse:text-base'

type Frame = {
  label: string
  /** The label is only spoken; its place says it to the eye. */
  labelHidden?: boolean
  error?: string | null
  className?: string
}

function Labelled({
  id,
  label,
  labelHidden,
  error,
  className,
  children,
}: Frame & { id: string; children: ReactNode }) {
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className="text-[0.78rem] text-muted leading-tight">
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-[0.78rem] text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

const described = (id: string, error: Frame['error']) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
})

/** `<CompactSelect label="State" value={state} onChange={…}><option …/></CompactSelect>` */
export function CompactSelect({
  label,
  labelHidden,
  error,
  className,
  ...rest
}: Frame & Omit<ComponentProps<'select'>, 'className'>) {
  const id = useId()
  return (
    <Labelled id={id} {...{ label, labelHidden, error, className }}>
      <select {...rest} {...described(id, error)} className={classNames(compactControlClass, 'h-8')} />
    </Labelled>
  )
}

export function CompactInput({
  label,
  labelHidden,
  error,
  className,
  ...rest
}: Frame & Omit<ComponentProps<'input'>, 'className'>) {
  const id = useId()
  return (
    <Labelled id={id} {...{ label, labelHidden, error, className }}>
      <input {...rest} {...described(id, error)} className={classNames(compactControlClass, 'h-8')} />
    </Labelled>
  )
}

export function CompactTextarea({
  label,
  labelHidden,
  error,
  className,
  ...rest
}: Frame & Omit<ComponentProps<'textarea'>, 'className'>) {
  const id = useId()
  return (
    <Labelled id={id} {...{ label, labelHidden, error, className }}>
      <textarea
        rows={3}
        {...rest}
        {...described(id, error)}
        className={classNames(compactControlClass, 'field-sizing-content max-h-80 min-h-19 py-2')}
      />
    </Labelled>
  )
}
