import { agents } from '../../content/agents.ts'
import { BRAND } from '../../content/brand.ts'
import type { Focus } from '../labels.ts'
import { isNearly, plainOf, wordsOf } from '../words/words.ts'
import { focusNames, systemNames } from './names.ts'

const LONGEST_NAME = 3
/** Shorter words have too many neighbours to be taken for a slip of the fingers. */
const LONG_ENOUGH_FOR_A_SLIP = 7

const singular = (word: string) => (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word)
const keyOf = (words: string[]) => words.map(singular).join(' ')

const focusByName = new Map<string, Focus>()
for (const focus of Object.keys(focusNames) as Focus[])
  for (const name of (focusNames[focus] ?? '').split(', ')) focusByName.set(keyOf(wordsOf(name)), focus)
// An agent called by its name: "the Monitor agent", "Veyra Patch".
for (const key of Object.keys(agents) as (keyof typeof agents)[])
  for (const name of [
    `${agents[key].word} agent`,
    `${BRAND} ${agents[key].word}`,
    `agent ${agents[key].word}`,
  ])
    focusByName.set(keyOf(wordsOf(name)), key)
for (const focus of ['recruit', 'onboard', 'engage', 'comply', 'develop', 'payroll', 'hr', 'it'] as const)
  for (const name of [`${focus} agent`, `${BRAND} ${focus}`]) focusByName.set(keyOf(wordsOf(name)), focus)

const longNames = [...focusByName].filter(
  ([name]) => name.length >= LONG_ENOUGH_FOR_A_SLIP && !name.includes(' '),
)

/** Agents by the one word that is their name, only where it is written as a name. */
const AS_A_NAME = /(?<=\S\s)(Monitor|Detect|Patch|Recover|Deploy|Recruit|Onboard|Engage|Comply|Develop)\b/g
/** "IT" is a department, "it" is not. */
const INFORMATION_TECHNOLOGY =
  /\bI\.?T\b\.?(?! (is|was|has|does|would|can|will)\b)|\b(in|our|the|head of|for|from|and) it (department|team|people|manager|director|ops|operations|estate|side)\b/

export type Place = { focus: Focus; words: string; at: number }

/** Every agent, department and trade that is named, in the order in which they are. */
export function placesNamed(text: string): Place[] {
  const words = wordsOf(text)
  const found: Place[] = []
  for (let at = 0; at < words.length; at++) {
    for (let length = LONGEST_NAME; length > 0; length--) {
      const said = words.slice(at, at + length)
      if (said.length < length) continue
      const focus = focusByName.get(keyOf(said))
      const slip = focus || length > 1 ? undefined : slipOf(keyOf(said))
      const place = focus
        ? { focus, words: said.join(' '), at }
        : slip && { focus: slip[1], words: slip[0], at }
      if (!place) continue
      found.push(place)
      at += length - 1
      break
    }
  }
  const asNames = [...text.matchAll(AS_A_NAME)].map(([name]) => ({
    focus: name.toLowerCase() as Focus,
    words: name,
    at: words.indexOf(name.toLowerCase()),
  }))
  const it = INFORMATION_TECHNOLOGY.exec(text)
  const technology: Place[] = it
    ? [{ focus: 'it', words: 'IT', at: wordsOf(text.slice(0, it.index)).length }]
    : []
  return [...found, ...asNames, ...technology].toSorted((a, b) => a.at - b.at)
}

const slipOf = (word: string): [name: string, Focus] | undefined =>
  word.length < LONG_ENOUGH_FOR_A_SLIP ? undefined : longNames.find(([name]) => isNearly(name, word))

export const namedIn = (text: string): Focus[] => [...new Set(placesNamed(text).map(({ focus }) => focus))]

const systems = systemNames
  .toSorted((a, b) => b.length - a.length)
  .map((name) => ({ name, plain: plainOf(name) }))
const systemByPlain = new Map(systems.map(({ name, plain }) => [plain, name]))
/** Names that are also words: only as they are written. */
const ALSO_WORDS = new Set([
  'teams',
  'excel',
  'notes',
  'sage',
  'epic',
  'lever',
  'remedy',
  'adobe',
  'zoom',
  'sentinel',
  'greenhouse',
  'cornerstone',
  'oracle',
  'concur',
  'slack',
  'infor',
  'outlook',
  'dynamics',
])
const SYSTEM = new RegExp(
  `(?<![\\p{L}\\p{N}])(${systems.map(({ plain }) => plain.replaceAll(/[.*+?^$()|[\]\\/]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

/** Systems of others that are named, as they are written. */
export function systemsIn(text: string): string[] {
  const found = [...plainOf(text).matchAll(SYSTEM)].flatMap(([plain]) => {
    const name = systemByPlain.get(plain)
    if (name === undefined) return []
    return ALSO_WORDS.has(plain) && !/[A-Z]/.test(text.charAt(plainOf(text).indexOf(plain))) ? [] : [name]
  })
  return [...new Set(found)]
}
