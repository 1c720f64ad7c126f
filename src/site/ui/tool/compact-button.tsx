import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner.tsx'

export type CompactVariant = 'plain' | 'solid' | 'bare' | 'danger'

const variants: Record<CompactVariant, string> = {
  plain: 'border-control bg-surface text-text not-disabled:hover:bg-raised not-disabled:hover:border-text',
  solid: 'border-transparent bg-action text-on-action not-disabled:hover:bg-action-hover',
  bare: 'border-transparent bg-transparent text-muted not-disabled:hover:bg-raised not-disabled:hover:text-text',
  danger:
    'border-danger bg-transparent text-danger not-disabled:hover:bg-danger not-disabled:hover:text-ground',
}

/** For tools, where many controls stand close together: low with a mouse, 44 px under a finger. */
export const compactButtonClass = (variant: CompactVariant = 'plain', more?: string) =>
  classNames(
    'inline-flex min-h-8 items-center justify-center gap-1.75 whitespace-nowrap rounded-lg border px-3 font-[520] text-label leading-none pointer-coarse:min-h-11',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-55',
    variants[variant],
    more,
  )

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  /** solid: the one thing to do here; plain: beside it; bare: in rows and bars; danger: cannot be undone. */
  variant?: CompactVariant
  children: ReactNode
  /** While the press is being worked on: disabled, and says so to assistive technology. */
  busy?: boolean
}

/** `<CompactButton variant="solid" onClick={save} busy={saving}>Save</CompactButton>` */
export function CompactButton({
  variant,
  busy,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      type={type}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={compactButtonClass(variant, className)}
      {...rest}
    >
      {busy && <Spinner size="small" className="size-3.5" />}
      {children}
    </button>
  )
}
