import { agents } from '../../../content/agents.ts'
import { domainFunctions } from '../../../content/domain-functions.ts'
import { figures } from '../../../content/figures.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { asked } from './heard-as.ts'
import { listed } from './phrases.ts'
import { said } from './said.ts'

const industries = listed(domainFunctions.supportedIndustries.names)
const ownFigure = asked(
  'forecast predict what will my attrition revenue be in 12 months guarantee our numbers',
  said`Nobody can tell you that in advance, and I’d rather not guess: a pilot measures it, before and after, by your own figures.`,
)

/** Questions that doubt a figure, a fit or a plan, each with a straight answer first. */
export const doubtCards: readonly Card[] = [
  cardOn(
    'savings',
    'home',
    {
      concedes: said`You’ve read that right, there’s more than one figure.`,
      short: said`Both stand: ${figures.costReduction} lower cost is for corporate departments, ${figures.costReductionRange} for the processes agents take over in general.`,
      full: said`Both stand, for different things. It’s ${figures.costReduction} lower cost in corporate departments, and ${figures.costReductionRange} lower cost in the processes agents take over in general. They’re what the agents are designed for; yours, only a pilot shows.`,
      more: said`For IT operations it’s up to ${figures.operationalCostReduction} lower operational cost. Where agents do the whole work, it’s ${figures.costReductionWhereAutomated} lower cost.`,
    },
    { moves: ['compare'] },
  ),
  cardOn(
    'savings',
    'workingWithUs',
    {
      short: said`It depends on the process; I can’t tell you yours, but a pilot measures it before and after.`,
      full: said`It depends on the process: it helps where work repeats, follows rules and makes people wait. I can’t tell you your own figure. A pilot measures it, before and after.`,
      more: said`Our figure is ${figures.costReductionRange} lower cost in the processes agents take over. It’s what they’re designed for.`,
      features: [
        ownFigure,
        asked(
          'sixty percent 60 thirty to fifty 30-50 which is it contradiction different pages',
          said`Both figures stand: ${figures.costReduction} lower cost in corporate departments, and ${figures.costReductionRange} lower cost in processes agents take over.`,
        ),
        asked(
          'check on our own books verify numbers',
          said`You’d check it on your own books: take days to close before, run one process as a pilot, and take it again after.`,
        ),
        asked(
          'quickest fastest which of those',
          said`Which part comes first, I can’t say for you; a pilot on one process would show it.`,
        ),
      ],
    },
    { moves: ['whether', 'advise'] },
  ),
  cardOn(
    'pilot',
    'workingWithUs',
    {
      short: said`Yes, and you can say no at the end: the old way of working stays in place.`,
      full: said`Yes: a pilot is one process with one owner of yours who decides. If your measure doesn’t move, you stop or change something. The old way of working stays in place until you switch it off.`,
      more: said`Before it acts, you’ve seen it: in the shadow stage it only proposes, and your people correct it.`,
      features: [
        asked(
          'numbers bad fail doesn’t work disappointing',
          said`If the figures are bad, you stop or change something; the old way of working is still in place.`,
        ),
        asked(
          'before going live how would you know test',
          said`You know before it goes live: in the shadow stage it only proposes, your people check it, and you compare by your own measure.`,
        ),
        ownFigure,
        asked(
          'real data live cases sandbox',
          said`On real cases, yes: it reads the real ones and only proposes, so nothing changes in your systems.`,
        ),
        asked(
          'guarantee even 5 percent for my field',
          said`What I could promise is only the way: one process, your own yardstick, and a stop if it doesn’t move.`,
        ),
      ],
    },
    { moves: ['whether'] },
  ),
  cardOn(
    'effort',
    'workingWithUs',
    {
      short: said`No programming and no data to move: your people look at what it proposes and correct it.`,
      full: said`No programming and no data to move. Your people look at what it proposes and correct it, and somebody from IT grants the access.`,
      more: said`You’d need a process owner as well, who answers what the rules leave open. Security looks at roles and logs first.`,
      features: [
        asked(
          'programming coding technical skills developers',
          said`No, your team doesn’t have to learn programming: they look at what it proposes and correct it.`,
        ),
        asked('migration move data', said`No, there’s no data to move and nothing to rip out.`),
        asked(
          'time full-time people busy hours',
          said`No, nobody is taken off the job: it’s a little each day for the people who know it.`,
        ),
      ],
    },
    { moves: ['whether'] },
  ),
  cardOn(
    'does',
    'useCases',
    {
      concedes: said`You’re right, it isn’t on our list.`,
      short: said`Your industry isn’t on our list, so let it prove itself on one process.`,
      full: said`Your industry isn’t on our list: we name ${industries}. The corporate agents fit any company, and ${agents.customerSupport.name} and ${agents.finance.name} come close. Let them prove it on one process, by your own measure.`,
      more: said`A colleague tells you honestly which agents fit and which don’t.`,
    },
    { focus: 'otherIndustry', moves: ['objection', 'why', 'whether', 'proof'] },
  ),
  cardOn(
    'does',
    'useCases',
    {
      concedes: said`You’re right, not every company of that kind is on our list by name.`,
      short: said`Finance is on our list; what isn’t, such as your own kind of claims, has to prove itself on one process.`,
      full: said`Finance is on our list, and your own kind of company may not be. ${agents.customerSupport.name} takes the questions that come all day, and ${agents.finance.name} the books. Let them prove it on one process.`,
      more: said`A colleague tells you honestly which agents fit and which don’t.`,
    },
    { focus: 'banking', moves: ['objection', 'why', 'proof'] },
  ),
  cardOn(
    'jobs',
    'workingWithUs',
    {
      short: said`Your company decides what becomes of the people; agents take tasks, not titles.`,
      full: said`Your company decides that, not the agent and not we. Agents take tasks, not titles. We ask that it’s said before the pilot starts, because people guess the worst.`,
      more: said`Where work goes away, the skills agent maps who could do what next.`,
    },
    { moves: ['who'] },
  ),
  cardOn(
    'jobs',
    'workingWithUs',
    {
      concedes: said`That’s the question your people have first, and they’re right to want a straight answer.`,
      short: said`The payroll agent checks the run; it doesn’t replace the people who release it.`,
      full: said`The payroll agent checks the run and answers questions on payslips; your own people release it. What becomes of the hours is the company’s decision, best made early and with the works council.`,
      more: said`Tasks do go away, and there’s no talking around that. The skills agent maps who could do what next.`,
    },
    { focus: 'payroll', notFor: ['who'] },
  ),
]
