import { useCases } from '../../../content/use-cases.ts'
import type { Focus } from '../../../understanding/labels.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { found, inside } from './phrases.ts'
import { type Said, said } from './said.ts'

type Pilot = {
  focus: Focus
  /** "one ward or one claims team": fits after "I'd take". */
  process: string
  /** What the agent does while it only proposes: fits after "it". */
  proposes: string
  /** What the customer counts already: fits after "The yardstick is". */
  yardstick: string
  /** Who looks at what it proposes. */
  corrects: string
  /** What stays with people whatever the pilot shows. */
  stays: Said
}

/** A measure of the trade as the use cases name it. */
const measure = (slug: string, at: number) =>
  inside(found(useCases.industries, (one) => one.slug === slug).kpis[at]?.measure)

/** What one would begin with in a department or trade; the shape is that of every pilot. */
const pilots: readonly Pilot[] = [
  {
    focus: 'health',
    process: 'one ward or one claims team',
    proposes: 'only marks the claims it would send back',
    yardstick: measure('healthcare', 0),
    corrects: 'your claims people',
    stays: said`Every clinical decision stays with clinicians.`,
  },
  {
    focus: 'retail',
    process: 'a few stores and one group of goods',
    proposes: 'only shows the order it would place',
    yardstick: measure('retail', 0),
    corrects: 'your store managers',
    stays: said`What’s ordered in the end is their decision.`,
  },
  {
    focus: 'banking',
    process: 'the tax filing of one country',
    proposes: 'only prepares the filing beside your team’s own',
    yardstick: measure('finance', 0),
    corrects: 'your reviewers',
    stays: said`People review what’s unusual, and they sign.`,
  },
  {
    focus: 'telecom',
    process: 'one service that wakes people up',
    proposes: 'only says what it would have done about each fault',
    yardstick: measure('telecom', 1),
    corrects: 'your engineers',
    stays: said`Changes go out the way your team ships them.`,
  },
  {
    focus: 'manufacturing',
    process: 'the supplier invoices of one plant',
    proposes: 'only shows which invoices it would match',
    yardstick: measure('manufacturing', 2),
    corrects: 'your accounts team',
    stays: said`Whatever doesn’t match waits for a person.`,
  },
  {
    focus: 'oilGas',
    process: 'one field',
    proposes: 'only says where it would send the next crew',
    yardstick: measure('oil-and-gas', 2),
    corrects: 'your engineers',
    stays: said`Safety and permits are checked before any work order.`,
  },
  {
    focus: 'it',
    process: 'one service that wakes people up',
    proposes: 'only shows what it would have done about its last incident',
    yardstick: 'time to repair',
    corrects: 'your engineers',
    stays: said`You decide which actions need a person.`,
  },
  {
    focus: 'hr',
    process: 'the step that hurts most',
    proposes: 'only marks what it would stop',
    yardstick: 'corrections after payday',
    corrects: 'your HR people',
    stays: said`Offers, raises and exits wait for the people your policy names.`,
  },
  {
    focus: 'payroll',
    process: 'the payroll checks of one country',
    proposes: 'only marks the lines it would stop',
    yardstick: 'corrections after payday',
    corrects: 'your payroll people',
    stays: said`The run itself is released by your own people.`,
  },
  {
    focus: 'recruit',
    process: 'the applications for one kind of job',
    proposes: 'only puts its shortlist beside yours',
    yardstick: 'time to hire',
    corrects: 'your recruiters',
    stays: said`The decision to hire stays with a person.`,
  },
  {
    focus: 'onboard',
    process: 'the new colleagues of one office',
    proposes: 'only lists what it would order and ask for',
    yardstick: 'what’s missing on day one',
    corrects: 'your HR people',
    stays: said`Access is still granted by the people who grant it today.`,
  },
  {
    focus: 'treasury',
    process: 'the cash positions of one region',
    proposes: 'only proposes the day’s moves before the desk opens',
    yardstick: 'idle balances',
    corrects: 'your treasury team',
    stays: said`Which of the moves are made, your desk decides.`,
  },
  {
    focus: 'finance',
    process: 'the invoices of one unit',
    proposes: 'only shows what it would match',
    yardstick: 'days to close',
    corrects: 'your accounts team',
    stays: said`Approvals go to the person your policy names.`,
  },
  {
    focus: 'customerSupport',
    process: 'one kind of question that comes all day',
    proposes: 'only drafts the answer',
    yardstick: 'repeat contacts',
    corrects: 'your support people',
    stays: said`The hard cases stay with your specialists.`,
  },
  {
    focus: 'legal',
    process: 'one kind of contract',
    proposes: 'only marks the clauses and drafts',
    yardstick: 'how long a contract takes',
    corrects: 'your legal team',
    stays: said`The legal opinion stays with your counsel.`,
  },
]

const pilotCard = ({ focus, process, proposes, yardstick, corrects, stays }: Pilot) =>
  cardOn(
    'pilot',
    'workingWithUs',
    {
      short: said`I’d take ${process}, and the yardstick would be ${yardstick}.`,
      full: said`I’d take ${process}, with one owner of yours who decides at the end. The yardstick would be ${yardstick}, counted before and after. The old way of working stays in place until you switch it off.`,
      more: said`At first it ${proposes}, and ${corrects} correct it. ${stays}`,
    },
    { focus, notFor: ['who', 'when', 'how_much', 'proof', 'doing', 'objection'] },
  )

const firstMonthCard = ({ focus, process, proposes, yardstick, corrects, stays }: Pilot) =>
  cardOn(
    'first_month',
    'workingWithUs',
    {
      short: said`We’d take ${process}: connect it, let the agent propose, then let it act where it’s right.`,
      full: said`We’d take ${process} and give the agent a role and read access. At first it ${proposes}, and ${corrects} correct it. Then it acts on what it got right, and you decide how to go on.`,
      more: said`At the end you compare ${yardstick} with the first day. ${stays}`,
    },
    { focus, notFor: ['who', 'objection'] },
  )

export const pilotCards: readonly Card[] = pilots.flatMap((pilot) => [
  pilotCard(pilot),
  firstMonthCard(pilot),
])
