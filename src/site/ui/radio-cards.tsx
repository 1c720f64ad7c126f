import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

export type RadioOption = {
  value: string
  label: string
  /** Under the label; becomes part of the description, not of the name. */
  text?: ReactNode
  disabled?: boolean
  /** Why it is as it is: a tooltip on its card, and part of its description. `label` names the button that shows it. */
  note?: { text: string; label: string }
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
          const card = (noteId?: string, noteButton?: ReactNode) => (
            <RadioCard
              key={option.value}
              option={option}
              name={name}
              checked={option.value === value}
              onChoose={() => onChange(option.value)}
              noteId={noteId}
              noteButton={noteButton}
            />
          )
          return option.note ? (
            <Tooltip key={option.value} {...option.note}>
              {({ id: noteId, button }) => card(noteId, button)}
            </Tooltip>
          ) : (
            card()
          )
        })}
      </div>
    </div>
  )
}

function RadioCard({
  option,
  name,
  checked,
  onChoose,
  noteId,
  noteButton,
}: {
  option: RadioOption
  name: string
  checked: boolean
  onChoose: () => void
  noteId?: string
  noteButton?: ReactNode
}) {
  const id = useId()
  const textId = option.text ? `${id}-text` : undefined
  return (
    <div
      className={classNames(
        'relative flex h-full min-h-14 items-center gap-3 rounded-control border border-control bg-surface px-4 py-1.5 transition-colors',
        'has-checked:border-text has-checked:bg-raised has-checked:shadow-[inset_0_0_0_1px_var(--text)]',
        option.disabled ? 'border-line-strong' : 'hover:border-text',
      )}
    >
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        aria-describedby={[textId, noteId].filter(Boolean).join(' ') || undefined}
        onChange={onChoose}
        className="relative z-10 size-4.5 shrink-0"
      />
      <span className="min-w-0 flex-1 py-1.5">
        <label
          htmlFor={id}
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
      {/* Above the label's reach, so that it can be pressed. */}
      {noteButton && <span className="relative -mr-2">{noteButton}</span>}
    </div>
  )
}
