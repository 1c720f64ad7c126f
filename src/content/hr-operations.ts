import { agents } from './agents.ts'
import { agentName } from './brand.ts'
import { figures } from './figures.ts'
import type { HrOperations } from './schema/products.ts'

type Specialist = HrOperations['agents']['cards'][number]

const specialist = (
  word: string,
  icon: Specialist['icon'],
  text: string,
  features: [string, string, string],
  benefits: [string, string],
): Specialist => ({ name: agentName(word), slug: word.toLowerCase(), icon, text, features, benefits })

export const hrOperations: HrOperations = {
  hero: {
    eyebrow: 'Our first offering: the AI agent for HR',
    headline: 'HR that is never on hold.',
    lead: `Six specialists inside ${agents.hr.name} take a colleague from first application to payslip, to your policy and in the HR system you already run.`,
  },
  promo: {
    headline: 'One employee, six hands',
    lead: 'Watch a single hire pass through the six specialists, from the application to the first payday.',
    film: 'hr-promo',
  },
  stats: [
    { value: figures.fasterProcesses, label: 'Faster processes' },
    { value: figures.compliance, label: 'Compliance' },
    { value: figures.costReductionWhereAutomated, label: 'Cost reduction' },
    { value: figures.aroundTheClock, label: 'Automation' },
  ],
  agents: {
    headline: 'From application to payslip',
    lead: 'Start with the step that hurts most. The other five are in the box when you want them.',
    cards: [
      specialist(
        'Recruit',
        'user-plus',
        'Reads every application by the same criteria and books the interviews.',
        ['Job-related scores, with reasons', 'Interview scheduling', 'Bias checks on every shortlist'],
        ['Less time to hire', 'Recruiters back with candidates'],
      ),
      specialist(
        'Onboard',
        'door-open',
        'Has the laptop, the logins and the first week ready before day one.',
        ['Accounts and equipment', 'Document collection', 'First-week plan by role'],
        ['New colleagues useful sooner', 'No step forgotten'],
      ),
      specialist(
        'Engage',
        'smile',
        'Listens all year rather than once a year, and tells managers where to look.',
        ['Short pulse surveys', 'Themes from open comments', 'Early signs of attrition'],
        ['Fewer people lost by surprise', 'Managers who act earlier'],
      ),
      specialist(
        'Comply',
        'clipboard-check',
        'Checks each HR step against policy and labor law, and keeps the proof.',
        ['Policy checks before action', 'Working-time and leave rules', 'Audit-ready evidence'],
        ['Fewer findings at audit', 'One question, one answer'],
      ),
      specialist(
        'Develop',
        'graduation-cap',
        'Maps the skills you have against the skills you need, person by person.',
        ['Skills map', 'Learning plans', 'Matches for internal roles'],
        ['More roles filled from within', 'Training spend with a purpose'],
      ),
      specialist(
        'Payroll',
        'banknote',
        'Checks the run before it runs, and explains any line to whoever asks.',
        ['Anomaly checks before the run', 'Rules by country', 'Payslip questions answered'],
        ['Fewer corrections', 'Quieter paydays'],
      ),
    ],
  },
  integration: {
    headline: 'Your HR system stays in charge',
    lead: `${agents.hr.name} works in the system of record you have. Data stays where it is; the agent comes to it.`,
    points: [
      {
        title: 'One record per person',
        text: 'Agents read and write the employee file you keep today. No shadow copy to reconcile.',
        icon: 'users',
      },
      {
        title: 'Your approval chain',
        text: 'Offers, raises and exits wait for the people your policy names, in the order it names them.',
        icon: 'workflow',
      },
      {
        title: 'Where people already ask',
        text: 'Employees put questions in chat or e-mail. Sensitive ones go straight to a person.',
        icon: 'messages-square',
      },
      {
        title: 'Only what the role may see',
        text: 'An agent sees no more of a file than the task in hand requires, and each look is logged.',
        icon: 'lock',
      },
    ],
  },
  platforms: {
    headline: 'Supported HR platforms',
    lead: 'Connect the one you run. If you built your own, we connect that too.',
    items: [
      { name: 'Workday', text: 'People, time, absence and pay' },
      { name: 'BambooHR', text: 'Files, hiring and onboarding' },
      { name: 'ADP', text: 'Payroll, tax and benefits' },
      { name: 'Custom', text: 'Your own system, through its API' },
    ],
  },
  closing: {
    headline: 'Bring us your slowest HR process',
    lead: 'Tell us where requests pile up. The demo runs that process, with your rules, in front of you.',
  },
}
