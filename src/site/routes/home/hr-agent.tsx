import { films } from '../../../content/films.ts'
import { home } from '../../../content/home.ts'
import { paths } from '../../../contract/paths.ts'
import { films as files, hrAgentStill } from '../../films/films.ts'
import { FilmPoster } from '../../ui/film-poster.tsx'
import { FilmWithControls } from '../../ui/film-with-controls.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The first offering, shown as a pair: its film and its picture, side by side. */
export function HrAgentSection() {
  const { hrAgent } = home
  return (
    <Section labelledBy="hr-agent-title">
      <div className="grid items-end gap-x-16 lg:grid-cols-[1.1fr_1fr]">
        <SectionHead
          id="hr-agent-title"
          eyebrow={hrAgent.eyebrow}
          tone="corporate"
          title={hrAgent.headline}
          lead={hrAgent.lead}
          className="max-lg:mb-8!"
        />
        <div className="mb-10 md:mb-13">
          <ul className="border-line border-t">
            {hrAgent.points.map((point) => (
              <li key={point} className="flex gap-4 border-line border-b py-4">
                <svg viewBox="0 0 12 12" aria-hidden="true" className="mt-[0.4em] size-3 shrink-0">
                  <path d="M6 0 12 6 6 12 0 6z" className="fill-corporate" />
                </svg>
                {point}
              </li>
            ))}
          </ul>
          <TextLink
            to={paths[hrAgent.page]}
            className="relative mt-6 after:-inset-y-1.5 after:absolute after:inset-x-0"
          >
            {hrAgent.linkLabel}
          </TextLink>
        </div>
      </div>
      <Reveal each className="grid gap-3.5 md:grid-cols-[1.86fr_1fr]">
        <FilmWithControls
          title={films[hrAgent.film]}
          film={files[hrAgent.film]}
          playOn="sight"
          className="rounded-panel border border-line"
        />
        <div className="relative overflow-clip rounded-panel border border-line bg-surface max-md:aspect-4/3">
          <FilmPoster picture={hrAgentStill} alt={hrAgent.imageAlt} className="absolute inset-0" />
        </div>
      </Reveal>
    </Section>
  )
}
