import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Opens in place, by the browser's own means. The same `group` on several makes them exclusive. */
export function Disclosure({
  summary,
  children,
  group,
  open,
  className,
}: {
  summary: ReactNode
  children: ReactNode
  group?: string
  open?: boolean
  className?: string
}) {
  return (
    <details name={group} open={open} className={classNames('border-line border-b', className)}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 font-[560] text-subheading">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform unfolded:rotate-180"
        />
      </summary>
      <div className="pb-6 text-muted text-small">{children}</div>
    </details>
  )
}
