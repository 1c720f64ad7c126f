import { useId } from 'react'
import { classNames } from '../class-names.ts'

export type Segment<Value extends string> = { value: Value; label: string; count?: string }

/**
 * One of a few, side by side: a radio group, so arrows move in it. Where it is too wide it scrolls.
 * `<Segments legend="State" segments={…} value={state} onChange={setState} />`
 */
export function Segments<Value extends string>({
  legend,
  segments,
  value,
  onChange,
  disabled,
  className,
}: {
  legend: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
  className?: string
}) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className={classNames('min-w-0', className)}>
      <legend className="sr-only">{legend}</legend>
      <div className="inline-flex max-w-full gap-0.5 overflow-x-auto rounded-lg border border-line-strong bg-ground p-0.5">
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={classNames(
              'relative flex min-h-7 shrink-0 items-center gap-1.5 rounded-[0.4rem] px-2 sm:px-2.5 text-label text-muted leading-none transition-colors pointer-coarse:min-h-10',
              'has-checked:bg-raised has-checked:font-[540] has-checked:text-text has-checked:shadow-[inset_0_0_0_1px_var(--line-strong)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-text dark:has-focus-visible:outline-volt',
              disabled ? 'cursor-not-allowed' : 'cursor-pointer hover:text-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
              className="sr-only"
            />
            {segment.label}
            {segment.count !== undefined && <span className="text-faint">{segment.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
