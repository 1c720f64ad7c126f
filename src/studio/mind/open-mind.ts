import type { Understand } from '../../understanding/understood.ts'
import { openSpokenCheck } from '../model/spoken-check.ts'
import { ground } from './cards/ground.ts'
import type { OpenDialogue } from './dialogue.ts'
import { Mind } from './mind.ts'
import type { LlmSettings } from './model/endpoint.ts'
import { ModelMind, type ModelPorts } from './model/model-mind.ts'

/** The built-in mind, with a model behind it where one is set. */
export function openMind(
  understand: Understand,
  llm: LlmSettings | undefined,
  ports: Omit<ModelPorts, 'check' | 'understand'>,
): OpenDialogue {
  const warm = warming(understand)
  if (!llm)
    return (briefing) => {
      warm()
      return new Mind(briefing, understand)
    }
  const check = openSpokenCheck(ground)
  return (briefing) => {
    warm()
    return new ModelMind(llm, briefing, { ...ports, understand, check })
  }
}

/** The weights are read while the first visitor hears the greeting, and not after the first question. */
function warming(understand: Understand) {
  let isWarm = false
  return () => {
    if (isWarm) return
    isWarm = true
    setImmediate(() => understand('hello'))
  }
}
