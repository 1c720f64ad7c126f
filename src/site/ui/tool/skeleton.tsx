import { classNames } from '../class-names.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const

/** Holds the place of lines that are still on their way; say in words beside it what is loading. */
export function Skeleton({ lines, className }: { lines: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('grid gap-3', className)}>
      {places.slice(0, lines).map((place) => (
        <span key={place} className="h-4 animate-lit rounded bg-raised odd:w-11/12" />
      ))}
    </div>
  )
}
