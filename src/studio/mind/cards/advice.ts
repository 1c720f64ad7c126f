import type { AgentKey } from '../../../content/agent-keys.ts'
import type { Focus } from '../../../understanding/labels.ts'
import { type Said, said } from './said.ts'

type Advice = { agent: Extract<Focus, AgentKey>; why: Said }

/** Which agents help a focus or trade most, best first, and why in one spoken sentence. */
export const advice: Record<Focus, readonly [Advice, Advice]> = Object.create(null)
export const fallback: readonly [Advice, Advice] = [
  {
    agent: 'hr',
    why: said`HR touches every employee, follows clear rules and soon shows whether agents suit you.`,
  },
  {
    agent: 'customerSupport',
    why: said`Support answers at any hour, and hands over with the whole story when it must.`,
  },
]
