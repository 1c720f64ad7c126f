import { technology } from '../../../content/technology.ts'
import { workingWithUs } from '../../../content/working-with-us.ts'
import { paths } from '../../../contract/paths.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The ledger: what is promised at the left stays in sight while the four entries pass. */
export function Security() {
  const { headline, lead, items } = technology.security
  return (
    <Section ground="sunken" labelledBy="security-title">
      <div className="grid gap-12 lg:grid-cols-[1fr_1.35fr] lg:gap-20">
        <div className="self-start lg:sticky lg:top-32">
          <h2 id="security-title" className="text-title">
            {headline}
          </h2>
          <p className="mt-4.5 text-lead text-muted">{lead}</p>
          <TextLink to={`${paths.workingWithUs}#${workingWithUs.security.id}`} className="mt-7">
            {workingWithUs.links.technology}
          </TextLink>
        </div>
        <dl className="border-line-strong border-t">
          {items.map((item) => (
            <div
              key={item.title}
              className="grid gap-x-8 gap-y-2 border-line border-b py-7 sm:grid-cols-[13rem_1fr] sm:py-8"
            >
              <dt className="flex items-start gap-3 font-[560]">
                <ContentIcon of={item.icon} className="mt-0.5 text-ok" />
                {item.title}
              </dt>
              <dd className="text-muted text-small max-sm:pl-8">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
