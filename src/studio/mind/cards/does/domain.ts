import { digitalTwins } from '../../../../content/digital-twins.ts'
import { useCases } from '../../../../content/use-cases.ts'
import type { Card } from '../card.ts'
import { found, inside } from '../phrases.ts'
import { said } from '../said.ts'
import { agentCard } from './agent-card.ts'

const bank = found(useCases.stories.items, ({ agents: at }) => at.includes('tax'))
const chain = found(useCases.stories.items, ({ agents: at }) => at.includes('retail'))
const ward = found(digitalTwins.useCases.cards, ({ title }) => title === 'Healthcare')

export const domainCards: readonly Card[] = [
  agentCard(
    'tax',
    ({ does, features: [filings, tracking, papers, indirect], benefits: [accuracy, ready, source] }) => ({
      full: said`${does}. It does ${filings} and ${tracking}, and leaves ${papers}. Our figure there is ${accuracy}.`,
      more: said`It handles ${indirect} too, with ${source}. You have ${ready}.`,
      example: said`${bank.customer} had tax teams in several countries building returns by hand. ${bank.work}`,
    }),
  ),
  agentCard(
    'treasury',
    ({ does, features: [positions, liquidity, exposure, fees], benefits: [cash, idle, warning] }) => ({
      full: said`${does}. You get ${positions}, ${liquidity}, and ${exposure}. Our figure there is ${cash}.`,
      more: said`It does ${fees} as well. You have ${idle} and ${warning}.`,
      example: said`It sees every account in the morning and proposes the day’s moves before the desk opens. Your treasury team decides which of them are made.`,
    }),
  ),
  agentCard(
    'upstream',
    ({
      does,
      description,
      features: [wells, plans, failures],
      benefits: [production, downtime, orders],
    }) => ({
      full: said`${does}. It uses ${wells} and ${failures}. Our figure is a ${production}, with ${downtime}.`,
      more: said`It ${description}. There’s also ${plans}, and ${orders}.`,
      example: said`One well falls behind its neighbors. The agent says why, which crew should go there next and which work can wait.`,
    }),
  ),
  agentCard(
    'midstream',
    ({ does, description, features: [flow, leaks, routes], benefits: [transport, losses, custody] }) => ({
      full: said`${does}. It does ${flow}, ${leaks}, and ${routes}. Our figure is ${transport}.`,
      more: said`It ${description}. You get ${losses} and ${custody}.`,
      example: said`A tank fills faster than planned. The agent plans line, storage and trucks again as one, and shows the operator what it would change.`,
    }),
  ),
  agentCard(
    'health',
    ({
      does,
      features: [flow, claims, records, packets, rosters],
      benefits: [patients, rejected, waits],
    }) => ({
      full: said`${does}. It does ${flow} and ${claims}, and leaves every clinical decision to clinicians. You get ${patients} and ${rejected}.`,
      more: said`It prepares ${packets}, plans ${rosters}, and keeps ${records}. What patients notice is ${waits}.`,
      example: said`A claim is about to go out with a code that doesn’t match the record. The agent stops it, shows both, and a person settles it before it’s rejected.`,
    }),
  ),
  agentCard(
    'retail',
    ({ does, description, features: [demand, orders, prices], benefits: [shelves, loss, response] }) => ({
      full: said`${does}. It makes ${demand}, ${orders}, and does the ${prices}. That’s ${shelves}, and ${loss}.`,
      more: said`It ${description}. You also get a ${response}.`,
      example: said`At ${inside(chain.customer)}, ${inside(chain.work)}. ${chain.outcome}`,
    }),
  ),
  agentCard('twin', ({ does, features: [state, runs, fusion] }) => ({
    full: said`It’s in development, so there’s a waitlist for now. ${does}. It’s planned with ${state}, ${runs} and ${fusion}.`,
    more: said`The point of it is that ${inside(digitalTwins.tiles[1]?.text)}. It’ll share memory, controls and audit trail with every agent you run today.`,
    example: said`In a hospital you could ${inside(ward.description)}. In a factory you could try a new line speed before the first part is scrapped.`,
  })),
  agentCard('iot', ({ does, features: [devices, edge, sensors] }) => ({
    full: said`It’s in development, so there’s a waitlist for now. ${does}. It’s planned with ${devices}, ${edge} and a view on the ${sensors}.`,
    more: said`Once it’s there, ${inside(digitalTwins.features.cards[2]?.text)}. It’s made to feed the digital twin.`,
  })),
  agentCard('control', ({ does, features: [loops, approval, fallback] }) => ({
    full: said`It’s in development, so there’s a waitlist for now. ${does}. It’s planned with ${loops}, ${approval} and a ${fallback}.`,
    more: said`It’s planned that ${inside(digitalTwins.features.cards[1]?.text)}. ${digitalTwins.tiles[2]?.text}`,
  })),
]
