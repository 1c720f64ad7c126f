import { useCases } from '../../../content/use-cases.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Hero } from '../../ui/hero.tsx'

/** Six doors: each leads to its industry further down. */
export function UseCasesHero() {
  const { hero, industries } = useCases
  return (
    <Hero eyebrow={hero.eyebrow} tone="domain" title={hero.headline} lead={hero.lead}>
      <nav aria-label="Industries" className="mt-12">
        <ul className="grid grid-cols-2 overflow-clip rounded-panel border border-line-strong bg-surface sm:grid-cols-3 lg:grid-cols-6">
          {industries.map((industry) => (
            <li key={industry.slug} className="-mt-px -ml-px border-line border-t border-l">
              <a
                href={`#${industry.slug}`}
                className="flex h-full min-h-32 flex-col justify-between gap-6 p-5 font-[560] transition-colors hover:bg-raised"
              >
                <ContentIcon of={industry.icon} size="large" className="text-domain" />
                {industry.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Hero>
  )
}
