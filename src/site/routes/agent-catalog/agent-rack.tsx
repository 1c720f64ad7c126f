import { agentCategories } from '../../../content/agent-keys.ts'
import { agentsIn } from '../../../content/agents.ts'
import { categoryFaces } from '../../ui/category-mark.tsx'
import { Cube } from '../../ui/cube.tsx'

/** The whole catalog as a rack of cells, one per agent, a shelf per category. Decoration: the index says it in words. */
export function AgentRack({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {agentCategories.map((category) => (
        <div key={category} className="flex items-end gap-2 border-line-strong border-b pt-5 md:gap-3">
          {agentsIn(category).map((agent) => (
            <Cube
              key={agent.slug}
              tone={category}
              lit={categoryFaces[category]}
              hollow={category === 'upcoming'}
              className="h-14 w-[14%] md:h-17"
            />
          ))}
        </div>
      ))}
    </div>
  )
}
