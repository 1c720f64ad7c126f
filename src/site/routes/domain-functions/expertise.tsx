import { domainFunctions } from '../../../content/domain-functions.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section } from '../../ui/section.tsx'

/** What makes a specialist, as a glossary, beside the panel of industries they serve. */
export function Expertise() {
  const { expertise, supportedIndustries } = domainFunctions
  return (
    <Section ground="sunken" labelledBy="expertise-title">
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <h2 id="expertise-title" className="text-title">
            {expertise.headline}
          </h2>
          <p className="mt-4.5 max-w-column text-lead text-muted">{expertise.lead}</p>
          <Reveal each as="ul" className="mt-10">
            {expertise.points.map((point) => (
              <li
                key={point.title}
                className="grid gap-x-8 gap-y-2 border-line border-t py-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]"
              >
                <h3 className="flex gap-3 text-subheading">
                  <ContentIcon of={point.icon} className="mt-0.5 text-domain" />
                  {point.title}
                </h3>
                <p className="text-muted">{point.text}</p>
              </li>
            ))}
          </Reveal>
        </div>
        <section
          aria-labelledby="supported-title"
          className="self-start rounded-panel bg-domain p-7 text-ground md:p-9 lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)]"
        >
          <h2 id="supported-title" className="text-subheading">
            {supportedIndustries.headline}
          </h2>
          <ul className="mt-5 grid gap-1.5 text-heading sm:max-lg:grid-cols-2">
            {supportedIndustries.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className="mt-7 border-ground/40 border-t pt-5 text-small">{supportedIndustries.lead}</p>
        </section>
      </div>
    </Section>
  )
}
