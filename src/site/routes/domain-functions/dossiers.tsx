import { domainFunctions } from '../../../content/domain-functions.ts'
import { classNames } from '../../ui/class-names.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'

/** Where each file's tab stands, and how much of the hue its cover has: later ones lie in front. */
const covers = [
  { tab: 'ml-0', cover: 'bg-[color-mix(in_oklab,var(--domain)_5%,var(--surface))]' },
  { tab: 'ml-[10%] lg:ml-[25%]', cover: 'bg-[color-mix(in_oklab,var(--domain)_9%,var(--surface))]' },
  { tab: 'ml-[20%] lg:ml-[50%]', cover: 'bg-[color-mix(in_oklab,var(--domain)_13%,var(--surface))]' },
  { tab: 'ml-[30%] lg:ml-[75%]', cover: 'bg-[color-mix(in_oklab,var(--domain)_17%,var(--surface))]' },
] as const

/** Four industry files in a drawer, one in front of the other, each tab in sight. */
export function Dossiers() {
  const { industries } = domainFunctions
  return (
    <Section ground="sunken" labelledBy="industries-title">
      <SectionHead id="industries-title" title={industries.headline} lead={industries.lead} />
      <ul>
        {industries.cards.map((industry, index) => {
          const { tab, cover } = covers[index % covers.length] ?? covers[0]
          return (
            <li key={industry.name} className="not-first:-mt-13 relative">
              <h3
                className={classNames(
                  'relative z-10 flex min-h-13 w-fit min-w-[25%] items-center gap-3 rounded-t-tile border border-line-strong border-b-0 px-6 pt-1 text-subheading',
                  tab,
                  cover,
                )}
              >
                <ContentIcon of={industry.icon} className="text-domain" />
                {industry.name}
              </h3>
              <div
                className={classNames(
                  '-mt-px grid gap-x-14 gap-y-6 rounded-tile border border-line-strong px-6 pt-8 md:px-9 lg:grid-cols-[1fr_1.25fr]',
                  index === 0 && 'rounded-tl-none',
                  index === industries.cards.length - 1 ? 'pb-9 lg:rounded-tr-none' : 'pb-21',
                  cover,
                )}
              >
                <p className="text-heading">{industry.description}</p>
                <ul className="grid content-start gap-x-8 sm:grid-cols-2">
                  {industry.agents.map((name) => (
                    <li key={name} className="flex items-center gap-3 border-line-strong border-t py-3">
                      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-2.5 shrink-0">
                        <path d="M6 0 12 6 6 12 0 6z" className="fill-domain" />
                      </svg>
                      {name}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
