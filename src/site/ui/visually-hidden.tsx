import type { ReactNode } from 'react'

/** Text for assistive technology only. `<VisuallyHidden>Opens in a new tab</VisuallyHidden>` */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
