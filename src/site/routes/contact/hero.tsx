import { contact } from '../../../content/contact.ts'
import { films, lightFilms } from '../../films/films.ts'
import { BackgroundFilm } from '../../ui/background-film.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'

/** Words at the left; the film opens at the right like a window that runs on beyond the edge. */
export function ContactHero() {
  const { hero } = contact
  return (
    <header className="grid overflow-clip pt-bar lg:min-h-144 lg:grid-cols-2">
      <div className="flex w-full max-w-150 flex-col justify-center px-gutter py-12 lg:justify-self-end lg:py-24 lg:pr-12">
        <Eyebrow className="mb-5">{hero.eyebrow}</Eyebrow>
        <h1 className="max-w-[8em] text-display">{hero.headline}</h1>
        <p className="mt-6 max-w-[32em] text-lead text-muted">{hero.lead}</p>
      </div>
      <div className="relative h-72 overflow-clip border-line border-y bg-linear-to-br from-raised to-ground md:h-96 lg:mt-4 lg:h-auto lg:rounded-l-panel lg:border-l">
        <BackgroundFilm film={films.contact} light={lightFilms.contact} />
      </div>
    </header>
  )
}
