import type { Focus } from '../../../understanding/labels.ts'

/** Whose work somebody speaks of who is in charge of it. */
const departments: readonly (readonly [role: RegExp, focus: Focus])[] = [
  [/\b(?:cfo|chief financial|financ\w*|controll\w*|accounting|treasur\w*)\b/i, 'finance'],
  [/\bpayroll\b/i, 'payroll'],
  [/\b(?:chro|hr|people|human resources|talent|personnel|recruit\w*)\b/i, 'hr'],
  [/\b(?:cio|cto|it|infrastructure|platform|devops|sre|technology|information)\b/i, 'it'],
  [/\b(?:general counsel|legal|lawyer|counsel)\b/i, 'legal'],
  [/\b(?:cmo|marketing|brand)\b/i, 'marketing'],
  [/\b(?:cro|sales|revenue)\b/i, 'sales'],
  [/\b(?:customer (?:service|support|care)|contact cent\w+|call cent\w+|service desk)\b/i, 'customerSupport'],
]

/** The department a role is in charge of: "CFO", "in charge of HR". */
export const departmentOf = (role: string | undefined): Focus | undefined =>
  role === undefined ? undefined : departments.find(([pattern]) => pattern.test(role))?.[1]
