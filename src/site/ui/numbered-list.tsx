import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type NumberedItem = { title: string; text: ReactNode }

const columnClasses = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3' } as const

/** Reasons, steps: numbered, ruled, no boxes. `<NumberedList items={reasons} columns={3} level={3} />` */
export function NumberedList({
  items,
  columns = 3,
  level = 3,
  className,
}: {
  items: readonly NumberedItem[]
  columns?: keyof typeof columnClasses
  /** Rank of the items' headings. */
  level?: 3 | 4
  className?: string
}) {
  const Heading = `h${level}` as const
  return (
    <ol className={classNames('grid gap-x-8 border-line border-t', columnClasses[columns], className)}>
      {items.map((item, index) => (
        <li key={item.title} className="grid grid-cols-[2.75rem_1fr] border-line border-b pt-7 pb-8">
          <span aria-hidden="true" className="pt-1 text-faint text-label">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <Heading className="text-subheading">{item.title}</Heading>
            <div className="mt-2 text-muted text-small">{item.text}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}
