import { controls } from '../../content/controls.ts'
import { technology } from '../../content/technology.ts'
import { paths } from '../../contract/paths.ts'
import { films, lightFilms } from '../films/films.ts'
import { metaOf } from '../head.ts'
import { BackgroundFilm } from '../ui/background-film.tsx'
import { GoButton } from '../ui/go-button.tsx'
import { Hero } from '../ui/hero.tsx'
import { Section, SectionHead } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Architecture } from './technology/architecture.tsx'
import { CoreTechnologies } from './technology/core-technologies.tsx'
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
        backdrop={
          // Over the wash: the film itself fades out where the words stand.
          <div className="absolute inset-0 z-1">
            <BackgroundFilm
              film={films.technology}
              light={lightFilms.technology}
              // The slabs stand right of the film's middle: beside the words when wide, under them when narrow.
              frameClassName="-translate-x-[69%] mask-y-from-85% mask-r-from-94% bottom-0 left-1/2 aspect-video h-72 w-auto max-w-none md:h-96 xl:-right-12 xl:top-0 xl:bottom-auto xl:left-auto xl:h-full xl:translate-x-0 2xl:right-[calc(50%-51rem)]"
              controlClassName="right-gutter bottom-4"
            />
          </div>
        }
        className="pb-60 md:pb-80 xl:min-h-144 xl:pb-0"
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
