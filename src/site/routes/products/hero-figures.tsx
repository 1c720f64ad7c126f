import { classNames } from '../../ui/class-names.ts'
import type { StatItem } from '../../ui/stat.tsx'
import { type Tone, toneText } from '../../ui/tone.ts'

/** A product page's figures within its first screen. */
export function HeroFigures({
  stats,
  tone,
  className,
}: {
  stats: readonly StatItem[]
  tone: Tone
  className?: string
}) {
  return (
    <dl className={classNames('grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4', className)}>
      {stats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse justify-end gap-1 border-line border-t pt-4">
          <dt className="text-muted text-small">{stat.label}</dt>
          <dd className={classNames('text-heading', toneText[tone])}>{stat.value}</dd>
        </div>
      ))}
    </dl>
  )
}
