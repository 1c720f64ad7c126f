import { films } from '../../../content/films.ts'
import { home } from '../../../content/home.ts'
import { films as files } from '../../films/films.ts'
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
          film={files[intro.film]}
          playOn="sight"
          className="rounded-panel border border-line-strong shadow-float"
        />
      </Reveal>
    </div>
  )
}
