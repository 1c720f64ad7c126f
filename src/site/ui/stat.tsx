import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type StatItem = { value: string; label: string }

/** One large figure over what it measures. Stands in a `<dl>`: use StatBand, or wrap several yourself. */
export function Stat({ value, label, className }: StatItem & { className?: string }) {
  return (
    <div className={classNames('flex flex-col-reverse justify-end gap-2', className)}>
      <dt className="text-muted text-small">{label}</dt>
      <dd className="text-figure">{value}</dd>
    </div>
  )
}

/** A band of figures from edge to edge of its place, ruled by hairlines. Two to four of them. */
export function StatBand({
  items,
  label,
  className,
}: {
  items: readonly StatItem[]
  /** Names the list for assistive technology. */
  label?: string
  className?: string
}): ReactNode {
  return (
    <dl
      aria-label={label}
      className={classNames(
        'grid grid-cols-2 overflow-clip border-line border-y',
        items.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-4',
        className,
      )}
    >
      {items.map((item) => (
        <Stat
          key={item.label}
          {...item}
          className="-mt-px -ml-px border-line border-t border-l px-gutter py-7 max-md:odd:pl-0 md:py-8.5 md:first:pl-0"
        />
      ))}
    </dl>
  )
}
