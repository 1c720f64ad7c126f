import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type BadgeTone = 'plain' | 'ok' | 'dev' | 'danger' | 'it' | 'corporate' | 'domain'

const tones: Record<BadgeTone, string> = {
  plain: 'text-muted',
  ok: 'text-ok',
  dev: 'text-dev',
  danger: 'text-danger',
  it: 'text-it',
  corporate: 'text-corporate',
  domain: 'text-domain',
}

/** A small word on a chip in rows of data. `<Badge tone="ok">Verified</Badge>` */
export function Badge({
  tone = 'plain',
  children,
  className,
}: {
  tone?: BadgeTone
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-md border border-current/35 px-1.5 py-0.5 text-[0.75rem] leading-none',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
