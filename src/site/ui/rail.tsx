import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/**
 * A row that scrolls sideways and snaps. Focusable, so that arrow keys move it; labelled, so that one knows what
 * one stands in. Stands in a Wrap and runs out to the window's
 * edges. Children are `<RailItem>`s.
 */
export function Rail({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <section
      aria-label={label}
      {...scrollsByKeys}
      className={classNames(
        'rail snap-x snap-proximity overflow-x-auto overscroll-x-contain pb-4',
        className,
      )}
    >
      <ul className="flex w-max gap-3.5">{children}</ul>
    </section>
  )
}

/** What scrolls must take the focus, or only a mouse can move it. */
const scrollsByKeys = { tabIndex: 0 }

export function RailItem({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <li
      className={classNames(
        'flex w-[min(19.5rem,calc(100vw-4rem))] snap-start flex-col gap-3 rounded-tile border border-line bg-surface p-6',
        className,
      )}
    >
      {children}
    </li>
  )
}
