import type { AgentKey } from '../../../../content/agent-keys.ts'
import { agents } from '../../../../content/agents.ts'
import { corporateFunctions } from '../../../../content/corporate-functions.ts'
import { domainFunctions } from '../../../../content/domain-functions.ts'
import { itOperations } from '../../../../content/it-operations.ts'
import type { Focus } from '../../../../understanding/labels.ts'
import { found, inside } from '../phrases.ts'
import type { Said } from '../said.ts'

/** What an agent, department or trade is asked for in particular, one whole answer each. */
export type Features = Partial<Record<Focus, readonly Said[]>>

/** What content holds of an agent, ready to stand inside a spoken sentence. */
export type Facts = {
  name: string
  /** "Veyra Monitor sees every service at once and tells noise from news" */
  does: string
  features: readonly string[]
  benefits: readonly string[]
  /** What the trade's readers are told beyond the summary; only domain agents have it. */
  description: string
}

const cards: readonly {
  agent: AgentKey
  benefits: readonly string[]
  features?: readonly string[]
  description?: string
}[] = [...itOperations.agents.cards, ...corporateFunctions.agents.cards, ...domainFunctions.agents.cards]

export function factsOf(key: AgentKey): Facts {
  const { name, summary, features, status } = agents[key]
  const card = status === 'development' ? undefined : found(cards, ({ agent }) => agent === key)
  return {
    name,
    does: `${name} ${/^(?:A|An|The) /.test(summary) ? 'is ' : ''}${inside(summary)}`,
    features: (card?.features ?? features).map(inside),
    benefits: (card?.benefits ?? []).map(inside),
    description: inside(card?.description ?? summary),
  }
}
