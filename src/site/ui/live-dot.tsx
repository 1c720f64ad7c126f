/** Answering now. Decoration: the words beside it say so. */
export function LiveDot() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
      <circle cx="8" cy="8" r="8" className="animate-lit fill-volt/30" />
      <circle cx="8" cy="8" r="4" className="fill-volt stroke-line-strong" />
    </svg>
  )
}
