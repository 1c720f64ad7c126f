import { controls } from '../../../content/controls.ts'
import { corporateFunctions } from '../../../content/corporate-functions.ts'
import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { demoHref } from '../products/closing.tsx'
import { Cabinet } from './cabinet.tsx'

/** The cabinet of six drawers beside the words, and under both what the six have in common. */
export function CorporateHero() {
  const { hero, tiles } = corporateFunctions
  return (
    <>
      <header className="relative isolate overflow-clip pt-bar">
        <Wrap className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-[1.05fr_1fr]">
          <div className="pt-10 md:pt-16 lg:py-20">
            <Eyebrow tone="corporate" className="mb-5">
              {hero.eyebrow}
            </Eyebrow>
            <h1 className="text-masthead">{hero.headline}</h1>
            <p className="mt-6 max-w-[34em] text-lead text-muted">{hero.lead}</p>
            <div className="mt-9 flex flex-wrap items-center gap-3">
              <ButtonLink to={demoHref('corporateFunctions')}>{controls.scheduleDemo}</ButtonLink>
              <ButtonLink to={paths.signup} variant="ghost">
                {controls.getStarted}
              </ButtonLink>
            </div>
          </div>
          <Cabinet className="mx-auto h-auto w-full max-w-110 py-8 lg:max-w-none lg:py-12" />
        </Wrap>
      </header>
      <div className="border-line border-y bg-surface/60">
        <Wrap>
          <Reveal each as="ul" className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
            {tiles.map((tile) => (
              <li
                key={tile.title}
                className="border-line py-7 max-sm:not-first:border-t max-lg:sm:nth-[n+3]:border-t lg:py-9 lg:not-first:border-l lg:not-first:pl-8"
              >
                <h2 className="flex gap-3 text-subheading">
                  <ContentIcon of={tile.icon} className="mt-0.5 text-corporate" />
                  {tile.title}
                </h2>
                <p className="mt-2.5 text-muted text-small">{tile.text}</p>
              </li>
            ))}
          </Reveal>
        </Wrap>
      </div>
    </>
  )
}
