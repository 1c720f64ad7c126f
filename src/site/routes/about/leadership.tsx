import { about } from '../../../content/about.ts'
import { leaders } from '../../../content/leaders.ts'
import { paths } from '../../../contract/paths.ts'
import { portraitProps } from '../../portraits/portrait-props.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Wrap } from '../../ui/wrap.tsx'

/** A group picture: six people shoulder to shoulder. */
export function Leadership() {
  const { headline, lead, linkLabel } = about.leadership
  return (
    <Section bleed ground="joined" labelledBy="leadership-title">
      <Wrap>
        <SectionHead
          id="leadership-title"
          title={headline}
          lead={lead}
          aside={
            <TextLink to={paths.team} className="relative after:-inset-y-1.5 after:absolute after:inset-x-0">
              {linkLabel}
            </TextLink>
          }
        />
      </Wrap>
      <div className="mx-auto max-w-frame md:px-gutter">
        <Reveal
          as="ul"
          each
          className="grid grid-cols-2 overflow-clip border-line-strong bg-surface max-md:border-y sm:grid-cols-3 md:rounded-panel md:border lg:grid-cols-6"
        >
          {leaders.map((leader) => (
            <li key={leader.slug} className="-mt-px -ml-px border-line border-t border-l">
              <figure>
                <Portrait
                  name={leader.name}
                  {...portraitProps(leader.photo, 'small')}
                  className="aspect-4/5"
                />
                <figcaption className="px-5 pt-4 pb-6">
                  <h3 className="font-[560]">{leader.name}</h3>
                  <p className="mt-0.5 text-label text-muted">{leader.role}</p>
                </figcaption>
              </figure>
            </li>
          ))}
        </Reveal>
      </div>
    </Section>
  )
}
