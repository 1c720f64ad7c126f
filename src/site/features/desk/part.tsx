import type { ReactNode } from 'react'

/** A heading of a lead's or a talk's page and what belongs to it. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-4">
      <h3 className="mb-2.5 font-[540] text-[0.78rem] text-muted">{heading}</h3>
      {children}
    </section>
  )
}
