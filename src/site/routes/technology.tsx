import { controls } from '../../content/controls.ts'
import { technology } from '../../content/technology.ts'
import { paths } from '../../contract/paths.ts'
import { metaOf } from '../head.ts'
import { BackgroundFilm } from '../ui/background-film.tsx'
import { GoButton } from '../ui/go-button.tsx'
import { Hero } from '../ui/hero.tsx'
import { Section, SectionHead } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Architecture } from './technology/architecture.tsx'
import { CoreTechnologies } from './technology/core-technologies.tsx'
import { CutStill } from './technology/cut-still.tsx'
import { Security } from './technology/security.tsx'
import { WorkLoop } from './technology/work-loop.tsx'

export const meta = metaOf('technology')

export default function Technology() {
  const { hero, closing } = technology
  return (
    <>
      <Hero
        eyebrow={hero.eyebrow}
        title={hero.headline}
        lead={hero.lead}
        backdrop={<BackgroundFilm still={<CutStill />} controlClassName="right-gutter bottom-4" />}
        className="md:min-h-144"
      />
      <WorkLoop />
      <CoreTechnologies />
      <Security />
      <Architecture />
      <Section ground="joined" labelledBy="closing-title">
        <SectionHead
          id="closing-title"
          title={closing.headline}
          lead={closing.lead}
          className="mb-9 md:mb-9"
        />
        <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
          <GoButton to={`${paths.contact}?kind=demo&topic=technology`}>{controls.scheduleDemo}</GoButton>
          <TextLink to={paths.team}>{controls.chatWithAvatar}</TextLink>
        </div>
      </Section>
    </>
  )
}
