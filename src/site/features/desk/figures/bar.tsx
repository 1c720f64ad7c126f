import { classNames } from '../../../ui/class-names.ts'

/** A share of the greatest, to the eye; the figure itself stands in the same row. */
export function Bar({ share, className }: { share: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('mt-1 block h-1 w-full max-w-72', className)}
    >
      <rect width={Math.max(0, Math.min(1, share)) * 100} height="2" fill="currentColor" />
    </svg>
  )
}
