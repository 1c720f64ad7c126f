import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

const sizes = { small: 'size-4', medium: 'size-5', large: 'size-7' } as const

/**
 * An icon of lucide-react, imported by name so that a page carries only its own: `<Icon of={ShieldCheck} />`.
 * Always decoration: the words beside it say what it means.
 */
export function Icon({
  of: Drawing,
  size = 'medium',
  className,
}: {
  of: LucideIcon
  size?: keyof typeof sizes
  className?: string
}) {
  return (
    <Drawing
      aria-hidden="true"
      strokeWidth={1.75}
      className={classNames('shrink-0', sizes[size], className)}
    />
  )
}
