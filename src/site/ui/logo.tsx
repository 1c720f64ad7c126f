import { classNames } from './class-names.ts'

/** The box with one face lit, and the name beside it. `<Logo name={BRAND} />`; without a name the mark alone. */
export function Logo({ name, className }: { name?: string; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.5 font-[620] text-[1.15rem] text-text leading-none tracking-[-0.03em]',
        className,
      )}
    >
      <svg viewBox="0 0 36 40" aria-hidden="true" className="h-7.25 w-auto shrink-0">
        <path d="M34.5 11v18L18 38.5v-18z" className="fill-volt" />
        <path
          d="M18 1.5 34.5 11v18L18 38.5 1.5 29V11zM1.5 11 18 20.5 34.5 11M18 20.5v18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </span>
  )
}
