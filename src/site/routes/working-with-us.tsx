import { controls } from '../../content/controls.ts'
import { workingWithUs } from '../../content/working-with-us.ts'
import { paths } from '../../contract/paths.ts'
import { metaOf } from '../head.ts'
import { GoButton } from '../ui/go-button.tsx'
import { Section, SectionHead } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Control } from './working-with-us/control.tsx'
import { Effort } from './working-with-us/effort.tsx'
import { WorkingHero } from './working-with-us/hero.tsx'
import { Memo } from './working-with-us/memo.tsx'
import { People } from './working-with-us/people.tsx'
import { Pilot } from './working-with-us/pilot.tsx'
import { Stages } from './working-with-us/stages.tsx'
import { Terms } from './working-with-us/terms.tsx'
import { WhereToStart } from './working-with-us/where-to-start.tsx'

export const meta = metaOf('workingWithUs')

export default function WorkingWithUs() {
  const { closing } = workingWithUs
  return (
    <>
      <WorkingHero />
      <Stages />
      <Pilot />
      <Effort />
      <WhereToStart />
      <Control />
      <People />
      <Memo />
      <Terms />
      <Section ground="joined" labelledBy="closing-title">
        <SectionHead
          id="closing-title"
          title={closing.headline}
          lead={closing.lead}
          className="mb-9 md:mb-9"
        />
        <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
          <GoButton to={`${paths.contact}?kind=demo&topic=working-with-us`}>{controls.scheduleDemo}</GoButton>
          <TextLink to={paths.team}>{controls.chatWithAvatar}</TextLink>
        </div>
      </Section>
    </>
  )
}
