import { classNames } from './class-names.ts'
import { type Tone, toneFill } from './tone.ts'

/** Features, benefits: one line each, the top face of a cell before it, or hairlines between. */
export function CheckList({
  items,
  label,
  tone = 'text',
  ruled = false,
  className,
}: {
  items: readonly string[]
  /** Names the list for assistive technology. */
  label?: string
  tone?: Tone
  ruled?: boolean
  className?: string
}) {
  return (
    <ul aria-label={label} className={classNames('text-muted text-small', !ruled && 'grid gap-2', className)}>
      {items.map((item) => (
        <li key={item} className={classNames('flex gap-2.5', ruled && 'border-line border-t py-1.75')}>
          {!ruled && (
            <svg viewBox="0 0 12 12" aria-hidden="true" className="mt-[0.45em] size-2.5 shrink-0">
              <path d="M6 1 11 6 6 11 1 6z" className={toneFill[tone]} />
            </svg>
          )}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
