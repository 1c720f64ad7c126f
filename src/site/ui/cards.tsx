import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Cards side by side that wrap: whoever looks sees how many there are. Children are `<Card>`s. */
export function Cards({
  label,
  columns = 3,
  children,
}: {
  label: string
  columns?: 2 | 3
  children: ReactNode
}) {
  return (
    <ul
      aria-label={label}
      className={classNames('grid gap-3.5 sm:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}
    >
      {children}
    </ul>
  )
}

export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <li
      className={classNames(
        'flex flex-col gap-3 rounded-tile border border-line bg-surface p-6 md:p-7',
        className,
      )}
    >
      {children}
    </li>
  )
}
