import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { readingsOf, stepsOf } from '../bench/talk/play.ts'
import { greeting } from '../src/content/briefing.ts'
import { Mind, type Thought } from '../src/studio/mind/mind.ts'
import type { Memory } from '../src/studio/mind/remember/memory.ts'
import { openUnderstanding } from '../src/understanding/understanding.ts'

/**
 * Talks with the avatar in the terminal and shows beside each turn what was read, remembered and decided.
 * `--file talks.txt` plays turns from a file, one a line, a blank line parting talks; `--plain` shows the words alone.
 */
const { values } = parseArgs({
  options: { file: { type: 'string' }, plain: { type: 'boolean', default: false } },
})
const understand = await openUnderstanding()
const isColoured = process.stdout.isTTY && !values.plain
const dim = (text: string) => (isColoured ? `\x1b[2m${text}\x1b[0m` : text)

const whoIs = ({ visitor }: Memory) =>
  Object.entries(visitor)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && !value.length))
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
    .join(', ')

function beside(thought: Thought, took: number): string[] {
  const { memory, decision } = thought
  return [
    `read     ${readingsOf(thought).join(' + ')} (${thought.meant.by}, ${took.toFixed(0)} ms)`,
    `memory   ${[whoIs(memory), `pains ${memory.pains.join(' ') || 'none'}`, `of ${memory.foci.join(' ') || 'nothing yet'}`, `pace ${memory.pace}`, memory.open && `open ${memory.open.id}`].filter(Boolean).join('; ')}`,
    `decided  ${decision.zone}: ${stepsOf(thought).join(', ')}`,
  ]
}

function begin(): Mind {
  const mind = new Mind({ greeting }, understand)
  console.log(`avatar   ${mind.greeting().text}`)
  return mind
}

function take(mind: Mind, said: string) {
  const began = performance.now()
  const thought = mind.think(said)
  const took = performance.now() - began
  mind.commit(thought)
  if (!values.plain) for (const line of beside(thought, took)) console.log(dim(`  ${line}`))
  const { text, choices, links } = thought.spoken
  console.log(`avatar   ${text}`)
  if (values.plain) return
  if (choices.length) console.log(dim(`  choices  ${choices.map(({ label }) => label).join(' | ')}`))
  if (links.length) console.log(dim(`  links    ${links.map(({ path }) => path).join(' ')}`))
}

if (values.file) {
  for (const talk of readFileSync(values.file, 'utf8').split(/\n\s*\n/)) {
    const mind = begin()
    for (const said of talk.split('\n').filter((line) => line.trim())) {
      console.log(`\nvisitor  ${said}`)
      take(mind, said.trim())
    }
    console.log('')
  }
} else {
  const mind = begin()
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: 'you      ' })
  lines.prompt()
  for await (const said of lines) {
    if (said.trim()) take(mind, said.trim())
    lines.prompt()
  }
}
