import { controls } from '../../content/controls.ts'
import { useCases } from '../../content/use-cases.ts'
import { workingWithUs } from '../../content/working-with-us.ts'
import { paths } from '../../contract/paths.ts'
import { metaOf } from '../head.ts'
import { GoButton } from '../ui/go-button.tsx'
import { Section, SectionHead } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { UseCasesHero } from './use-cases/hero.tsx'
import { IndustryRow } from './use-cases/industry-row.tsx'
import { Stories } from './use-cases/stories.tsx'

export const meta = metaOf('useCases')

export default function UseCases() {
  const { industries, closing } = useCases
  return (
    <>
      <UseCasesHero />
      <div className="mx-auto max-w-wrap px-gutter pb-section">
        {industries.map((industry) => (
          <IndustryRow key={industry.slug} industry={industry} />
        ))}
      </div>
      <Stories />
      <Section labelledBy="closing-title">
        <SectionHead
          id="closing-title"
          title={closing.headline}
          lead={closing.lead}
          align="center"
          className="mb-9 md:mb-9"
        />
        <div className="flex flex-wrap items-center justify-center gap-x-7 gap-y-4">
          <GoButton to={`${paths.contact}?kind=demo&topic=use-cases`}>{controls.scheduleDemo}</GoButton>
          <TextLink to={paths.team}>{controls.chatWithAvatar}</TextLink>
          <TextLink to={`${paths.workingWithUs}#${workingWithUs.stages.id}`}>
            {workingWithUs.links.useCases}
          </TextLink>
        </div>
      </Section>
    </>
  )
}
