import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Eyebrow } from './eyebrow.tsx'
import type { Tone } from './tone.ts'
import { Wrap } from './wrap.tsx'

type SectionProps = {
  children: ReactNode
  /** Fragment id, for links into the page. */
  id?: string
  /** Id of the heading that names it (SectionHead's `id`). */
  labelledBy?: string
  /** plain: on the ground; sunken: a tinted band with hairlines; joined: no space above, follows its forerunner. */
  ground?: 'plain' | 'sunken' | 'joined'
  /** Without the measure: the content runs from edge to edge and sets its own Wrap. */
  bleed?: boolean
  className?: string
}

const grounds = {
  plain: 'py-section',
  sunken: 'border-y border-line bg-surface/60 py-section',
  joined: 'pb-section',
} as const

/**
 * One part of a page.
 * `<Section id="why-choose" labelledBy="why-choose-title"><SectionHead id="why-choose-title" title="…" />…</Section>`
 */
export function Section({ children, id, labelledBy, ground = 'plain', bleed, className }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames('relative', grounds[ground], className)}
    >
      {bleed ? children : <Wrap>{children}</Wrap>}
    </section>
  )
}

type SectionHeadProps = {
  title: ReactNode
  eyebrow?: ReactNode
  tone?: Tone
  lead?: ReactNode
  /** Id of the heading, for Section's `labelledBy`. */
  id?: string
  level?: 1 | 2 | 3
  size?: 'title' | 'heading'
  /** What stands at the right of the head on wide screens: a link, a filter. */
  aside?: ReactNode
  align?: 'start' | 'center'
  className?: string
}

/** Eyebrow, heading and lead of a section. `level` is the heading's rank, `size` its look. */
export function SectionHead({
  title,
  eyebrow,
  tone,
  lead,
  id,
  level = 2,
  size = 'title',
  aside,
  align = 'start',
  className,
}: SectionHeadProps) {
  const Heading = `h${level}` as const
  const centered = align === 'center'
  return (
    <div
      className={classNames(
        'mb-10 md:mb-13',
        aside ? 'flex flex-wrap items-end justify-between gap-x-10 gap-y-6' : undefined,
        className,
      )}
    >
      <div className={classNames('max-w-column', centered && 'mx-auto text-center')}>
        {eyebrow && (
          <Eyebrow tone={tone} className={classNames('mb-5', centered && 'justify-center')}>
            {eyebrow}
          </Eyebrow>
        )}
        <Heading id={id} className={size === 'title' ? 'text-title' : 'text-heading'}>
          {title}
        </Heading>
        {lead && <p className="mt-4.5 text-lead text-muted">{lead}</p>}
      </div>
      {aside}
    </div>
  )
}
