import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { PageLink } from './page-link.tsx'

const look =
  'group/link inline-flex min-h-8 items-center gap-2 border-line-strong border-b pb-0.5 font-medium text-text transition-colors hover:border-text'

/** An inner link in running text or after a section. The arrow is decoration, not part of the name. */
export function TextLink({
  to,
  children,
  arrow = true,
  className,
}: {
  to: string
  children: ReactNode
  arrow?: boolean
  className?: string
}) {
  return (
    <PageLink to={to} className={classNames(look, className)}>
      {children}
      {arrow && (
        <ArrowRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-hover/link:translate-x-0.5"
        />
      )}
    </PageLink>
  )
}

/** A link to another site, in a new tab. Its name is its text alone. */
export function OutsideLink({
  href,
  children,
  arrow = true,
  className,
}: {
  href: string
  children: ReactNode
  arrow?: boolean
  className?: string
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classNames(look, className)}>
      {children}
      {arrow && <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />}
    </a>
  )
}
