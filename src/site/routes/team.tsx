import { leaders } from '../../content/leaders.ts'
import { team } from '../../content/team.ts'
import { EndedTalk } from '../features/conversation/ended-talk.tsx'
import { metaOf } from '../head.ts'
import { Reveal } from '../ui/reveal.tsx'
import { InnovationOfficer } from './team/innovation-officer.tsx'
import { LeaderCard } from './team/leader-card.tsx'

export const meta = metaOf('team')

export default function Team() {
  return (
    <div className="pt-bar">
      <EndedTalk />
      <div className="mx-auto grid max-w-frame items-end gap-x-16 gap-y-4 px-gutter pt-6 pb-7 md:gap-y-5 md:pt-14 md:pb-14 lg:grid-cols-[1.5fr_1fr]">
        <h1 className="max-w-[9em] text-display">{team.headline}</h1>
        <p className="max-w-[28em] text-lead text-muted lg:pb-2">{team.lead}</p>
      </div>
      <Reveal
        as="ul"
        each
        className="mx-auto grid max-w-frame gap-x-6 gap-y-10 px-gutter pb-section xl:grid-cols-5"
      >
        <li className="xl:col-span-full">
          <InnovationOfficer />
        </li>
        {leaders
          .filter((leader) => !leader.hasFullFunctionality)
          .map((leader) => (
            <li key={leader.slug} className="xl:odd:mt-16">
              <LeaderCard leader={leader} />
            </li>
          ))}
      </Reveal>
    </div>
  )
}
