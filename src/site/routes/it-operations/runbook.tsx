import { agentLists, agents } from '../../../content/agents.ts'
import { itOperations } from '../../../content/it-operations.ts'
import { CheckList } from '../../ui/check-list.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'

type Card = (typeof itOperations.agents.cards)[number]

/**
 * The five agents as the steps of one incident. The line beside them is its signal: unrest at first, level at the
 * end.
 */
export function Runbook() {
  const { agents: section } = itOperations
  return (
    <Section labelledBy="runbook-title">
      <SectionHead id="runbook-title" title={section.headline} lead={section.lead} />
      <Reveal each as="ol" className="mx-auto max-w-240">
        {section.cards.map((card, index) => (
          <Step key={card.agent} card={card} index={index} />
        ))}
      </Reveal>
    </Section>
  )
}

function Step({ card, index }: { card: Card; index: number }) {
  const agent = agents[card.agent]
  return (
    <li
      id={agent.slug}
      className="group/step relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 pb-14 last:pb-0 md:grid-cols-[7rem_minmax(0,1fr)] md:gap-x-8"
    >
      <Signal index={index} />
      <div className="min-w-0">
        <div className="flex items-center gap-3.5">
          <span className="relative grid size-11 shrink-0 place-items-center rounded-xl border border-line bg-surface text-it">
            <ContentIcon of={agent.icon} />
          </span>
          <h3 className="text-heading">{agent.name}</h3>
        </div>
        <p className="mt-4 max-w-[32em] text-lead text-muted">{agent.summary}</p>
        <div className="mt-6 grid gap-x-10 gap-y-6 border-line border-t pt-5 sm:grid-cols-2">
          <div>
            <h4 className="mb-3 font-[560] text-small">{agentLists.features}</h4>
            <CheckList tone="it" items={agent.features} />
          </div>
          <div>
            <h4 className="mb-3 font-[560] text-small">{agentLists.benefits}</h4>
            <CheckList tone="it" items={card.benefits} />
          </div>
        </div>
      </div>
    </li>
  )
}

/** How far the signal swings at each of a step's moments: it rises in the first, is worst in the second, then calms. */
const swings: readonly (readonly number[])[] = [
  [2, 3, 2, 4, 3, 6, 9, 14],
  [28, 44, 48, 42, 48, 46, 38, 40],
  [34, 26, 30, 20, 24, 16, 18, 12],
  [10, 7, 9, 5, 6, 4, 3, 2],
  [1, 0, 0, 0, 0, 0, 0, 0],
]

/** One step's length of the line. Stretched to the step's height; its stroke keeps its width. */
function Signal({ index }: { index: number }) {
  const moments = swings[index] ?? []
  const step = 100 / moments.length
  const points = moments.map(
    (swing, at) => `${50 + swing * (at % 2 === 0 ? 1 : -1)} ${Math.round((at + 0.5) * step * 10) / 10}`,
  )
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="-mb-14 h-[calc(100%+3.5rem)] w-full group-last/step:mb-0 group-last/step:h-full"
    >
      <path d="M50 0V100" vectorEffect="non-scaling-stroke" className="stroke-line" fill="none" />
      <path
        d={`M50 0L${points.join('L')}L50 100`}
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
        strokeLinejoin="round"
        fill="none"
        className="stroke-it"
      />
    </svg>
  )
}
