import type { ReactNode } from 'react'

/** A key of the keyboard, as it is printed on it. */
export function Keycap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-5 min-w-5 place-items-center rounded border border-line-strong bg-raised px-1 font-sans text-[0.7rem] text-muted leading-none">
      {children}
    </kbd>
  )
}
