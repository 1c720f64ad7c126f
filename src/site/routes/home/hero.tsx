import { controls } from '../../../content/controls.ts'
import { aiNotice } from '../../../content/conversation.ts'
import { home } from '../../../content/home.ts'
import { paths } from '../../../contract/paths.ts'
import { StartButton } from '../../features/conversation/start-button.tsx'
import { films, lightFilms } from '../../films/films.ts'
import { BackgroundFilm } from '../../ui/background-film.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { GoButton } from '../../ui/go-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { LiveCard } from './live-card.tsx'

/**
 * The first screen. Wide: words at the left, the film behind everything, the card at its foot. Narrow: words and card
 * on plain ground and the film below them, so that no word lies on a picture.
 */
export function HomeHero() {
  const { hero } = home
  return (
    <header className="relative isolate flex flex-col overflow-clip border-line border-b pt-bar lg:min-h-[min(100svh,60rem)] lg:justify-center">
      {/* Lets presses through to the film's pause control wherever no word stands. */}
      <Wrap className="pointer-events-none pt-7 md:pt-14 lg:pt-8 lg:pb-16">
        <div className="flex flex-col items-start *:pointer-events-auto">
          <Eyebrow className="mb-5">{hero.eyebrow}</Eyebrow>
          <h1 className="text-display">
            {hero.headlineLines[0]} <br />
            {hero.headlineLines[1]}
          </h1>
          <p className="mt-5 max-w-[33em] text-lead text-muted md:mt-6 lg:max-xl:max-w-[25em]">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-3 md:mt-9">
            <StartButton from="home" />
            <GoButton to={paths.signup} variant="ghost">
              {controls.joinUs}
            </GoButton>
          </div>
          <LiveCard className="mt-6 w-full max-w-md lg:absolute lg:right-[max(var(--spacing-gutter),calc(50%-37.5rem+var(--spacing-gutter)))] lg:bottom-10 lg:mt-0 lg:w-94" />
          <p className="mt-4 max-w-[34em] text-faint text-label">{aiNotice.text}</p>
          <TextLink
            to={paths.products}
            className="relative mt-5 after:-inset-y-1.5 after:absolute after:inset-x-0 lg:mt-8"
          >
            {hero.discover}
          </TextLink>
        </div>
      </Wrap>
      <div className="-z-10 relative h-96 max-lg:mask-t-from-80% md:h-120 lg:absolute lg:inset-0 lg:h-auto">
        <BackgroundFilm
          film={films['home-hero']}
          light={lightFilms['home-hero']}
          // The box stands right of the film's middle: beside the words when wide, in the middle when narrow.
          frameClassName="-translate-x-3/4 left-1/2 aspect-video h-full w-auto max-w-none max-lg:mask-r-from-90% lg:mask-y-from-85% lg:top-[14%] lg:-right-6 lg:left-auto lg:h-[66%] lg:translate-x-0 xl:top-[4%] xl:h-[88%] 2xl:right-[calc(50%-53rem)]"
          controlClassName="right-gutter bottom-4 lg:top-under-bar lg:bottom-auto"
        />
        <div aria-hidden="true" className="wash-start pointer-events-none absolute inset-0 max-lg:hidden" />
      </div>
    </header>
  )
}
