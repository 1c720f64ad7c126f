import { ArrowRight } from 'lucide-react'
import { home } from '../../../content/home.ts'
import type { Home } from '../../../content/schema/home.ts'
import { paths } from '../../../contract/paths.ts'
import { CheckList } from '../../ui/check-list.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { TagList } from '../../ui/tag.tsx'
import { Voxels } from '../../ui/voxels.tsx'
import { pillarFigures } from './cell-figures.ts'

type Pillar = Home['capabilities']['pillars'][number]

/** One side of the box: what it is, what is in it, what it brings. The whole tile leads to its page. */
export function PillarTile({
  pillar,
  shape,
  className,
}: {
  pillar: Pillar
  /** wide: figure beside the words; tall: figure above them. Narrow screens have all of them tall. */
  shape: 'wide' | 'tall'
  className?: string
}) {
  const { modulesHeading, benefitsHeading } = home.capabilities
  const figure = pillarFigures[pillar.page]
  const wide = shape === 'wide'
  return (
    <article
      className={classNames(
        'group/pillar relative isolate flex min-w-0 flex-col overflow-clip rounded-tile border border-line bg-surface transition-colors hover:border-line-strong',
        wide && 'lg:flex-row-reverse',
        className,
      )}
    >
      <div
        className={classNames(
          'relative flex items-center justify-center bg-linear-to-b from-raised/60 to-transparent p-8 max-lg:h-56',
          wide ? 'lg:w-[44%] lg:bg-linear-to-l' : 'lg:min-h-72 lg:flex-1',
        )}
      >
        {figure && (
          <Voxels
            of={figure}
            className="size-full transition-transform duration-500 group-hover/pillar:-translate-y-1.5 motion-reduce:transform-none lg:absolute lg:inset-0 lg:p-8"
          />
        )}
      </div>
      <div className={classNames('flex flex-col p-6.5 pt-5', wide && 'lg:flex-1 lg:pt-6.5')}>
        <h3 className="flex items-center justify-between gap-4 text-subheading">
          <PageLink to={paths[pillar.page]} className="after:absolute after:inset-0 after:rounded-tile">
            {pillar.title}
          </PageLink>
          <ArrowRight
            aria-hidden="true"
            className="size-5 shrink-0 text-faint transition-[color,transform] group-hover/pillar:translate-x-1 group-hover/pillar:text-text"
          />
        </h3>
        <p className="mt-2.5 max-w-[36em] text-muted text-small">{pillar.text}</p>
        <div className="mt-auto grid gap-5 pt-6">
          <div>
            <h4 className="mb-2.5 text-faint text-label">{modulesHeading}</h4>
            <TagList items={pillar.modules} />
          </div>
          <div>
            <h4 className="mb-2.5 text-faint text-label">{benefitsHeading}</h4>
            <CheckList items={pillar.benefits} tone={pillar.category ?? 'text'} />
          </div>
        </div>
      </div>
    </article>
  )
}
