import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type Tone, toneFill } from './tone.ts'

/** The short line above a heading, with the top face of a cell before it. `<Eyebrow tone="it">IT Operations</Eyebrow>` */
export function Eyebrow({
  children,
  tone = 'volt',
  className,
}: {
  children: ReactNode
  tone?: Tone
  className?: string
}) {
  return (
    <p className={classNames('flex items-center gap-2.5 text-label text-faint tracking-[0.01em]', className)}>
      <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 shrink-0">
        <path d="M7 1 13 7 7 13 1 7z" className={classNames('stroke-line-strong', toneFill[tone])} />
      </svg>
      {children}
    </p>
  )
}
