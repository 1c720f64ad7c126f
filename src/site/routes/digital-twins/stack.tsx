import { statusDisplay } from '../../../content/agent-status.ts'
import { agents } from '../../../content/agents.ts'
import { digitalTwins } from '../../../content/digital-twins.ts'
import { Cube } from '../../ui/cube.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'

/** Five layers from the device up, each set in a little, like a drawing seen from the side. */
const insets = ['', 'lg:ml-[4%]', 'lg:ml-[8%]', 'lg:ml-[12%]', 'lg:ml-[16%]']

export function TwinStack() {
  const { headline, lead, layers } = digitalTwins.stack
  return (
    <Section labelledBy="stack-title">
      <SectionHead id="stack-title" title={headline} lead={lead} />
      <ol className="grid gap-2">
        {layers.map((layer, index) => {
          const agent = layer.agent && agents[layer.agent]
          return (
            <li
              key={layer.name}
              className={`grid items-center gap-x-8 gap-y-2 rounded-tile border border-line bg-surface px-6 py-5 sm:grid-cols-[8rem_1fr] lg:grid-cols-[9rem_1fr_15rem] ${insets[index] ?? ''}`}
            >
              <h3 className="flex items-center gap-3 text-subheading">
                <Cube tone="upcoming" hollow={agent !== null} lit={agent ? [] : ['top']} className="h-6" />
                {layer.name}
              </h3>
              <p className="text-muted text-small">{layer.text}</p>
              {agent && (
                <p className="flex flex-wrap items-center gap-x-3 text-small max-lg:sm:col-start-2 lg:justify-end">
                  {agent.name} <StatusLabel label={statusDisplay(agent.status).label} tone="dev" />
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
