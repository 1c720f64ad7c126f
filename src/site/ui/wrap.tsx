import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The measure everything stands in: 1200 px at most, the gutter at its sides. */
export function Wrap({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('mx-auto w-full max-w-wrap px-gutter', className)}>{children}</div>
}
