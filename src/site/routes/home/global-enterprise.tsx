import { home } from '../../../content/home.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { Voxels } from '../../ui/voxels.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { globe } from './cell-figures.ts'

export function GlobalEnterpriseSection() {
  const { globalEnterprise } = home
  return (
    <Section labelledBy="global-enterprise-title" bleed className="overflow-clip">
      <Wrap className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.15fr]">
        <div
          aria-hidden="true"
          className="relative max-lg:order-last max-lg:mx-auto max-lg:w-full max-lg:-mb-[55%] max-lg:max-w-lg max-lg:mask-b-from-50% max-lg:mask-b-to-80% lg:-ml-24 xl:-ml-40"
        >
          <Voxels of={globe} alive className="h-auto w-full" />
          <div className="absolute inset-0 bg-[radial-gradient(circle_at_38%_34%,transparent_38%,color-mix(in_oklab,var(--ground)_82%,transparent)_72%)]" />
        </div>
        <div>
          <SectionHead
            id="global-enterprise-title"
            eyebrow={globalEnterprise.eyebrow}
            title={globalEnterprise.headline}
            lead={globalEnterprise.lead}
          />
          <Reveal as="ul" each className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
            {globalEnterprise.points.map((point) => (
              <li key={point.title}>
                <ContentIcon of={point.icon} className="mb-3.5 text-text" />
                <h3 className="text-subheading">{point.title}</h3>
                <p className="mt-2 text-muted text-small">{point.text}</p>
              </li>
            ))}
          </Reveal>
        </div>
      </Wrap>
    </Section>
  )
}
