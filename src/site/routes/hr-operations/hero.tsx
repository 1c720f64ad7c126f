import { controls } from '../../../content/controls.ts'
import { films } from '../../../content/films.ts'
import { hrOperations } from '../../../content/hr-operations.ts'
import { paths } from '../../../contract/paths.ts'
import { films as files } from '../../films/films.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { FilmWithControls } from '../../ui/film-with-controls.tsx'
import { demoHref } from '../products/closing.tsx'
import { HeroFigures } from '../products/hero-figures.tsx'

/** The words keep to the measure; the film beside them runs out to the window's edge, the page's figures under it. */
export function HrHero() {
  const { hero, promo, stats } = hrOperations
  return (
    <div className="grid gap-y-12 overflow-clip border-line border-b pt-bar pb-14 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:pb-20 lg:pl-[max(var(--spacing-gutter),calc(50%-var(--container-wrap)/2+var(--spacing-gutter)))]">
      <header className="px-gutter pt-10 md:pt-16 lg:px-0 lg:pt-22">
        <Eyebrow tone="corporate" className="mb-5">
          {hero.eyebrow}
        </Eyebrow>
        <h1 className="text-display">{hero.headline}</h1>
        <p className="mt-6 max-w-[32em] text-lead text-muted">{hero.lead}</p>
        <div className="mt-9 flex flex-wrap items-center gap-3">
          <ButtonLink to={demoHref('hrOperations')}>{controls.scheduleDemo}</ButtonLink>
          <ButtonLink to={paths.signup} variant="ghost">
            {controls.getStarted}
          </ButtonLink>
        </div>
      </header>
      <section aria-labelledby="promo-title" className="lg:pt-16 lg:pl-10 xl:pl-14">
        <FilmWithControls
          urgent
          title={films[promo.film]}
          film={files[promo.film]}
          playOn="sight"
          className="lg:rounded-l-panel"
        />
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1.5 px-gutter pt-5 lg:pl-0">
          <h2 id="promo-title" className="text-subheading">
            {promo.headline}
          </h2>
          <p className="max-w-[34em] text-muted text-small">{promo.lead}</p>
        </div>
        <HeroFigures stats={stats} tone="corporate" className="mt-6 px-gutter lg:pl-0" />
      </section>
    </div>
  )
}
