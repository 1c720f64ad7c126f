import { classNames } from '../../ui/class-names.ts'

/** A bend to one side and back to the middle, so that pieces join whatever their height. */
const bends = {
  right: 'M50 0C50 22 84 24 84 50S50 78 50 100',
  left: 'M50 0C50 22 16 24 16 50S50 78 50 100',
} as const

/** A stretch of the employee's road. Fills its place; the road itself keeps its width. */
export function Road({ bend, className }: { bend: keyof typeof bends; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className={classNames('overflow-visible', className)}
    >
      <path
        d={bends[bend]}
        vectorEffect="non-scaling-stroke"
        className="stroke-20 stroke-raised lg:stroke-32"
      />
      <path
        d={bends[bend]}
        vectorEffect="non-scaling-stroke"
        strokeDasharray="10 12"
        strokeLinecap="round"
        className="stroke-2 stroke-corporate"
      />
    </svg>
  )
}

/** The road coming in from above, at the end of the page. */
export function RoadEnd() {
  return (
    <svg
      viewBox="0 0 32 80"
      aria-hidden="true"
      fill="none"
      className="-translate-x-1/2 absolute top-0 left-1/2 h-14 md:h-20"
    >
      <path d="M16 0v60" strokeWidth="32" strokeLinecap="round" className="stroke-raised" />
      <path
        d="M16 0v60"
        strokeWidth="2"
        strokeDasharray="10 12"
        strokeLinecap="round"
        className="stroke-corporate"
      />
    </svg>
  )
}
