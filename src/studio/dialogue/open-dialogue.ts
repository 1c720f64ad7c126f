import { BuiltInDialogue } from './built-in.ts'
import type { OpenDialogue } from './dialogue.ts'
import { openCheckOnPages } from './guard.ts'
import { LlmDialogue, type LlmPorts, type LlmSettings } from './llm.ts'

/** The built-in dialogue, with a model before it where one is set. */
export function dialogueWith(llm: LlmSettings | undefined, ports: Omit<LlmPorts, 'check'>): OpenDialogue {
  if (!llm) return openDialogue
  const check = openCheckOnPages()
  return (briefing) => new LlmDialogue(llm, briefing, { ...ports, check })
}

export const openDialogue: OpenDialogue = (briefing) => new BuiltInDialogue(briefing)
