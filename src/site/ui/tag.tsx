import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A word on a chip: modules, platforms. Several stand in a TagList. */
export function Tag({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border border-line px-2.75 py-0.75 text-label text-muted leading-snug',
        className,
      )}
    >
      {children}
    </span>
  )
}

/** `<TagList label="Key modules" items={['Monitor', 'Detect']} />` */
export function TagList({
  items,
  label,
  className,
}: {
  items: readonly string[]
  label?: string
  className?: string
}) {
  return (
    <ul aria-label={label} className={classNames('flex flex-wrap gap-1.75', className)}>
      {items.map((item) => (
        <li key={item}>
          <Tag>{item}</Tag>
        </li>
      ))}
    </ul>
  )
}
