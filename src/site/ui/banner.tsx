import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A sentence that stays where it matters, with what can be done about it. Trouble is announced at once. */
export function Banner({
  kind = 'note',
  children,
  actions,
  className,
}: {
  kind?: 'note' | 'trouble'
  children: ReactNode
  actions?: ReactNode
  className?: string
}) {
  const Mark = kind === 'trouble' ? CircleAlert : Info
  return (
    <div
      role={kind === 'trouble' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg border bg-surface px-3.5 py-2.5 text-label',
        kind === 'trouble' ? 'border-danger' : 'border-line-strong',
        className,
      )}
    >
      <span className="flex min-w-0 flex-1 basis-60 items-start gap-2.5">
        <Mark
          aria-hidden="true"
          className={classNames('mt-0.5 size-4 shrink-0', kind === 'trouble' ? 'text-danger' : 'text-muted')}
        />
        <span className="min-w-0">{children}</span>
      </span>
      {actions && <span className="flex flex-wrap gap-2">{actions}</span>}
    </div>
  )
}
