import { said } from '../../cards/said.ts'
import { presentFocus } from '../../remember/memory.ts'
import type { Asked, Point } from './point.ts'

const here = ({ memory, reading }: Asked) => (reading.focus === 'none' ? presentFocus(memory) : reading.focus)
const spokenOf =
  (...subjects: readonly string[]) =>
  ({ memory, reading }: Asked) =>
    subjects.includes(memory.answered[0]?.meaning.subject ?? '') || subjects.includes(reading.subject)

/** Systems, lines, logs and rights. */
export const systems: readonly Point[] = [
  {
    id: 'reads-or-writes',
    asks: /\breads?\b.{0,25}\bor\b.{0,25}\bwrit\w+|\bwrites?\b.{0,30}\b(?:or|just|only)\b.{0,15}\breads?\b|\bread.?only\b|\bjust reads?\b|\bwrites? (?:back|into)\b|\b(?:in )?both directions\b|\btwo.?way\b|\bbidirectional\b/,
    says: said`Both, as far as you allow: it begins with read access, and writes only once its role says so.`,
    goesOn: () => ({ subject: 'control', move: 'what', focus: 'none' }),
    length: 'short',
  },
  {
    id: 'keeps-system',
    asks: /\b(?:replac(?:e|es|ing)|rip(?:ping)? out|get(?:ting)? rid of|give up|migrat(?:e|ing))\b.{0,25}\b(?:it|systems?|tools?|software|platforms?|erp|crm|workday|sap|servicenow|providers?|what we have|stack)\b/,
    not: /\b(?:people|staff|team|employees|colleagues|department|workers|jobs?|humans)\b/,
    says: said`No, it stays: agents work through the systems you have, and nothing is replaced.`,
    goesOn: (asked) => ({ subject: 'integration', move: 'what', focus: here(asked) }),
  },
  {
    id: 'in-pieces',
    asks: /\b(?:level of detail|how (?:detailed|granular|fine.?grained)|granularity|down to (?:which|what))\b/,
    when: spokenOf('audit', 'compliance', 'mistakes', 'access'),
    says: said`Down to every look and every action, each with its reason, its source and its time.`,
  },
  {
    id: 'log-kept',
    asks: /\bwhere\b.{0,20}\b(?:kept|stored|saved|held)\b/,
    when: spokenOf('audit', 'compliance'),
    goesOn: () => ({ subject: 'audit', move: 'where', focus: 'none' }),
    length: 'more',
  },
  {
    id: 'duties',
    asks: /\bsegregation of duties\b|\bseparation of duties\b|\bfour.?eyes\b|\bdual control\b|\bsame agent\b.{0,30}\bapprove\b/,
    says: said`Then you draw it that way: an agent does only what its role allows, so the one that prepares need not be the one that approves.`,
  },
  {
    id: 'old-machines',
    asks: /\b(?:machines?|presses|plcs?|lathes|sensors|meters)\b/,
    when: ({ plain }) =>
      /\b(?:old|legacy|ancient|connect|works? with|19\d\d|nineteen|nineties|eighties)\b/.test(plain),
    says: said`Machines join through Veyra IoT, which is in development. Whether an old one can give its data has to be checked with our people.`,
    ways: ['contact'],
  },
  {
    id: 'no-mail',
    asks: /\b(?:they|them|drivers|workers|nurses|people|staff|employees|cleaners|crews?)\b.{0,30}\b(?:don't|do not|no|without|haven't)\b.{0,20}\b(?:e-?mails?|laptops?|computers?|desks?|smartphones?)\b/,
    says: said`Then how they’d reach the agent comes first: which channels it takes, our people can tell you.`,
    ways: ['contact'],
  },
  {
    id: 'languages-named',
    asks: /\b(?:funciona|works?|working|speaks?|habla|fala|parle|lauft|verfugbar|disponible|answers?|available)\b.{0,30}\b(?:en|in|auf|em)? ?(?:espanol|spanish|deutsch|german|francais|french|portugues|portuguese|polish|italian|italiano|dutch|turkish|arabic|chinese|japanese|hindi)\b/,
    not: /\b(?:do you|can you|are you|you speak|sprichst|parlez|hablas)\b/,
    goesOn: () => ({ subject: 'languages', move: 'whether', focus: 'none' }),
  },
  {
    id: 'yours-see',
    asks: /\b(?:anyone|anybody|someone|somebody|people|who) at (?:your company|veyra|your end)\b.{0,25}\b(?:see|read|access|look|open)\b|\bdo you (?:see|read|look at) (?:our|my|the) (?:data|logs?|records?)\b/,
    says: said`It runs in your own cloud or on your own racks, and logs are open only to the people you name. Whether one of ours is among them is for you to say.`,
  },
  {
    id: 'altered',
    asks: /\b(?:alter|edit|chang|tamper|delet|manipulat|forg)\w*\b.{0,25}\b(?:logs?|trail|records?|after the fact|afterwards|with it)\b/,
    when: spokenOf('audit', 'compliance', 'access', 'security'),
    says: said`Logs are encrypted, and open only to the people you name. Whether anybody could alter one, our people show to your auditors.`,
    ways: ['contact'],
  },
  {
    id: 'side-by-side',
    asks: /\b(?:live|run|work|exist|be used) (?:side by side|alongside|next to each other)\b|\bco-?exist\b/,
    says: said`Yes: agents work through the tools you have, and nothing has to go.`,
  },
  {
    id: 'thin-line',
    asks: /\bair.?gap\w*|\boffline\b|\bno (?:internet|connection)\b|\b(?:slow|bad|poor|weak|flaky|patchy) (?:internet|connection|network|line|wi-?fi)\b/,
    says: said`That needn’t be the end of it: agents can run on your own racks, with the access you draw, and work through the tools you have. What your line allows has to be checked with our people.`,
    ways: ['contact'],
  },
  {
    id: 'clouds',
    asks: /\b(?:azure|aws|gcp|google cloud)\b.{0,40}\b(?:racks?|servers|data ?cent\w+|on.?prem\w*|azure|aws|gcp)\b|\b(?:racks?|data ?cent\w+|on.?prem\w*)\b.{0,40}\b(?:azure|aws|gcp|google cloud)\b/,
    says: said`That’s fine: it runs on AWS, Azure, GCP and on racks you own, with the same set of controls in each of them.`,
  },
]
