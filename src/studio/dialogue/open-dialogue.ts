import { BuiltInDialogue } from './built-in.ts'
import type { OpenDialogue } from './dialogue.ts'
import { LlmDialogue, type LlmPorts, type LlmSettings } from './llm.ts'

/** The built-in dialogue, with a model before it where one is set. */
export const dialogueWith =
  (llm: LlmSettings | undefined, ports: LlmPorts): OpenDialogue =>
  (briefing) =>
    llm ? new LlmDialogue(llm, briefing, ports) : new BuiltInDialogue(briefing)

export const openDialogue: OpenDialogue = (briefing) => new BuiltInDialogue(briefing)
