import { agents } from '../../../content/agents.ts'
import type { PageName } from '../../../contract/paths.ts'
import type { Focus } from '../../../understanding/labels.ts'
import { type Acts, hrActs, itActs } from './acting-it-hr.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { asked } from './heard-as.ts'
import { said } from './said.ts'

const sales = said`Your sales people make the calls and send what’s drafted, until you let it send the simple ones.`

/** What agents do alone and what waits for a person; IT and HR stand beside this. */
const otherActs: readonly Acts[] = [
  {
    focus: 'finance',
    page: 'corporateFunctions',
    short: said`It matches the books by itself once you let it; a payment waits for the person your policy names.`,
    alone: said`It matches books and invoices by itself once you let it. What doesn’t match stops and waits for a person, and so does a payment.`,
    approver: 'whoever approves invoices today',
    example: said`An invoice fits its order to the last line, so it goes on. The next one doesn’t, so it waits for your accounts team with both papers attached.`,
  },
  {
    focus: 'legal',
    page: 'corporateFunctions',
    short: said`It only drafts: it marks the risk and prepares the answer, and your counsel decides what goes out.`,
    alone: said`It only drafts. It reads, marks and compares by itself, and your counsel decides what goes out and what’s signed.`,
    approver: 'your counsel',
    example: said`A standard paper comes in. It marks the clause that differs and drafts the answer, and nothing leaves before your counsel has seen it.`,
  },
  {
    focus: 'sales',
    page: 'corporateFunctions',
    short: said`It prepares and your people call: scores, briefs and follow-ups come from the agent, the deal from a person.`,
    alone: said`It scores leads and prepares calls by itself. ${sales}`,
    approver: 'the head of sales',
  },
  {
    focus: 'marketing',
    page: 'corporateFunctions',
    short: said`It moves budget by itself only inside the limit you set, and shows why.`,
    alone: said`It writes variants and moves budget by itself, but only inside the budget you set. A new campaign waits for the person your policy names.`,
    approver: 'whoever owns the budget',
    example: said`One variant does badly in one market. It moves what you’ve put there, inside your limit, and shows why.`,
  },
  {
    focus: 'customerSupport',
    page: 'corporateFunctions',
    short: said`It answers by itself what you let it answer, and hands the rest to a person with the whole story.`,
    alone: said`It answers by itself what you let it answer. The rest goes to a person, with the whole story, so nobody has to tell it again.`,
    approver: 'your specialists',
    example: said`A customer asks for something that costs you. It hands over to a specialist, with all that was said so far.`,
  },
  {
    focus: 'tax',
    page: 'domainFunctions',
    short: said`It prepares the filing, and your people review it and sign.`,
    alone: said`It prepares the filing by itself and attaches a source to every figure. People review what’s unusual, and they sign.`,
    approver: 'whoever signs the return',
    example: said`The return is ready ahead of the deadline, with the unusual lines on top. Your reviewer looks at those and signs.`,
  },
  {
    focus: 'treasury',
    page: 'domainFunctions',
    short: said`No, it moves no cash by itself: it proposes the day’s moves, and your desk decides.`,
    alone: said`No, it moves no cash by itself. It sees every account and proposes the day’s moves before the desk opens. Your treasury team decides which are made.`,
    approver: 'whoever heads your treasury desk',
    example: said`It proposes to bring an idle balance home and says what that costs. Your desk makes the move or leaves it.`,
  },
  {
    focus: 'upstream',
    page: 'domainFunctions',
    short: said`It says where the next crew should go, and your engineers send it.`,
    alone: said`It compares wells and plans the work by itself. Your engineers send the crew, and permits are checked before any work order.`,
    approver: 'your field engineers',
  },
  {
    focus: 'midstream',
    page: 'domainFunctions',
    short: said`It plans the flow, and your operators carry it out until you let it do more.`,
    alone: said`It plans line, tank and truck by itself, and shows the operator what it would change. The operator decides, until you let it do more.`,
    approver: 'the operator on shift',
  },
  {
    focus: 'retail',
    page: 'domainFunctions',
    short: said`It prepares the day’s plan and store managers approve it, until you let it order alone.`,
    alone: said`It forecasts by itself and prepares orders and prices. Store managers approve the day’s plan. Below a limit you set, it can order alone.`,
    approver: 'your store managers',
    example: said`Store managers approve the day’s plan with their first coffee. A small order goes out at once, a large one waits for them.`,
  },
  {
    focus: 'corporate',
    page: 'corporateFunctions',
    short: said`Agents prepare, check and file; the calls that need judgment still reach a person.`,
    alone: said`Agents prepare, check and file by themselves, inside the limits you draw. The calls that need judgment still reach a person, and approvals go to the one your policy names.`,
    approver: 'whoever approves it today',
  },
  {
    focus: 'oilGas',
    page: 'useCases',
    short: said`Agents say what to do next, and your engineers and operators do it until you let them do more.`,
    alone: said`Agents compare, plan and say what to do next. Your engineers and operators decide, and safety and permits are checked before any work order.`,
    approver: 'your engineers and operators',
  },
  {
    focus: 'banking',
    page: 'useCases',
    short: said`Agents prepare filings, books and positions, and people review, decide and sign.`,
    alone: said`Agents prepare filings, books and cash positions by themselves. People review what’s unusual, decide on every move of cash, and sign.`,
    approver: 'whoever signs today',
  },
  {
    focus: 'telecom',
    page: 'useCases',
    short: said`Finding a fault it does alone; what changes the network waits for a person until you say otherwise.`,
    alone: said`${agents.monitor.name} and ${agents.detect.name} look and tell by themselves. What changes the network waits for a person, until you say otherwise.`,
    approver: 'the engineer on duty',
  },
  {
    focus: 'manufacturing',
    page: 'useCases',
    short: said`In a plant the agents act on systems, invoices and shifts inside your limits, and touch no machine.`,
    alone: said`In a plant they work on systems, invoices and shifts, inside the limits you draw. They touch no machine: plant control is in development.`,
    approver: 'your plant managers',
  },
]

const ladder = said`Every agent starts by only watching, then proposes, then asks. It acts alone only where you say so, and goes back down whenever you say so.`

const actingCard = ({ focus, page, short, alone, example }: Acts): Card =>
  cardOn(
    'control',
    page,
    { short, full: alone, more: ladder, ...(example && { example }) },
    { focus, notFor: ['who', 'how', 'when', 'objection'] },
  )

const approving = (focus: Focus, page: PageName, approver: string): Card =>
  cardOn(
    'control',
    page,
    {
      short: said`The person your policy names, such as ${approver}.`,
      full: said`The person your policy names, such as ${approver}. The request carries the reasoning, and the log shows who approved what.`,
      more: said`You decide which actions need a person, and it’s set in the command center. Your people also hold the switch.`,
    },
    { focus, moves: ['who'] },
  )

/** Departments whose own card says what they do alone. */
const approvers: readonly [Focus, PageName, string][] = [
  ['it', 'itOperations', 'the engineer who answers for that service'],
  ['hr', 'hrOperations', 'the people in your approval chain, in the order it names them'],
  ['health', 'domainFunctions', 'a ward or claims manager, and for anything clinical a clinician'],
  ['twin', 'digitalTwins', 'the operator, as your site requires it'],
]

const acting = [...itActs, ...hrActs, ...otherActs]

/** "Does it do that by itself, and who says yes": for every agent and trade. */
export const actingCards: readonly Card[] = [
  ...acting.map(actingCard),
  ...acting.map(({ focus, page, approver }) => approving(focus, page, approver)),
  ...approvers.map(([focus, page, approver]) => approving(focus, page, approver)),
  cardOn(
    'control',
    'workingWithUs',
    {
      short: said`It depends on what you allow: it starts with nothing but watching.`,
      full: said`It depends on what you allow. It starts by only watching, then proposes, then asks. It acts alone only where you say so.`,
      more: said`${agents.monitor.name} mostly tells, ${agents.legal.name} only drafts, and ${agents.patch.name} can act. What each does alone is a limit you draw.`,
      example: said`A small order goes out at once. One above your limit waits for the person your policy names, with the case attached.`,
      features: [
        asked(
          'motion safeguards written into vote conditions demand',
          said`I’d have these written down: a person decides, it only proposes at first, every action has its reason on record, and there’s a switch and a way back.`,
        ),
        asked(
          'write writes read only',
          said`It does both, read and write: it starts with read access, and writes once you allow it, inside its role.`,
        ),
        asked(
          'take over override manual human',
          said`Yes, a person can always take over: your people hold the switch, and what it left open waits for them.`,
        ),
        asked(
          'who decides you or my employer',
          said`You decide that, not we: your company sets roles and limits, and what’s settled with a works council becomes a rule for the agent.`,
        ),
        asked(
          'what’s left for your machine',
          said`What’s left for an agent is the copying, matching, chasing and checking; whatever needs judgment still reaches a person.`,
        ),
        asked(
          'pay money send by itself sign',
          said`A payment or a letter goes out alone only below a limit you set; above that limit it asks.`,
        ),
      ],
    },
    { moves: ['whether', 'advise'] },
  ),
  cardOn(
    'control',
    'corporateFunctions',
    {
      concedes: said`I agree, some moments need a human being.`,
      short: said`Whoever wants a person gets one, with the whole story handed over.`,
      full: said`Whoever wants a person gets one, with the whole story handed over. The agent takes the questions that come all day, and your specialists keep the hard cases.`,
      more: said`Which questions it may answer at all is your decision. It starts by only drafting.`,
    },
    { focus: 'customerSupport', moves: ['objection'] },
  ),
  cardOn(
    'control',
    'domainFunctions',
    {
      concedes: said`You’re right, cash shouldn’t move by itself.`,
      short: said`It doesn’t: it proposes, and your desk decides which moves are made.`,
      full: said`It doesn’t: it proposes the day’s moves, and your desk decides which are made. It starts with no right to act at all.`,
      more: said`Each proposal carries its reasons, and the log shows who approved what.`,
    },
    { focus: 'treasury', moves: ['objection'] },
  ),
  cardOn(
    'mistakes',
    'corporateFunctions',
    {
      concedes: said`It will happen, and then a person has to be there.`,
      short: said`It hands over to a person, with the full history of the case.`,
      full: said`It hands over to a person, with the full history of the case, so the customer doesn’t begin again. Your specialist sees all that was said so far.`,
      more: said`A correction is kept, and root causes go back to the product. So the same thing goes wrong less often.`,
      example: said`A customer writes that nobody understands the problem. The agent says that a person takes over, and your specialist opens the case with everything in it.`,
    },
    { focus: 'customerSupport', notFor: ['who'] },
  ),
]
