import { corporateFunctions } from '../../../../content/corporate-functions.ts'
import { home } from '../../../../content/home.ts'
import type { Card } from '../card.ts'
import { cardOn } from '../card-on.ts'
import { found, inside } from '../phrases.ts'
import { said } from '../said.ts'
import { agentCard } from './agent-card.ts'

const logged = (agent: string) => inside(found(home.commandCenter.log, (entry) => entry.agent === agent).text)
const helpDesk = found(home.readyToDeploy.agents, ({ slug }) => slug === 'help-desk')

export const corporateCards: readonly Card[] = [
  agentCard(
    'finance',
    ({ does, features: [reconciliation, invoices, forecasts], benefits: [monthEnd, duplicates, spend] }) => ({
      full: said`${does}. It does ${reconciliation}, and ${invoices}. You get ${monthEnd} and ${duplicates}.`,
      more: said`There are ${forecasts} too, with ${spend}.`,
      example: said`In the morning your team finds the ${logged('finance')}. They look at those, and the rest is done.`,
    }),
  ),
  agentCard(
    'legal',
    ({ does, features: [clauses, calendar, redlines], benefits: [cycles, renewal, risk] }) => ({
      full: said`${does}. It does ${clauses} and prepares ${redlines} for your counsel. That’s ${cycles}, with ${risk}.`,
      more: said`It also keeps an ${calendar}, so there’s ${renewal}. The legal opinion stays with your counsel.`,
      example: said`A supplier sends its own paper. The agent marks where it differs from your standard and drafts the answer, and your counsel decides what may stay.`,
    }),
  ),
  agentCard(
    'sales',
    ({ does, features: [scores, briefs, forecasts], benefits: [calls, pipeline, quarter] }) => ({
      full: said`${does}. Your sales people get ${scores}, and ${briefs}. So there are ${calls}, and ${pipeline}.`,
      more: said`You also get ${forecasts}, and ${quarter}.`,
      example: said`Before a call, your sales people find a brief with what was said last time and what’s open. Afterwards the follow-up is drafted.`,
    }),
  ),
  agentCard(
    'marketing',
    ({ does, features: [segments, copy, shifts], benefits: [spend, variants, voice] }) => ({
      full: said`${does}. It works with ${segments}, ${copy}, and ${shifts}. You see ${spend} and ${variants}.`,
      more: said`And there’s ${voice}. It keeps inside the budget you set.`,
      example: said`One variant does well in one market and badly in another. The agent moves the budget, inside the limit you set, and shows why.`,
    }),
  ),
  agentCard(
    'customerSupport',
    ({ does, features: [replies, history, causes], benefits: [queues, repeats, specialists] }) => ({
      full: said`${does}. It ${replies}, with the ${history}. That’s ${queues}, ${repeats} and ${specialists}.`,
      more: said`You get ${causes}, so the same trouble comes back less often. For your own staff there’s ${helpDesk.name}: it ${inside(helpDesk.text.split('. ')[0])}.`,
      example: said`A customer writes at night, in their own language, and is answered at once. What needs a person is there in the morning, with the whole story attached.`,
    }),
  ),
  cardOn(
    'does',
    'corporateFunctions',
    {
      short: said`Our corporate agents run HR, finance, legal, sales, marketing and support to your policy, and hand work to each other.`,
      full: said`${corporateFunctions.hero.lead} ${corporateFunctions.tiles[2]?.text}`,
      more: said`${corporateFunctions.workflow.lead} ${corporateFunctions.workflow.bullets[1]}`,
      example: said`Say a deal is signed. ${corporateFunctions.workflow.bullets[0]} ${corporateFunctions.workflow.bullets[3]}`,
    },
    { focus: 'corporate' },
  ),
]
