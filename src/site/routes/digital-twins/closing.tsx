import { controls } from '../../../content/controls.ts'
import { digitalTwins } from '../../../content/digital-twins.ts'
import { paths } from '../../../contract/paths.ts'
import { WaitlistForm } from '../../features/waitlist/waitlist-form.tsx'
import { GoButton } from '../../ui/go-button.tsx'
import { Section } from '../../ui/section.tsx'
import { WAITLIST_ID } from './join-waitlist.tsx'

export function TwinClosing() {
  const { headline, lead } = digitalTwins.closing
  return (
    <Section ground="sunken" labelledBy="closing-title">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 id="closing-title" className="text-title">
            {headline}
          </h2>
          <p className="mt-4.5 text-lead text-muted">{lead}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <GoButton to={`${paths.contact}?kind=demo&topic=digital-twins`} variant="ghost">
              {controls.scheduleDemo}
            </GoButton>
          </div>
        </div>
        <WaitlistForm id={WAITLIST_ID} />
      </div>
    </Section>
  )
}
