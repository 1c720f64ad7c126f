import { agents } from '../../../content/agents.ts'
import { useCases } from '../../../content/use-cases.ts'
import { classNames } from '../../ui/class-names.ts'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { TagList } from '../../ui/tag.tsx'

/** Told as short stories: before, what the agents do, after; the two figures stand large at the edge. */
export function Stories() {
  const { headline, lead, items } = useCases.stories
  return (
    <Section ground="sunken" labelledBy="stories-title">
      <SectionHead id="stories-title" title={headline} lead={lead} />
      <div className="grid gap-14 lg:gap-20">
        {items.map((story, index) => (
          <Reveal key={story.customer}>
            <article
              aria-labelledby={`story-${index}`}
              className={classNames(
                'grid gap-10 lg:grid-cols-[1.7fr_1fr] lg:gap-16',
                index % 2 === 1 &&
                  'lg:grid-cols-[1fr_1.7fr] lg:[&>dl]:order-first lg:[&>dl]:border-r lg:[&>dl]:border-l-0 lg:[&>dl]:pl-0',
              )}
            >
              <div>
                <p className="text-domain text-label">{story.customer}</p>
                <h3 id={`story-${index}`} className="mt-2 text-heading">
                  {story.headline}
                </h3>
                <div className="mt-5 grid gap-4 text-muted">
                  <p>{story.situation}</p>
                  <p className="border-domain border-l-2 pl-5 text-text">{story.work}</p>
                  <p>{story.outcome}</p>
                </div>
                <TagList
                  className="mt-6"
                  label={useCases.labels.agents}
                  items={story.agents.map((key) => agents[key].name)}
                />
              </div>
              <dl className="grid content-center gap-8 border-line-strong max-lg:grid-cols-2 lg:border-l lg:pl-12">
                {story.stats.map((stat) => (
                  <div key={stat.label} className="flex flex-col-reverse justify-end gap-2">
                    <dt className="text-muted text-small">{stat.label}</dt>
                    <dd className="text-monument">{stat.value}</dd>
                  </div>
                ))}
              </dl>
            </article>
          </Reveal>
        ))}
      </div>
    </Section>
  )
}
