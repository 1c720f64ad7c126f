import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type NoticeTone = 'ok' | 'danger' | 'plain' | 'busy'

const marks: Record<NoticeTone, ReactNode> = {
  ok: <CircleCheck aria-hidden="true" className="size-5 text-ok" />,
  danger: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
  plain: <Info aria-hidden="true" className="size-5 text-muted" />,
  busy: <Spinner size="small" />,
}

/**
 * How things stand, in the place it concerns; a toast says what passes. `text` is the sentence, `children` what to
 * do about it. Stands inside a live region, which must be there before it: `<div role="status">{…}</div>`
 */
export function Notice({
  tone,
  text,
  children,
  className,
}: {
  tone: NoticeTone
  text: string
  children?: ReactNode
  className?: string
}) {
  return (
    <div
      className={classNames(
        'flex items-start gap-3 rounded-control border border-line-strong bg-raised px-4 py-3 text-small',
        className,
      )}
    >
      <span className="flex h-6 shrink-0 items-center">{marks[tone]}</span>
      <div className="min-w-0 flex-1">
        <p>{text}</p>
        {children && <div className="mt-1 text-muted">{children}</div>}
      </div>
    </div>
  )
}
