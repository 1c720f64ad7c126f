import type { Agent } from '../../../content/agents.ts'
import { classNames } from '../../ui/class-names.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { gradientOf } from './gradients.ts'

/** The agent's own sign on its own gradient. */
export function AgentBadge({ agent }: { agent: Agent }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-xl text-ground',
        gradientOf(agent),
      )}
    >
      <ContentIcon of={agent.icon} />
    </span>
  )
}
