import { agents } from '../../../../content/agents.ts'
import { domainFunctions } from '../../../../content/domain-functions.ts'
import { useCases } from '../../../../content/use-cases.ts'
import type { Card } from '../card.ts'
import { cardOn } from '../card-on.ts'
import { found, inside, listed } from '../phrases.ts'
import { said } from '../said.ts'

type Industry = (typeof useCases.industries)[number]

const industry = (slug: string): Industry => found(useCases.industries, (one) => one.slug === slug)
const team = ({ agents: keys }: Industry) => listed(keys.map((key) => agents[key].name))
const benefits = (one: Industry) => one.benefits.map(inside)

const bank = industry('finance')
const oil = industry('oil-and-gas')
const telecom = industry('telecom')
const manufacturing = industry('manufacturing')
const bankStory = found(useCases.stories.items, ({ agents: at }) => at.includes('tax'))
const banks = found(domainFunctions.industries.cards, ({ name }) => name === 'Finance')

/** Trades that have no agent of their name: what the team of agents does there. Hospitals and retail have one. */
export const tradeCards: readonly Card[] = [
  cardOn(
    'does',
    'useCases',
    {
      short: said`In banks our agents keep books, filings and cash positions ready for the examiner.`,
      full: said`${bank.description} At work there are ${team(bank)}. You get ${benefits(bank)[0]}, and ${benefits(bank)[2]}.`,
      more: said`They ${inside(banks.description)}. And you have ${benefits(bank)[1]}.`,
      example: said`Take ${inside(bankStory.customer)}. ${bankStory.work}`,
    },
    { focus: 'banking' },
  ),
  cardOn(
    'does',
    'useCases',
    {
      short: said`In oil and gas our agents work from the well to the terminal: more product, fewer losses, safer work.`,
      full: said`${oil.description} At work there are ${team(oil)}. You get ${listed(benefits(oil))}.`,
      more: said`${agents.treasury.name} looks after the cash, and ${agents.monitor.name} after the systems behind it all.`,
      example: said`One well falls behind its neighbors. The agent says why, which crew should go there next and which work can wait.`,
    },
    { focus: 'oilGas' },
  ),
  cardOn(
    'does',
    'useCases',
    {
      short: said`In telecom our agents find, fix and explain faults before subscribers ring up.`,
      full: said`${telecom.description} At work there are ${team(telecom)}. You get ${benefits(telecom)[0]}, and ${benefits(telecom)[2]}.`,
      more: said`The measures that move are time to repair and repeat calls. And there are ${benefits(telecom)[1]}.`,
      example: said`A part of the network goes slow at night. One agent finds the cause, another brings the service back, and callers hear what happened before they ask.`,
    },
    { focus: 'telecom' },
  ),
  cardOn(
    'does',
    'useCases',
    {
      short: said`In manufacturing our agents keep plant systems up, invoices matched and shifts filled.`,
      full: said`${manufacturing.description} At work there are ${team(manufacturing)}. You get ${listed(benefits(manufacturing))}.`,
      more: said`The measures that move are unplanned line stops and late supplier payments. Digital twins of a line are in development, with a waitlist.`,
      example: said`A supplier’s invoice comes in. It’s matched on arrival, the odd ones wait for a person, and the supplier is paid on time.`,
    },
    { focus: 'manufacturing' },
  ),
  cardOn(
    'does',
    'useCases',
    {
      short: said`We have no agent made only for your industry, but the IT and corporate ones work in any.`,
      full: said`I’ll be honest: we have no agent made only for your industry. The IT and corporate agents work in any, from help desk to hiring to invoices.`,
      more: said`The industries we know best are ${listed(domainFunctions.supportedIndustries.names)}. For anything else, a colleague can tell you what fits.`,
      example: said`A transport company has invoices to match, shifts to fill and systems to keep up, as everybody has. That’s where the agents can start.`,
    },
    { focus: 'otherIndustry' },
  ),
]
