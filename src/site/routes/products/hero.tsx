import { controls } from '../../../content/controls.ts'
import { ecosystem } from '../../../content/ecosystem.ts'
import { pages } from '../../../content/pages.ts'
import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CategoryMark } from '../../ui/category-mark.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { demoHref } from './closing.tsx'
import { ExplodedBox } from './exploded-box.tsx'

/** The map's title, its legend and the box with its three faces lifted off. Pointing at the legend shows the face. */
export function EcosystemHero() {
  const { hero, groups, catalogLink, comingSoon } = ecosystem
  return (
    <header className="face-map relative isolate overflow-clip border-line border-b pt-bar">
      <Wrap className="grid items-center gap-x-10 lg:grid-cols-[1fr_1.12fr]">
        <div className="pt-10 md:pt-16 lg:pt-14 lg:pb-10">
          <Eyebrow className="mb-5">{hero.eyebrow}</Eyebrow>
          <h1 className="text-masthead">{hero.headline}</h1>
          <p className="mt-6 max-w-[32em] text-lead text-muted">{hero.lead}</p>
          <div className="mt-9 flex flex-wrap items-center gap-3">
            <ButtonLink to={paths[catalogLink.page]}>{catalogLink.label}</ButtonLink>
            <ButtonLink to={demoHref('products')} variant="ghost">
              {controls.scheduleDemo}
            </ButtonLink>
          </div>
        </div>
        <ExplodedBox className="mx-auto mt-8 h-auto w-full max-w-150 lg:row-span-2 lg:mt-0 lg:max-w-none lg:py-10" />
        <nav aria-label="Groups of agents" className="pb-12 lg:self-start lg:pb-14">
          <ul className="grid border-line border-b max-lg:sm:grid-cols-2 max-lg:sm:gap-x-8 lg:max-w-100">
            {groups.map((group) => (
              <LegendEntry
                key={group.category}
                category={group.category}
                name={group.name}
                count={group.agents.length}
              />
            ))}
            <LegendEntry
              category="upcoming"
              name={pages.digitalTwins.name}
              count={comingSoon.agents.length}
            />
          </ul>
        </nav>
      </Wrap>
    </header>
  )
}

function LegendEntry({
  category,
  name,
  count,
}: {
  category: 'it' | 'corporate' | 'domain' | 'upcoming'
  name: string
  count: number
}) {
  return (
    <li className="border-line border-t">
      <PageLink
        to={`${paths.products}#${category}`}
        data-face={category}
        className="flex min-h-12 items-center gap-3 py-1.5"
      >
        <CategoryMark category={category} cubeClassName="h-6" />
        <span className="font-[520]">{name}</span>
        <span className="ml-auto text-faint text-label">{count} agents</span>
      </PageLink>
    </li>
  )
}
