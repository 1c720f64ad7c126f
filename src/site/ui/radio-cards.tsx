import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type RadioOption = {
  value: string
  label: string
  /** Under the label; becomes part of the description, not of the name. */
  text?: ReactNode
  disabled?: boolean
  /** Id of further description, e.g. a Tooltip's text. */
  describedBy?: string
  /** Beside the label, e.g. a Tooltip's button; outside the label, so it can be pressed. */
  aside?: ReactNode
}

/** A radio group of cards. `<RadioCards legend="Verification Method" name="method" options={…} value={method} onChange={setMethod} />` */
export function RadioCards({
  legend,
  name,
  options,
  value,
  onChange,
  className,
}: {
  legend: string
  name: string
  options: readonly RadioOption[]
  value: string
  onChange: (value: string) => void
  className?: string
}) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${id}-legend`} className={className}>
      <p id={`${id}-legend`} className="mb-2 font-medium text-small">
        {legend}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map((option) => {
          const inputId = `${id}-${option.value}`
          const textId = option.text ? `${inputId}-text` : undefined
          return (
            <div
              key={option.value}
              className={classNames(
                'relative flex min-h-14 items-center gap-3 rounded-control border border-control bg-surface px-4 py-3 transition-colors',
                'has-checked:border-text has-checked:bg-raised has-checked:shadow-[inset_0_0_0_1px_var(--text)]',
                option.disabled ? 'border-line-strong' : 'hover:border-text',
              )}
            >
              <input
                type="radio"
                id={inputId}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={[textId, option.describedBy].filter(Boolean).join(' ') || undefined}
                onChange={() => onChange(option.value)}
                className="size-4.5 shrink-0"
              />
              <span className="min-w-0 flex-1">
                <label
                  htmlFor={inputId}
                  className={classNames(
                    'block font-medium text-small before:absolute before:inset-0',
                    option.disabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
                  )}
                >
                  {option.label}
                </label>
                {option.text && (
                  <span id={textId} className="text-label text-muted">
                    {option.text}
                  </span>
                )}
              </span>
              {option.aside && <span className="relative">{option.aside}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
