import { about } from '../../../content/about.ts'
import { films, lightFilms } from '../../films/films.ts'
import { BackgroundFilm } from '../../ui/background-film.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Wrap } from '../../ui/wrap.tsx'

/** Words in the middle, and under them, from edge to edge, cells that come together. */
export function AboutHero() {
  const { hero } = about
  return (
    <header className="relative isolate overflow-clip border-line border-b pt-bar">
      <Wrap className="relative z-10 pt-10 text-center md:pt-16 lg:pt-20">
        <Eyebrow className="mb-5 justify-center">{hero.eyebrow}</Eyebrow>
        <h1 className="mx-auto max-w-[12em] text-display">{hero.headline}</h1>
        <p className="mx-auto mt-6 max-w-[34em] text-lead text-muted">{hero.lead}</p>
      </Wrap>
      <div className="relative mt-4 h-80 md:h-120 lg:mt-6 lg:h-140">
        <BackgroundFilm
          film={films.about}
          light={lightFilms.about}
          frameClassName="-translate-x-1/2 mask-x-from-90% left-1/2 h-full w-full max-w-[100rem] object-cover"
          controlClassName="right-gutter bottom-4"
        />
      </div>
    </header>
  )
}
