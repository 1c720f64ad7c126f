import { about } from '../../../content/about.ts'
import { aiNotice } from '../../../content/conversation.ts'
import { paths } from '../../../contract/paths.ts'
import { StartButton } from '../../features/conversation/start-button.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

/** Two doors: to the people, and straight into a conversation. */
export function AboutClosing() {
  const { headline, lead } = about.closing
  return (
    <Section ground="joined" labelledBy="closing-title">
      <div className="grid items-end gap-x-16 gap-y-9 border-line-strong border-t pt-section lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 id="closing-title" className="text-display">
            {headline}
          </h2>
          <p className="mt-6 max-w-[30em] text-lead text-muted">{lead}</p>
        </div>
        <div>
          <div className="flex flex-wrap gap-3">
            <StartButton from="leadership" />
            <ButtonLink to={paths.team} variant="ghost">
              {about.leadership.linkLabel}
            </ButtonLink>
          </div>
          <p className="mt-4 max-w-[34em] text-faint text-label">{aiNotice.text}</p>
        </div>
      </div>
    </Section>
  )
}
