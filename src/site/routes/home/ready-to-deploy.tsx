import { agents } from '../../../content/agents.ts'
import { home } from '../../../content/home.ts'
import { Card, Cards } from '../../ui/cards.tsx'
import { CategoryMark } from '../../ui/category-mark.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { SectionHead } from '../../ui/section.tsx'

export function ReadyToDeploy() {
  const { readyToDeploy } = home
  return (
    <div className="pt-section">
      <SectionHead
        level={3}
        size="heading"
        title={readyToDeploy.headline}
        lead={readyToDeploy.lead}
        className="mb-8! md:mb-10!"
      />
      <Cards label={readyToDeploy.headline}>
        {readyToDeploy.agents.map((agent) => (
          <Card key={agent.slug} className="min-h-60">
            <span className="relative mb-5 grid h-16 w-28 place-items-center">
              <CellTop />
              <ContentIcon of={agent.icon} size="large" className="relative" />
            </span>
            <h4 className="text-subheading">{agent.name}</h4>
            <p className="text-muted text-small">{agent.text}</p>
            {agent.builtOn.length > 0 && (
              <p className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-3 text-faint text-label">
                <span>{readyToDeploy.builtOnLabel}</span>
                {agent.builtOn.map((key) => (
                  <CategoryMark
                    key={key}
                    category={agents[key].category}
                    label={agents[key].name}
                    cubeClassName="h-4.5"
                  />
                ))}
              </p>
            )}
          </Card>
        ))}
      </Cards>
    </div>
  )
}

/** A cell seen from above, with the agent's sign on it. */
function CellTop() {
  return (
    <svg
      viewBox="0 0 112 80"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 w-full"
      strokeLinejoin="round"
    >
      <path d="M0 32 56 64V80L0 48z" className="fill-cell-left stroke-cell-edge" />
      <path d="M112 32 56 64V80l56-32z" className="fill-cell-right stroke-cell-edge" />
      <path d="M56 0 112 32 56 64 0 32z" className="fill-cell-top stroke-cell-edge" />
    </svg>
  )
}
