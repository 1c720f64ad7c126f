import { agents } from '../../../content/agents.ts'
import { home } from '../../../content/home.ts'
import { CategoryMark } from '../../ui/category-mark.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { CellBar, instruments } from './instruments.tsx'

/** The night shift. It is night here in both themes: an instrument panel is read in the dark. */
export function CommandCenterSection() {
  const { commandCenter } = home
  return (
    <Section
      labelledBy="command-center-title"
      bleed
      className="dark overflow-clip border-line border-y bg-ground text-text"
    >
      <Wrap>
        <SectionHead
          id="command-center-title"
          eyebrow={commandCenter.eyebrow}
          title={commandCenter.headline}
          lead={commandCenter.lead}
        />
        <Reveal className="overflow-clip rounded-panel border border-line-strong bg-surface shadow-[inset_0_1px_0_var(--sheen),var(--shadow-float)]">
          <Metrics />
          <div className="grid border-line border-t lg:grid-cols-[1fr_1.15fr]">
            <Efficiency />
            <NightLog />
          </div>
        </Reveal>
      </Wrap>
    </Section>
  )
}

function Metrics() {
  return (
    <dl className="grid grid-cols-2 gap-px bg-line lg:grid-cols-4">
      {home.commandCenter.metrics.map(({ value, label }, index) => {
        const Instrument = instruments[index]
        return (
          <div key={label} className="flex flex-col-reverse justify-end bg-surface p-4 sm:p-6 md:p-7">
            <dt className="mt-1.5 text-muted text-small">{label}</dt>
            <dd>
              {Instrument && <Instrument className="mb-5 h-10 w-full sm:mb-6 sm:h-14" />}
              <span className="text-figure">{value}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Efficiency() {
  const { barsHeading, bars } = home.commandCenter
  return (
    <div className="flex flex-col p-6 md:p-7">
      <h3 className="mb-6 text-faint text-label">{barsHeading}</h3>
      <ul className="flex flex-1 flex-col justify-between gap-7 pb-2">
        {bars.map((bar) => (
          <li key={bar.label}>
            <p className="mb-3 flex items-baseline justify-between gap-4">
              <span>{bar.label}</span>
              <span className="whitespace-nowrap font-[560] text-subheading">{bar.value}</span>
            </p>
            <CellBar share={bar.share} tone={bar.category} className="h-6" />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NightLog() {
  const { logHeading, log } = home.commandCenter
  return (
    <div className="border-line p-6 max-lg:border-t md:p-7 lg:border-l">
      <h3 className="mb-3 text-faint text-label">{logHeading}</h3>
      <ol className="text-small">
        {log.map((entry) => {
          const agent = agents[entry.agent]
          return (
            <li
              key={entry.time}
              className="grid grid-cols-[3.25rem_1.25rem_1fr] items-baseline gap-x-3 border-line border-t py-3 first:border-t-0 sm:grid-cols-[3.25rem_1.25rem_8.5rem_1fr]"
            >
              <span className="text-faint text-label">{entry.time}</span>
              <CategoryMark category={agent.category} cubeClassName="h-4.5 self-center" />
              <span className="font-[520]">{agent.name}</span>
              <span className="text-muted max-sm:col-start-3">{entry.text}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
