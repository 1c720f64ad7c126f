import { classNames } from './class-names.ts'

const sizes = { small: 'size-4.5', medium: 'size-7', large: 'size-12' } as const

/**
 * The loading state: a cell whose three faces light up in turn. Decorative; say in words what is loading.
 * `<Spinner size="large" />`
 */
export function Spinner({ size = 'medium', className }: { size?: keyof typeof sizes; className?: string }) {
  return (
    <svg
      viewBox="0 0 36 40"
      aria-hidden="true"
      className={classNames('spinner shrink-0', sizes[size], className)}
    >
      <path d="M18 1.5 34.5 11 18 20.5 1.5 11z" />
      <path d="M34.5 11v18L18 38.5v-18z" />
      <path d="M18 20.5v18L1.5 29V11z" />
      <path
        d="M18 1.5 34.5 11v18L18 38.5 1.5 29V11zM1.5 11 18 20.5 34.5 11M18 20.5v18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
