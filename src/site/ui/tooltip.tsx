import { Info } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'

/**
 * A note on something that cannot explain itself, such as a disabled control. Shown on hover of the whole, on focus
 * of its button and on touch of it; Escape puts it away. `children` gets the id of the text for `aria-describedby`,
 * and the button to place.
 *
 * `<Tooltip text="Not available." label="Why is this not available?">{({ id, button }) => …}</Tooltip>`
 */
export function Tooltip({
  text,
  label,
  children,
  className,
}: {
  text: string
  /** Name of the button that shows the text. */
  label: string
  children: (parts: { id: string; button: ReactNode }) => ReactNode
  className?: string
}) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  const [pinned, setPinned] = useState(false)
  const again = () => setDismissed(false)
  const putAway = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setDismissed(true)
    setPinned(false)
  }
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-describedby={id}
      onClick={() => setPinned(!pinned)}
      onFocus={again}
      onBlur={() => setPinned(false)}
      onKeyDown={putAway}
      className="grid size-11 place-items-center rounded-full text-muted hover:text-text"
    >
      <Info aria-hidden="true" className="size-4.5" />
    </button>
  )
  return (
    // Hovering is a convenience for the eye; the button inside does the same for keyboard and touch.
    <span className={classNames('group/tip relative block', className)} onPointerEnter={again}>
      {children({ id, button })}
      <span
        role="tooltip"
        id={id}
        data-pinned={pinned || undefined}
        className={classNames(
          'pointer-events-none absolute right-0 bottom-full z-20 mb-2 w-max max-w-[min(18rem,calc(100vw-3rem))] rounded-xl border border-line-strong bg-raised px-3.5 py-2.5 text-label text-text opacity-0 shadow-float transition-opacity',
          dismissed
            ? 'invisible'
            : 'group-hover/tip:opacity-100 group-has-focus-visible/tip:opacity-100 data-pinned:opacity-100',
        )}
      >
        {text}
      </span>
    </span>
  )
}
