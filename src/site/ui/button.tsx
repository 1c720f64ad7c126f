import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { PageLink } from './page-link.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'ghost' | 'quiet'
export type ButtonSize = 'small' | 'medium' | 'large'

type Look = {
  /** primary: the one loud action of a screen; ghost: beside it; quiet: everything else. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** Across the whole width of its place. */
  wide?: boolean
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-action text-on-action not-disabled:hover:bg-action-hover shadow-lip',
  ghost:
    'border-control bg-transparent text-text not-disabled:hover:bg-raised not-disabled:hover:border-text',
  quiet: 'border-transparent bg-raised text-text not-disabled:hover:bg-line-strong',
}

/* Every size keeps a target of 44 px. */
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4.5 py-2 text-small',
  medium: 'min-h-12 px-6 py-3 text-base',
  large: 'min-h-13 px-6.5 py-3.5 text-base',
}

export const buttonClass = ({ variant = 'primary', size = 'large', wide }: Look, more?: string) =>
  classNames(
    'relative inline-flex items-center justify-center gap-2.5 rounded-full border text-center font-[560] leading-tight tracking-[-0.01em]',
    'transition-press not-disabled:active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:opacity-60',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    more,
  )

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'children'> & {
    children: ReactNode
    /** While the press is being worked on: disabled, says so to assistive technology, shows the turning cell. */
    busy?: boolean
  }

/**
 * `<Button onClick={start} busy={starting}>{starting ? 'Starting Demo...' : 'Get Demo'}</Button>`
 * Its text is its accessible name: icons in it are aria-hidden.
 */
export function Button({
  variant,
  size,
  wide,
  busy,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, wide }, className)}
      {...rest}
    >
      {busy && <Spinner size="small" />}
      {children}
    </button>
  )
}

/** A link that looks like a button: it goes somewhere. `<ButtonLink to={paths.contact} variant="ghost">…` */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...rest
}: Look & ComponentProps<typeof PageLink>) {
  return <PageLink className={buttonClass({ variant, size, wide }, className)} {...rest} />
}
