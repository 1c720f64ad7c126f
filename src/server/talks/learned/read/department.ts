import type { Focus } from '../../../../understanding/labels.ts'
import { askedIn } from '../avatar-asked.ts'
import { plain } from '../plain.ts'
import type { VisitorTurn } from '../said.ts'
import type { Role } from './role.ts'

export type Department = { value: DepartmentName; turn: number }

export const departmentNames = [
  'HR',
  'IT',
  'Finance',
  'Legal',
  'Sales',
  'Marketing',
  'Customer Support',
  'Tax',
  'Treasury',
  'Operations',
] as const
export type DepartmentName = (typeof departmentNames)[number]

/** In the order in which they are asked: "IT operations" is IT, "sales tax" is Tax. */
const words: [DepartmentName, RegExp][] = [
  ['Tax', /\b(?:tax|taxes|vat|transfer pricing)\b/],
  ['Treasury', /\b(?:treasury|treasurer|liquidity|cash management)\b/],
  [
    'Customer Support',
    /\b(?:customer (?:support|service|services|care|experience|success|relations)|client services?|contact cent(?:re|er)|call cent(?:re|er)|guest (?:services|messages)|citizen services?|hotline)\b/,
  ],
  [
    'HR',
    /\b(?:hr|human resources?|people (?:team|operations|ops|and culture|& culture|department)|(?:vp|head of|director of|chief|svp) people|personnel|recruit(?:ing|ment|er)?|talent(?: acquisition| management)?|payroll|chro|onboarding|hiring|staffing|learning and development)\b/,
  ],
  [
    'IT',
    /\b(?:information technology|it (?:operations|ops|department|team|infrastructure|service|services|support|security|manager|director|admin|systems|side|desk|people|side)|cio|cto|ciso|infrastructure|service desk|help ?desk|devops|sre|sysadmin|system administrator|admin\b(?! manager)|network operations|noc|ot security|it security|information security|chief technology officer|chief information officer|cyber ?security|patching|data cent(?:re|er)s?)\b/,
  ],
  [
    'Legal',
    /\b(?:legal|general counsel|in-house counsel|counsel|lawyers?|paralegals?|contract review|contracts? management)\b/,
  ],
  [
    'Finance',
    /\b(?:finance|financial|accounting|accounts (?:payable|receivable|department)|bookkeeping|controller|controlling|comptroller|cfo|accountant|fp&a|month[- ]end(?: close)?|invoicing)\b/,
  ],
  ['Marketing', /\b(?:marketing|cmo|brand manager|campaigns|social media)\b/],
  ['Sales', /\b(?:sales|account executive|business development|commercial director|revenue officer)\b/],
  [
    'Operations',
    /\b(?:operations|store ops|coo|chief operating officer|plant (?:director|manager|head)|factory (?:director|manager)|production (?:director|manager|head)|head of production|supply chain|logistics (?:director|manager)|maintenance manager|ops)\b/,
  ],
]

const IT_IN_CAPITALS = /(?<![\p{L}.])IT(?![\p{L}])/u

/** In a title "it" is a department. */
const asTitle = (title: string) => title.replaceAll(/\bit\b/gi, 'IT')

/** Of all departments that are named, those that stand for themselves: "IT operations" names one. */
export function departmentsIn(text: string): DepartmentName[] {
  const found: DepartmentName[] = []
  let rest = plain(text)
  if (IT_IN_CAPITALS.test(text)) {
    found.push('IT')
    rest = rest.replaceAll(/\bit(?: operations| ops)?\b/g, ' ')
  }
  for (const [name, pattern] of words) {
    const all = new RegExp(pattern.source, 'g')
    if (!all.test(rest)) continue
    if (!found.includes(name)) found.push(name)
    rest = rest.replaceAll(all, ' ').replaceAll(/^ *operations\b/g, ' ')
  }
  return found
}

/** "I'm from the IT team", "we look at it for the service desk", "payroll is what I need help with". */
const WORKS_IN =
  /\b(?:i'm|i am|im|i work|we're|we are|i sit)(?: \w+)? (?:in|from|with|at|for|on) (?:the |our )?(?:[\w-]+ ){0,3}?(?:department|team|unit|side|function|group|division|only)\b|\b(?:i'm|i am|im|i work) (?:in|from) (?:the |our )?(?:it|hr|finance|legal|sales|marketing|treasury|tax|procurement|accounting|payroll|operations|customer service|customer support|customer care)\b/i
const HELP_FOR =
  /\b(?:looking (?:at|for|into)|interested in|(?:want|need|like)(?: to| some)? (?:help|ask|know|talk|automate|improve|streamline)|(?:a |one )?question (?:about|on)|ask about|help (?:with|for|us with|me with)|do for (?:an?|our|my|the)|thinking about|here (?:for|about)|come (?:for|about)|agents? for|ai for|something for|assistants? for|solution for|(?:start|begin) with|first)\b/i
const CHOOSES =
  /\b(?:let's (?:do|say|take|start|go|talk)|then|start with|begin with|go with|rather|i'd say|first)\b/i
const OF_OTHERS = /\b(?:my boss says|he says|she says|they say)\b/i

/** What hurts there, in its own words, as the heads heard it, and what the avatar offered against it. */
type Hurting = { turn: number; words: string; focus: Focus; focused: number; offered: readonly string[] }
type Known = { role: Role | undefined; pains?: readonly Hurting[] }

const byFocus: Partial<Record<Focus, DepartmentName>> = {
  hr: 'HR',
  recruit: 'HR',
  onboard: 'HR',
  engage: 'HR',
  payroll: 'HR',
  it: 'IT',
  monitor: 'IT',
  patch: 'IT',
  deploy: 'IT',
  finance: 'Finance',
  legal: 'Legal',
  sales: 'Sales',
  marketing: 'Marketing',
  customerSupport: 'Customer Support',
  tax: 'Tax',
  treasury: 'Treasury',
}
const byAgent: Record<string, DepartmentName> = {
  HR: 'HR',
  Recruit: 'HR',
  Onboard: 'HR',
  Engage: 'HR',
  Develop: 'HR',
  Payroll: 'HR',
  Finance: 'Finance',
  Legal: 'Legal',
  Sales: 'Sales',
  Marketing: 'Marketing',
  'Customer Support': 'Customer Support',
  Tax: 'Tax',
  Treasury: 'Treasury',
  Monitor: 'IT',
  Patch: 'IT',
  Deploy: 'IT',
}
/** As sure must the heads be of whose trouble it is. */
const SURE = 0.9

/** The visitor's own department, and the one they want help for. */
export function departmentsOf(turns: readonly VisitorTurn[], { role, pains = [] }: Known): Department[] {
  const found: Department[] = []
  const add = (names: readonly DepartmentName[], turn: number) => {
    for (const value of names) if (!found.some((one) => one.value === value)) found.push({ value, turn })
  }
  if (role) add(departmentsIn(asTitle(role.value)).slice(0, 1), role.turn)
  for (const { turn, before, sentences } of turns) {
    const asked = askedIn(before)
    for (const [at, { words: sentence, clauses, isAsked }] of sentences.entries()) {
      const own = clauses.filter(({ standing }) => standing === 'own')
      const text = own.map((clause) => clause.words).join(', ')
      if (text === '' || OF_OTHERS.test(text) || isAbout(sentence)) continue
      if (WORKS_IN.test(text)) add(departmentsIn(text).slice(0, 1), turn)
      else if (HELP_FOR.test(text)) add(departmentsIn(text).slice(0, 1), turn)
      else if (
        (asked.has('area') || asked.has('pain')) &&
        !isAsked &&
        at <= 2 &&
        isShort(own[0]?.words ?? sentence) &&
        !/\bagents?\b/i.test(sentence)
      )
        add(departmentsIn(own[0]?.words ?? sentence).slice(0, 1), turn)
      else if (CHOOSES.test(text) && /\bdepartment\b/i.test(`${before} ${sentence}`) && !isAsked)
        add(departmentsIn(text).slice(-1), turn)
    }
  }
  // Who names no department has trouble in one.
  if (found.length === 0)
    for (const { turn, words: hurts, focus, focused, offered } of pains) {
      const [named = focused >= SURE ? byFocus[focus] : undefined] = departmentsIn(hurts)
      const meant = [...new Set(offered.flatMap((agent) => byAgent[agent] ?? []))]
      const one = named ?? (meant.length === 1 ? meant[0] : undefined)
      if (one !== undefined && found.length === 0) add([one], turn)
    }
  return found
}

const isShort = (sentence: string) => sentence.split(/\s+/).length <= 9
/** Of our agents or their systems, not of the visitor's place. */
const isAbout = (sentence: string) => /\bagents?\b/i.test(sentence) && /\b(?:your|you)\b/i.test(sentence)
