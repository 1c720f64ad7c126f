import { controls } from '../../../content/controls.ts'
import { domainFunctions } from '../../../content/domain-functions.ts'
import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { demoHref } from '../products/closing.tsx'
import { TradeBoard } from './trade-board.tsx'

/** Words in the middle over the top face of the box, where six trades stand out; then what all six share. */
export function DomainHero() {
  const { hero, tiles } = domainFunctions
  return (
    <>
      <header className="relative isolate overflow-clip pt-bar">
        <Wrap className="pt-10 text-center md:pt-18">
          <Eyebrow tone="domain" className="mb-5 justify-center">
            {hero.eyebrow}
          </Eyebrow>
          <h1 className="text-display">{hero.headline}</h1>
          <p className="mx-auto mt-6 max-w-[36em] text-lead text-muted">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap items-center justify-center gap-3">
            <ButtonLink to={demoHref('domainFunctions')}>{controls.scheduleDemo}</ButtonLink>
            <ButtonLink to={paths.signup} variant="ghost">
              {controls.getStarted}
            </ButtonLink>
          </div>
        </Wrap>
        <TradeBoard className="mt-6 aspect-3/2 w-full [mask-image:linear-gradient(black_62%,transparent)] sm:aspect-auto sm:h-96 md:h-124" />
      </header>
      <Wrap className="pt-2 pb-section">
        <Reveal each as="ul" className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {tiles.map((tile) => (
            <li key={tile.title} className="border-domain border-t-3 pt-6">
              <ContentIcon of={tile.icon} size="large" className="text-domain" />
              <h2 className="mt-4 text-heading">{tile.title}</h2>
              <p className="mt-2.5 text-muted text-small">{tile.text}</p>
            </li>
          ))}
        </Reveal>
      </Wrap>
    </>
  )
}
