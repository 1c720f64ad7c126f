import { home } from '../../../content/home.ts'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { IntroFilm } from './intro-film.tsx'
import { PillarTile } from './pillar-tile.tsx'
import { ReadyToDeploy } from './ready-to-deploy.tsx'

/** Where each of the six stands in the bento: two tall ones, at opposite corners, and four wide ones. */
const places = [
  { shape: 'wide', className: 'lg:col-span-7' },
  { shape: 'tall', className: 'lg:col-span-5 lg:row-span-2' },
  { shape: 'wide', className: 'lg:col-span-7' },
  { shape: 'tall', className: 'lg:col-span-5 lg:row-span-2' },
  { shape: 'wide', className: 'lg:col-span-7' },
  { shape: 'wide', className: 'lg:col-span-7' },
] as const

export function CapabilitiesSection() {
  const { capabilities } = home
  return (
    <Section id={capabilities.id} labelledBy="capabilities-title" ground="sunken">
      <SectionHead
        id="capabilities-title"
        eyebrow={capabilities.eyebrow}
        title={capabilities.headline}
        lead={capabilities.lead}
      />
      <Reveal each className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-12">
        {capabilities.pillars.map((pillar, index) => (
          <PillarTile key={pillar.title} pillar={pillar} {...(places[index] ?? places[0])} />
        ))}
      </Reveal>
      <IntroFilm />
      <ReadyToDeploy />
    </Section>
  )
}
