import { BRAND } from '../../../../content/brand.ts'
import type { TranscriptTurn } from '../../../../contract/staff.ts'
import { straight } from '../said.ts'

export type Agent = { value: string; turn: number }

/** Verbs by themselves: agents where they are written as names. */
const verbs = [
  'Monitor',
  'Detect',
  'Patch',
  'Recover',
  'Deploy',
  'Recruit',
  'Onboard',
  'Engage',
  'Comply',
  'Develop',
]
/** Departments and trades as well: agents where that word stands with them. */
const fields = [
  'Customer Support',
  'HR',
  'Finance',
  'Legal',
  'Sales',
  'Marketing',
  'Tax',
  'Treasury',
  'Upstream',
  'Midstream',
  'Health',
  'Retail',
  'Twin',
  'IoT',
  'Control',
  'Payroll',
  'Risk',
  'Compliance',
]
/** Every agent by the one word it is called. */
export const agentNames: readonly string[] = [...verbs, ...fields]
const ANY = [...verbs, ...fields].toSorted((a, b) => b.length - a.length).join('|')
const byLower = new Map([...verbs, ...fields].map((name) => [name.toLowerCase(), name]))

const NAMES = `(?:${ANY})(?:(?:,| and| or|, and|, or| &|\\/) (?:the |our )?(?:${ANY}))*`
/** "the Tax agent", "Monitor and Detect agents", "Veyra Patch", "our IT agents, Monitor and Deploy". */
const CALLED_AGENT = new RegExp(`(?<![\\p{L}-])(${NAMES}),? (?:ai )?agents?(?![\\p{L}-])`, 'giu')
const BRANDED = new RegExp(`\\b${BRAND} (${ANY})(?![\\p{L}-])`, 'giu')
const LISTED = new RegExp(
  `\\bagents?(?:,|:| such as| like| called| named| are| is)+ (?:the )?(${NAMES})`,
  'giu',
)
/** In the middle of a sentence, or where a verb shows that it is a name: "Recover is about …". */
const AS_A_NAME = new RegExp(`(?<=[\\p{L}\\d,;:)] )(${verbs.join('|')})(?![\\p{L}-])`, 'gu')
const AS_A_SUBJECT = new RegExp(
  `(?<=^|[.!?…] )(${[...verbs, 'Upstream', 'Midstream', 'Payroll', 'Customer Support'].join('|')})(?= (?:is|takes|watches|separates|covers|handles|does|tests|plans|brings|rolls|keeps|can|could|would|looks|finds|restores|applies|screens|writes|helps|and (?:${ANY}) )\\b)`,
  'gu',
)
/** A field by itself, spoken of as one of ours: "Compliance documents decisions", "begin with Payroll", "Midstream thing". */
const AS_OURS = new RegExp(
  `(?<=(?:[Bb]egin|[Ss]tart|[Cc]ombine\\w*|[Tt]ogether) with )(${ANY})(?![\\p{L}-])|(?<=\\b(?:this|that|your|the) )(${ANY})(?= (?:thing|agent|bot|product|one)\\b)|(?<=\\b(?:and|or|then|whether|if|only|see only|is|for|Then) )(Customer Support|Upstream|Midstream|Treasury|Payroll|Compliance|Risk|Tax|Legal|Finance|Retail|Health|Marketing|Sales)(?= (?:takes|documents|would|handles|covers|comes|come|could|can|does|fits|and (?:${ANY})))`,
  'gu',
)
/** The avatar writes a field small and an agent large: "is your interest in Treasury", "Finance reconciles …". */
const BY_THE_AVATAR = [
  new RegExp(
    `(?<=[\\p{L}\\d,;:)] )(${fields.filter((name) => name !== 'HR').join('|')})(?![\\p{L}-]| (?:department|team|system|manager|director|officer|law|office|people|staff|process|processes|function|lead|side|line|Officer|Manager|Director|Department)\\b)`,
    'gu',
  ),
  new RegExp(
    `(?<=^|[.!?…] |size |for (?:you|that|this),? )(${NAMES})(?= (?:then |also )?(?:is|are|can|could|would|will|adds?|\\p{Ll}+s)\\b)`,
    'gu',
  ),
]
const ASKED_FOR = /\b(?:upstream|midstream)\b/gi
/** Somebody else's, or one that is not there: "a finance agent from somebody else", "no agent for refining". */
const NOT_OURS =
  /^(?: from (?:somebody|someone|another|a different)| of (?:theirs|another))|^ ?(?:in the call|at the desk)/i
/** People are agents too. */
const PEOPLE = /\b(?:human|call cent(?:re|er)|contact cent(?:re|er)|hundred|thousand|our|my) $/i

/** Our agents that were spoken of, by whoever named them first. */
export function agentsOf(turns: readonly TranscriptTurn[]): Agent[] {
  const found: Agent[] = []
  for (const [turn, { speaker, text }] of turns.entries())
    for (const value of agentsIn(straight(text), speaker))
      if (!found.some((one) => one.value === value)) found.push({ value, turn })
  return found
}

export function agentsIn(text: string, speaker: TranscriptTurn['speaker']): string[] {
  const named: { at: number; names: string }[] = []
  for (const pattern of [CALLED_AGENT, LISTED, BRANDED])
    for (const match of text.matchAll(pattern)) {
      const after = text.slice(match.index + match[0].length)
      // "Our six HR agents" are those of the department.
      if (
        /agents$/i.test(match[0]) &&
        byLower.has((match[1] ?? '').toLowerCase()) &&
        !verbs.includes(match[1] ?? '')
      )
        continue
      if (
        NOT_OURS.test(after) ||
        (pattern === CALLED_AGENT && PEOPLE.test(text.slice(0, match.index)) && speaker === 'visitor')
      )
        continue
      named.push({ at: match.index, names: match[1] ?? '' })
    }
  const asNames =
    speaker === 'avatar' ? [AS_A_NAME, AS_A_SUBJECT, AS_OURS, ...BY_THE_AVATAR] : [AS_A_NAME, AS_OURS]
  for (const pattern of asNames)
    for (const match of text.matchAll(pattern)) named.push({ at: match.index, names: match[0] })
  if (speaker === 'visitor' && /\b(?:your|website|page|ask about|see only|this)\b/i.test(text))
    for (const { 0: names, index } of text.matchAll(ASKED_FOR)) named.push({ at: index, names })
  return named
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ names }) => [...names.matchAll(new RegExp(`(?<![\\p{L}-])(?:${ANY})(?![\\p{L}-])`, 'giu'))])
    .flatMap(([name]) => byLower.get(name.toLowerCase()) ?? [])
}
