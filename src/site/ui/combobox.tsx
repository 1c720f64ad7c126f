import { Check, ChevronsUpDown, CircleAlert } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './field.tsx'
import { matchOptions } from './match-options.ts'

export type ComboboxOption = {
  value: string
  label: string
  /** Behind the label, and found by typing it: a calling code. */
  detail?: string
  /** Before the label; decoration. */
  mark?: ReactNode
}

type Props = {
  label: string
  options: readonly ComboboxOption[]
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** What stands in the list where nothing matches. */
  nothing: string
  /** How many match, for who cannot see the list: `12 ${found}`. */
  found: string
  error?: string | undefined
  disabled?: boolean
  autoComplete?: string
  className?: string
}

/**
 * One of many, found by typing: the ARIA combobox with a list. Arrows, Home, End and paging keys move, Enter takes,
 * Escape and leaving put back what was chosen; pointer and touch press an option. Base UI's was tried: while open it
 * hides the page around it from screen readers with its buttons still in the tab order, which axe rightly refuses.
 */
export function Combobox({ label, options, value, onChange, placeholder, nothing, found, ...rest }: Props) {
  const { error, disabled, autoComplete, className } = rest
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const matches = typed === null ? options : matchOptions(options, typed)
  const current = isOpen ? matches[active] : undefined
  const optionId = (option: ComboboxOption) => `${id}-${option.value}`

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  function open(at?: number) {
    if (disabled) return
    setOpen(true)
    setActive(Math.max(0, at ?? options.findIndex((option) => option.value === value)))
  }
  function close() {
    setOpen(false)
    setTyped(null)
  }
  function take(option: ComboboxOption | undefined) {
    if (option) onChange(option.value)
    close()
  }
  const move = (to: number) => setActive(Math.min(Math.max(to, 0), matches.length - 1))

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The keys belong to the input method while a word is being composed.
    if (event.nativeEvent.isComposing) return
    const ends: Record<string, number> = { Home: 0, End: matches.length - 1 }
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) move(active + step)
      else open()
    } else if (isOpen && typed === null && ends[event.key] !== undefined) {
      // In a word that is being typed they move the caret.
      event.preventDefault()
      setActive(ends[event.key] ?? 0)
    } else if (isOpen && event.key === 'Enter') {
      // Takes the option instead of submitting the form.
      event.preventDefault()
      take(current)
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (isOpen && event.key === 'Tab') take(typed === null ? undefined : current)
  }

  return (
    <div className={classNames('flex min-w-0 flex-col gap-2', className)}>
      <label htmlFor={id} className="font-medium text-small">
        {label}
      </label>
      <div className="relative">
        {chosen?.mark && typed === null && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-4 flex items-center"
          >
            {chosen.mark}
          </span>
        )}
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete={autoComplete ?? 'off'}
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder}
          value={typed ?? (chosen ? textOf(chosen) : '')}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            setActive(0)
          }}
          onClick={() => isOpen || open()}
          onFocus={(event) => event.target.select()}
          onBlur={close}
          onKeyDown={onKeyDown}
          className={classNames(
            controlClass,
            'min-h-12 pr-11 text-ellipsis',
            Boolean(chosen?.mark) && typed === null && 'pl-12',
          )}
        />
        <ChevronsUpDown
          aria-hidden="true"
          className="pointer-events-none absolute top-4 right-4 size-4 text-muted"
        />
        <div
          hidden={!isOpen}
          className="absolute top-full right-0 left-0 z-20 mt-2 max-h-72 overflow-y-auto overscroll-contain rounded-control border border-line-strong bg-surface p-1.5 shadow-float"
        >
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
            {isOpen &&
              matches.map((option, index) => (
                <Option
                  key={option.value}
                  id={optionId(option)}
                  option={option}
                  isChosen={option.value === value}
                  isActive={index === active}
                  onPoint={() => setActive(index)}
                  onTake={() => take(option)}
                />
              ))}
          </div>
          <p
            role="status"
            className={matches.length > 0 ? 'sr-only' : 'px-3 py-2.5 text-muted text-small empty:hidden'}
          >
            {isOpen && typed !== null && (matches.length > 0 ? `${matches.length} ${found}` : nothing)}
          </p>
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger text-label">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

/** Not a stop of its own: the keys are heard by the field, which names the active option. */
function Option({
  id,
  option,
  isChosen,
  isActive,
  onPoint,
  onTake,
}: {
  id: string
  option: ComboboxOption
  isChosen: boolean
  isActive: boolean
  onPoint: () => void
  onTake: () => void
}) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      // The field keeps the focus while an option is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onTake}
      onKeyDown={(event) => event.key === 'Enter' && onTake()}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 text-small data-active:bg-raised"
    >
      <span aria-hidden="true" className="w-6 shrink-0">
        {option.mark}
      </span>
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.detail && <span className="text-muted">{option.detail}</span>}
      <Check aria-hidden="true" className={classNames('size-4 shrink-0', !isChosen && 'invisible')} />
    </div>
  )
}

const textOf = ({ label, detail }: ComboboxOption) => (detail ? `${label} (${detail})` : label)
