import { BRAND } from '../../../content/brand.ts'
import { figures } from '../../../content/figures.ts'
import { home } from '../../../content/home.ts'
import { leaders } from '../../../content/leaders.ts'
import { useCases } from '../../../content/use-cases.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { found, inside } from './phrases.ts'
import { said } from './said.ts'

const bank = found(useCases.stories.items, ({ agents: at }) => at.includes('tax'))
const chain = found(useCases.stories.items, ({ agents: at }) => at.includes('retail'))
const financeOfficer = found(leaders, ({ role }) => role === 'Chief Financial Officer')
const inCharge = found(home.whyChoose.reasons, ({ title }) => title === 'Keeps people in charge')

const bankStory = said`At ${inside(bank.customer)}, tax teams built returns by hand from ledgers that did not agree. Now ${inside(bank.outcome)}.`
const chainStory = said`At ${inside(chain.customer)}, ${inside(chain.situation)}. Now ${inside(chain.outcome)}.`

/** Trades we have no story from. */
const fromTrade = {
  health: 'a hospital',
  oilGas: 'oil and gas',
  telecom: 'telecom',
  manufacturing: 'manufacturing',
  otherIndustry: 'your industry',
} as const

export const valueCards: readonly Card[] = [
  cardOn('references', 'useCases', {
    concedes: said`Fair enough, you’d want to see that it worked for somebody else.`,
    short: said`We count ${figures.enterpriseClients} enterprise clients, and tell the stories of a global bank and a retail chain.`,
    full: said`We count ${figures.enterpriseClients} enterprise clients. I don’t name them, but the stories of a global bank and a retail chain are on our pages. For a call with a customer, talk to our people.`,
    more: chainStory,
    example: bankStory,
  }),
  cardOn(
    'references',
    'useCases',
    {
      short: said`I don’t give out customers’ names; our people can talk about a customer call with you.`,
      full: said`I don’t give out customers’ names. We count ${figures.enterpriseClients} enterprise clients, and I can tell you what a global bank and a retail chain did. Our people can talk about a customer call with you.`,
      more: bankStory,
      example: chainStory,
    },
    { moves: ['who'] },
  ),
  cardOn(
    'references',
    'useCases',
    {
      short: said`A global bank reached ${figures.taxAccuracy} tax accuracy, with filings that agents prepare and people review.`,
      full: said`At a global bank, agents prepare the tax filings and attach a source to every figure. The bank counts ${figures.taxAccuracy} tax accuracy, and decision cycles ${figures.decisionSpeed} faster. People review what’s unusual.`,
      more: chainStory,
      example: said`The best proof is your own: one process, measured before and after. Our people can also talk about a customer call with you.`,
    },
    { moves: ['proof', 'how_much'] },
  ),
  cardOn(
    'references',
    'useCases',
    {
      short: said`A global bank has agents prepare its tax filings, with ${figures.taxAccuracy} tax accuracy.`,
      full: said`There’s a global bank, which I don’t name. ${bank.work}`,
      more: said`${bank.outcome} The bank counts ${figures.taxAccuracy} tax accuracy, and decision cycles ${figures.decisionSpeed} faster.`,
      example: bankStory,
    },
    { focus: 'banking', notFor: ['who', 'how_much', 'objection'] },
  ),
  cardOn(
    'references',
    'useCases',
    {
      short: said`A retail chain lets agents forecast, order and move stock store by store.`,
      full: said`There’s a retail chain, which I don’t name. ${chain.work} It counts an efficiency gain of ${figures.efficiencyGain}.`,
      more: said`${chain.outcome} Customers are answered ${figures.aroundTheClock}.`,
      example: chainStory,
    },
    { focus: 'retail', notFor: ['who', 'how_much', 'objection'] },
  ),
  ...(['health', 'oilGas', 'telecom', 'manufacturing', 'otherIndustry'] as const).map((trade) =>
    cardOn(
      'references',
      'useCases',
      {
        short: said`From ${fromTrade[trade]} I have no story to tell; mine are from a global bank and a retail chain.`,
        full: said`I’ll be honest: from ${fromTrade[trade]} I have no story to tell. Mine are from a global bank and a retail chain. Whether there’s a customer of your kind to talk to, a colleague can tell you.`,
        more: chainStory,
        example: bankStory,
      },
      { focus: trade, notFor: ['who', 'how_much', 'objection'] },
    ),
  ),
  cardOn('price', 'contact', {
    short: said`I don’t quote prices here; a colleague talks about them once it’s clear which agents you’d start with.`,
    full: said`I don’t quote prices here. It depends on the agents and the process, and a colleague talks about it with you. What I can do is find out which agents you’d need.`,
    more: said`Pricing sits with ${financeOfficer.name}, our ${financeOfficer.role}. The contact form gets you there.`,
    example: said`Tell me one process and who runs it today. Then a colleague can tell you what it costs for that, not for a whole catalog.`,
  }),
  cardOn(
    'price',
    'contact',
    {
      concedes: said`I understand: every line in a budget has to show what it’s there for.`,
      short: said`Start with one process and hold what it saves against what a colleague tells you it costs.`,
      full: said`That’s why you’d start with one process, not with a program. Cost and savings are itemized by agent and by task, so you can hold one against the other. A colleague talks about figures with you.`,
      more: said`Our figure is ${figures.costReductionRange} lower cost in the processes agents take over. If yours doesn’t move, you stop.`,
    },
    { moves: ['objection', 'compare'] },
  ),
  cardOn('why_us', 'home', {
    concedes: said`That’s a fair question.`,
    short: said`You start with one agent, it shows what it saves, and your people keep the last word.`,
    full: said`You can start with one agent instead of a program. It shows what it saves, checks policy before it acts and works through the tools you keep. And your people keep the last word.`,
    more: said`The agents share one memory, one set of controls and one audit trail. So the tenth is easier to run than the first.`,
    example: said`What legal learned on Monday is there when finance opens the file on Tuesday. With separate tools, somebody has to carry it over.`,
  }),
  cardOn('competitors', 'home', {
    concedes: said`There are a lot of us, I know.`,
    short: said`I only know our own; what sets them apart is that they share one memory, one set of controls and one audit trail.`,
    full: said`I only know our own, so I’d rather not judge others. An assistant waits for questions and a script repeats its steps; our agents carry a job to its end. They share one memory and one audit trail.`,
    more: said`${inCharge.text} A fair way to compare is to give each the same process and look at the log.`,
    example: said`Bring the exception your best specialist would spot. Then see whether the agent spots it too.`,
  }),
  cardOn('build_or_have', 'technology', {
    concedes: said`You may well be able to, and what you have doesn’t need to go.`,
    short: said`Agents work through the tools you have; what you’d have to build is the roles, the memory and the audit trail around them.`,
    full: said`Agents work through the tools you have, so nothing has to go. The model is the easy part to build. Roles, approvals, shared memory and an audit trail are the long part, and somebody has to keep them up.`,
    more: said`${BRAND} has those for every agent, from the first one on. Your engineers can build the next thing instead.`,
    example: said`Say you’ve built something that answers HR questions. It stays, and an agent does what comes after the answer: the form, the approval, the record.`,
  }),
]
