import { films } from '../../../content/films.ts'
import { home } from '../../../content/home.ts'
import { FilmStill } from '../../ui/film-still.tsx'
import { FilmWithControls } from '../../ui/film-with-controls.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { SectionHead } from '../../ui/section.tsx'

export function IntroFilm() {
  const { intro } = home
  return (
    <div className="pt-section">
      <SectionHead
        level={3}
        size="heading"
        align="center"
        title={intro.headline}
        lead={<span className="block text-balance">{intro.lead}</span>}
      />
      <Reveal>
        <FilmWithControls
          title={films[intro.film]}
          still={<FilmStill columns={10} rows={10} seed={8} lit={0.16} />}
          className="rounded-panel border border-line-strong shadow-float"
        />
      </Reveal>
    </div>
  )
}
