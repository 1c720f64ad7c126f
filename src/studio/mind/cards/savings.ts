import { figures } from '../../../content/figures.ts'
import type { PageName } from '../../../contract/paths.ts'
import type { Focus } from '../../../understanding/labels.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { type Said, said } from './said.ts'

/** What a department or trade gains, and in which measure of its own it would be seen. */
const gains = (focus: Focus, page: PageName, short: Said, full: Said, more: Said): Card =>
  cardOn('savings', page, { short, full, more }, { focus, notFor: ['proof', 'when', 'objection'] })

export const savingsCards: readonly Card[] = [
  cardOn('savings', 'home', {
    short: said`Our figure is ${figures.costReductionRange} lower cost in the processes agents take over.`,
    full: said`Our figure is ${figures.costReductionRange} lower cost in the processes agents take over. It comes from fewer manual steps, fewer corrections and no waiting between departments. What it is for you, a pilot shows in your own figures.`,
    more: said`Where agents do the whole work it’s ${figures.costReductionWhereAutomated} lower cost, and operational cost falls by up to ${figures.operationalCostReduction}. Processes also run ${figures.fasterProcesses} faster.`,
    example: said`Take invoices: matching them by hand is hours of skilled work. The agent matches them on arrival, and people only see the ones that don’t fit.`,
  }),
  cardOn(
    'savings',
    'home',
    {
      short: said`It’s ${figures.costReductionRange} lower cost in the processes agents take over, by our figure; yours, a pilot shows.`,
      full: said`Our figure is ${figures.costReductionRange} lower cost in the processes agents take over. I can’t work out yours from here, but a pilot measures it on one process.`,
      more: said`Where agents do the whole work it’s ${figures.costReductionWhereAutomated} lower cost. Operational cost falls by up to ${figures.operationalCostReduction}.`,
      example: said`Count the hours a month that go into one process today. That’s the base our figure of ${figures.costReductionRange} lower cost is held against.`,
    },
    { moves: ['how_much'] },
  ),
  cardOn(
    'savings',
    'home',
    {
      short: said`It takes out manual steps, corrections and the waiting between departments.`,
      full: said`It takes out manual steps, corrections and the waiting between departments. Work that repeats no longer costs what skilled hours cost. And specialists go back to being specialists.`,
      more: said`Cost and savings are itemized by agent and by task. So you see where it comes from.`,
      example: said`A signature in sales starts the work in legal and finance by itself. Nobody chases anybody, and nothing is typed twice.`,
    },
    { moves: ['how', 'why'] },
  ),
  cardOn(
    'savings',
    'workingWithUs',
    {
      short: said`By your own measure, taken before the agent starts and again after.`,
      full: said`You’d take the measure you already report, once before the agent starts and once after. Cost and savings are itemized by agent and by task, so the business case keeps itself current.`,
      more: said`If the measure didn’t move, you stop. The old way of working stays in place until you switch it off.`,
      example: said`For payroll that could be the number of corrections after a run. For support, how often a customer comes back with the same question.`,
    },
    { moves: ['proof'] },
  ),
  cardOn(
    'savings',
    'workingWithUs',
    {
      short: said`It shows stage by stage; how soon depends on your process.`,
      full: said`It shows in stages: first you see what the agent would have done, then what it did. How quickly depends on access and on how clear your rules are. A date belongs in a plan our people make with you.`,
      more: said`A ready-to-deploy agent shows something first, because limits and reports are already set.`,
    },
    { moves: ['when'] },
  ),
  cardOn(
    'savings',
    'workingWithUs',
    {
      concedes: said`You’ve heard big savings promised before, and so have I.`,
      short: said`So don’t take our figure: measure one process before and after, by your own yardstick.`,
      full: said`So don’t take our figure for it. Take one process, measure it before and after by your own yardstick, and stop if nothing moved. You begin with one agent, not with a program.`,
      more: said`Cost and savings are itemized by agent and by task. You can see it task by task instead of trusting a slide.`,
    },
    { moves: ['objection'] },
  ),
  gains(
    'it',
    'itOperations',
    said`In IT operations our figure is up to ${figures.operationalCostReduction} lower operational cost.`,
    said`In IT our figure is up to ${figures.operationalCostReduction} lower operational cost, with decision cycles ${figures.decisionSpeed} faster. It comes from fewer false alarms, shorter outages and fewer people on the bridge call.`,
    said`You’d see it in time to repair and in calls at night. Engineers are off release duty and build the next thing.`,
  ),
  gains(
    'hr',
    'hrOperations',
    said`In HR our figure is ${figures.costReductionWhereAutomated} lower cost where agents do the work.`,
    said`In HR our figure is ${figures.costReductionWhereAutomated} lower cost where agents do the work, and processes run ${figures.fasterProcesses} faster. You’d see it in time to hire and in corrections after payday.`,
    said`It also shows in fewer findings at audit, and in recruiters who are back with candidates.`,
  ),
  gains(
    'corporate',
    'corporateFunctions',
    said`In corporate departments our figure is ${figures.costReduction} lower cost, with processes ${figures.fasterProcesses} faster.`,
    said`In corporate departments our figure is ${figures.costReduction} lower cost, with processes ${figures.fasterProcesses} faster. It comes from hand-overs that happen when the work is ready. Yours, a pilot shows.`,
    said`The first place you’d see it is where departments keep waiting for each other.`,
  ),
  gains(
    'finance',
    'corporateFunctions',
    said`In finance you’d see it at month-end, and our figure for corporate departments is ${figures.costReduction} lower cost.`,
    said`For corporate departments, finance among them, our figure is ${figures.costReduction} lower cost. In finance it comes from a quieter month-end and fewer duplicate payments. A pilot on your invoices would show your own figure.`,
    said`Processes run ${figures.fasterProcesses} faster, and spend is seen while it can still change. Days to close is the measure to watch.`,
  ),
  gains(
    'customerSupport',
    'corporateFunctions',
    said`In support you’d see it in shorter queues and fewer repeat contacts.`,
    said`In support you’d see it in shorter queues and fewer repeat contacts. Our figure for corporate departments is ${figures.costReduction} lower cost. Your specialists are kept for the hard cases.`,
    said`It answers ${figures.aroundTheClock}, so nights and weekends don’t need another shift for the easy questions.`,
  ),
  gains(
    'legal',
    'corporateFunctions',
    said`In legal you’d see it in shorter contract cycles and no renewal missed.`,
    said`In legal you’d see it in shorter contract cycles and no renewal missed. Our figure for corporate departments is ${figures.costReduction} lower cost. Your counsel reads what matters instead of everything.`,
    said`Risk is visible before signature, which is where it’s least costly to deal with.`,
  ),
  gains(
    'sales',
    'corporateFunctions',
    said`In sales it shows as more calls worth making and cleaner pipeline data.`,
    said`In sales it shows less as cost and more as calls worth making. Our figure for corporate departments is processes ${figures.fasterProcesses} faster. Forecasts come from real activity.`,
    said`Your sales people get call briefs and follow-ups prepared, so the hours go to customers.`,
  ),
  gains(
    'marketing',
    'corporateFunctions',
    said`In marketing you’d see less spend on what fails and more variants tested.`,
    said`In marketing you’d see less spend on what fails and more variants tested. Budget moves to what works. Our figure for corporate departments is processes ${figures.fasterProcesses} faster.`,
    said`There’s one voice in every market, because copy is checked against your brand.`,
  ),
  gains(
    'tax',
    'domainFunctions',
    said`In tax our figure is ${figures.taxAccuracy} tax accuracy, with returns ready ahead of the deadline.`,
    said`In tax our figure is ${figures.taxAccuracy} tax accuracy, with returns ready ahead of the deadline. The time comes from not building returns by hand. For domain agents we count an efficiency gain of ${figures.efficiencyGain}.`,
    said`There’s a source for every figure, so an audit takes less out of your team.`,
  ),
  gains(
    'treasury',
    'domainFunctions',
    said`In treasury our figure is ${figures.cashFlowImprovement} better cash flow.`,
    said`In treasury our figure is ${figures.cashFlowImprovement} better cash flow. It comes from fewer idle balances and an earlier warning on liquidity. You’d see it in your own daily positions.`,
    said`Bank fee analysis comes on top of that. So does covenant monitoring.`,
  ),
  gains(
    'upstream',
    'domainFunctions',
    said`Upstream our figure is ${figures.productionIncrease} more production.`,
    said`Upstream our figure is ${figures.productionIncrease} more production, with less unplanned downtime. It comes from sending the next crew to the right well.`,
    said`Work orders get safer as well, because permits are checked first.`,
  ),
  gains(
    'midstream',
    'domainFunctions',
    said`Midstream our figure is ${figures.lowerTransportCosts} lower transport costs.`,
    said`Midstream our figure is ${figures.lowerTransportCosts} lower transport costs. It comes from planning flows, storage and haulage as one problem, and from losses found sooner.`,
    said`Custody transfer gets cleaner too, so there’s less to sort out afterwards.`,
  ),
  gains(
    'oilGas',
    'useCases',
    said`In oil and gas our figures are ${figures.productionIncrease} more production and ${figures.lowerTransportCosts} lower transport costs.`,
    said`In oil and gas our figures are ${figures.productionIncrease} more production and ${figures.lowerTransportCosts} lower transport costs. The rest is less unplanned downtime. A pilot on one field would show yours.`,
    said`It’s more from the same wells and fewer losses on the way.`,
  ),
  gains(
    'health',
    'useCases',
    said`In hospitals it shows in fewer rejected claims, shorter waits and better used beds.`,
    said`In hospitals it shows in fewer rejected claims, shorter waits and better used beds. For domain agents we count an efficiency gain of ${figures.efficiencyGain}. Your own figure comes from one ward or one claims team.`,
    said`And clinicians get more time with patients, which is the part your staff will notice.`,
  ),
  gains(
    'retail',
    'useCases',
    said`In retail it shows in fewer empty shelves and fewer markdown losses.`,
    said`In retail it shows in fewer empty shelves and fewer markdown losses. A retail chain of ours counts an efficiency gain of ${figures.efficiencyGain}. You’d see yours by trying a few stores first.`,
    said`Sell-through goes up, and store managers spend the day on the shop floor.`,
  ),
  gains(
    'banking',
    'useCases',
    said`In banks our figures are ${figures.taxAccuracy} tax accuracy and ${figures.cashFlowImprovement} better cash flow.`,
    said`In banks our figures are ${figures.taxAccuracy} tax accuracy and ${figures.cashFlowImprovement} better cash flow. Then there’s a shorter close, with evidence on demand. A global bank counts decision cycles ${figures.decisionSpeed} faster.`,
    said`Days to close is the measure that goes down. Reviewers see exceptions instead of spreadsheets.`,
  ),
  gains(
    'telecom',
    'useCases',
    said`In telecom it shows in time to repair and in repeat calls.`,
    said`In telecom it shows in time to repair and in repeat calls. Our figure for uptime is ${figures.uptime}, and operational cost falls by up to ${figures.operationalCostReduction}.`,
    said`Outages are caught early, and callers are told the truth at once.`,
  ),
  gains(
    'manufacturing',
    'useCases',
    said`In manufacturing our figure is an efficiency gain of ${figures.efficiencyGain}, with fewer line stops.`,
    said`In manufacturing our figure is an efficiency gain of ${figures.efficiencyGain}. It shows in fewer unplanned line stops and fewer late supplier payments. One plant would show you yours.`,
    said`Shifts get filled on time too, which your plant managers will notice first.`,
  ),
]
