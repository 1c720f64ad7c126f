import { aiNotice } from '../../../content/conversation.ts'
import { home } from '../../../content/home.ts'
import { innovationOfficer } from '../../../content/leaders.ts'
import { StartButton } from '../../features/conversation/start-button.tsx'
import { portraitProps } from '../../portraits/portrait-props.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Section } from '../../ui/section.tsx'

/** A question to the visitor, face to face. */
export function ClosingSection() {
  const { closing } = home
  return (
    <Section labelledBy="closing-title" ground="joined">
      <div className="overflow-clip rounded-panel border border-line-strong bg-surface shadow-[inset_0_1px_0_var(--sheen)]">
        <div className="grid md:grid-cols-[1.35fr_1fr] max-md:*:last:order-first max-md:*:last:border-b">
          <div className="flex flex-col justify-center p-6 py-12 md:p-12 lg:p-16">
            <h2 id="closing-title" className="text-display">
              {closing.headline}
            </h2>
            <p className="mt-6 max-w-[32em] text-lead text-muted">{closing.lead}</p>
            <div className="mt-9">
              <StartButton from="home" />
            </div>
            <p className="mt-4 max-w-[34em] text-faint text-label">{aiNotice.text}</p>
          </div>
          <Portrait
            name={innovationOfficer.name}
            {...portraitProps(innovationOfficer.photo, 'large')}
            className="h-full border-line object-cover max-md:aspect-square md:border-l"
          />
        </div>
        <ul className="grid border-line border-t md:grid-cols-3">
          {closing.cards.map((card) => (
            <li
              key={card.title}
              className="border-line p-6 max-md:not-first:border-t md:p-8 md:not-first:border-l lg:px-10"
            >
              <ContentIcon of={card.icon} size="large" className="mb-4 text-text" />
              <h3 className="text-subheading">{card.title}</h3>
              <p className="mt-2 text-muted text-small">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
