import { agents, allAgents } from '../../../content/agents.ts'
import { domainFunctions } from '../../../content/domain-functions.ts'
import type { PageName } from '../../../contract/paths.ts'
import type { Focus } from '../../../understanding/labels.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { found } from './phrases.ts'
import { type Said, said } from './said.ts'

const { text: feeds } = found(domainFunctions.expertise.points, ({ title }) => title === 'Works on your data')
const available = allAgents.filter(({ status }) => status === 'available').length

type Connects = { focus: Focus; page: PageName; reads: string; writes: Said }

/** What an agent reads where somebody works, and what comes of it. */
const connects: readonly Connects[] = [
  {
    focus: 'finance',
    page: 'corporateFunctions',
    reads: 'your ledger and your invoices',
    writes: said`What fits is marked as matched in your own books, once you allow it.`,
  },
  {
    focus: 'sales',
    page: 'corporateFunctions',
    reads: 'the customer system your people use today',
    writes: said`It writes the follow-up there too, once you allow it, so nobody types it twice.`,
  },
  {
    focus: 'customerSupport',
    page: 'corporateFunctions',
    reads: 'the queue your people work in today',
    writes: said`A hand-over lands in that queue, with the full case history.`,
  },
  {
    focus: 'tax',
    page: 'domainFunctions',
    reads: 'your ledgers',
    writes: said`Every figure in a filing leads back to its source there.`,
  },
  {
    focus: 'treasury',
    page: 'domainFunctions',
    reads: 'every account, each morning',
    writes: said`It proposes the day’s moves; it makes none of them by itself.`,
  },
  {
    focus: 'oilGas',
    page: 'domainFunctions',
    reads: 'your historians and records',
    writes: said`Machines themselves join through IoT, which is in development.`,
  },
  {
    focus: 'health',
    page: 'domainFunctions',
    reads: 'the records and claims you keep',
    writes: said`It sees no more of a record than the task requires, and each look is logged.`,
  },
  {
    focus: 'retail',
    page: 'domainFunctions',
    reads: 'your point-of-sale feeds and stock',
    writes: said`Orders go out through the system you order with today, once you allow it.`,
  },
  {
    focus: 'manufacturing',
    page: 'useCases',
    reads: 'the systems behind the line, not the machines on it',
    writes: said`Machines themselves join through IoT, which is in development; what an old one allows, our people have to look at.`,
  },
]

const connecting = ({ focus, page, reads, writes }: Connects): Card =>
  cardOn(
    'integration',
    page,
    {
      short: said`Yes, through the interfaces your systems have: it reads ${reads}.`,
      full: said`Yes, through the interfaces your systems have: it reads ${reads}. ${writes}`,
      more: said`${feeds} For a system I don’t know by name, our people check with your IT.`,
    },
    { focus, notFor: ['objection'] },
  )

const takes = (focus: Focus, page: PageName, owner: string, experts: string, access: string): Card =>
  cardOn(
    'effort',
    page,
    {
      short: said`It takes ${owner} as owner, somebody from IT, and ${experts} for a little each day.`,
      full: said`It takes ${owner} as owner, and somebody from IT who grants access to ${access}. Then ${experts} look at what it proposes and correct it, a little each day.`,
      more: said`Your security people look at roles and logs first. There’s no data to move and nothing to rip out.`,
    },
    { focus, notFor: ['who', 'whether', 'objection'] },
  )

const danger = (focus: Focus, page: PageName, short: Said, full: Said, more: Said): Card =>
  cardOn('risk', page, { short, full, more }, { focus, notFor: ['how', 'who', 'advise', 'compare'] })

/** How a system is connected, what it takes and what could go wrong, where somebody works. */
export const tradeAnswerCards: readonly Card[] = [
  ...connects.map(connecting),
  takes('finance', 'workingWithUs', 'your head of accounts', 'the people who match and close', 'the ledger'),
  takes('hr', 'workingWithUs', 'somebody from HR', 'the people who do the job', 'the HR system'),
  takes('payroll', 'workingWithUs', 'your payroll lead', 'the people who check the run', 'the HR system'),
  takes(
    'customerSupport',
    'workingWithUs',
    'the head of support',
    'the people who answer today',
    'the queue',
  ),
  takes('legal', 'workingWithUs', 'your counsel', 'the people who read contracts', 'the contracts'),
  takes(
    'health',
    'workingWithUs',
    'a ward or claims manager',
    'the people who know the claims',
    'the records',
  ),
  takes('retail', 'workingWithUs', 'whoever owns ordering', 'a few store managers', 'point-of-sale feeds'),
  danger(
    'it',
    'itOperations',
    said`It’s a change that goes wrong in production; so there are stages, gates and a way back.`,
    said`In IT the risk is a change that goes wrong in production. So rollouts are staged, gates come before production, and a release that stumbles is pulled back. It starts by only watching.`,
    said`The other risk is access that’s wider than the task. Each agent has an account of its own, with the least it needs.`,
  ),
  danger(
    'hr',
    'hrOperations',
    said`In HR it’s a wrong call about a person; so those wait for people, with the reasons attached.`,
    said`In HR the risk is a wrong call about a person. So there are bias checks on every shortlist, and offers, raises and exits wait for people. Sensitive matters go straight to a person.`,
    said`The other risk is a rule that’s wrong or out of date. Your people see that while it only proposes.`,
  ),
  danger(
    'finance',
    'corporateFunctions',
    said`In finance it’s a wrong match that nobody sees; so what doesn’t fit stops, and every step has its source.`,
    said`In finance the risk is a wrong match that nobody sees. So what doesn’t fit stops and waits, payments need the person your policy names, and every step has its source.`,
    said`Books are matched every day, so a mistake is seen soon and not at month-end.`,
  ),
  danger(
    'health',
    'domainFunctions',
    said`In a hospital it’s a wrong record or code; every clinical decision stays with clinicians.`,
    said`In a hospital the risk is a wrong record or code. So codes and claims are checked before they go out, and each look is logged. Every clinical decision stays with clinicians.`,
    said`It starts by only watching. Your people see what it would get wrong before it may act.`,
  ),
  danger(
    'customerSupport',
    'corporateFunctions',
    said`In support it’s a wrong answer to a customer; so it starts by drafting, and hands over what it can’t solve.`,
    said`In support the risk is a wrong answer to a customer. So it starts by only drafting, your people correct it, and what it can’t solve goes to a person with the whole story.`,
    said`Which questions it may answer alone is your decision. You can take one back at any time.`,
  ),
  cardOn(
    'roadmap',
    'agentCatalog',
    {
      short: said`What you can have now are the ${available} available agents, for IT, for departments and for trades.`,
      full: said`What you can have now are the ${available} available agents. For a plant I’d look at ${agents.monitor.name}, ${agents.patch.name}, ${agents.finance.name} and ${agents.hr.name}. Digital twins and IoT are in development.`,
      more: said`Everything the catalog calls available can start now. For the rest there’s a waitlist.`,
    },
    { moves: ['advise'] },
  ),
]
