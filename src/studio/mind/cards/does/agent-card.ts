import type { AgentKey } from '../../../../content/agent-keys.ts'
import { agents } from '../../../../content/agents.ts'
import type { Card } from '../card.ts'
import { cardOn } from '../card-on.ts'
import { said } from '../said.ts'
import { type Facts, factsOf } from './facts.ts'

/** What an agent does: its summary in one sentence, and what the frame makes of its features and benefits. */
export function agentCard(
  key: AgentKey,
  frame: (facts: Facts) => Pick<Card, 'full' | 'more'> & Partial<Pick<Card, 'example'>>,
): Card {
  const facts = factsOf(key)
  return cardOn('does', agents[key].page, { short: said`${facts.does}.`, ...frame(facts) }, { focus: key })
}
