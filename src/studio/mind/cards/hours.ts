import { figures } from '../../../content/figures.ts'
import { home } from '../../../content/home.ts'
import type { PageName } from '../../../contract/paths.ts'
import type { Focus } from '../../../understanding/labels.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { asked } from './heard-as.ts'
import { found, inside } from './phrases.ts'
import { type Said, said } from './said.ts'

const awake = found(home.globalEnterprise.points, ({ title }) => title === 'Always someone awake')
const logged = (agent: string) => inside(found(home.commandCenter.log, (entry) => entry.agent === agent).text)

const round = said`Nights and weekends are no different. What needs a person waits for one, or goes to the one you named.`

const at = (focus: Focus, page: PageName, short: Said, full: Said, example?: Said): Card =>
  cardOn(
    'hours',
    page,
    { short, full, more: round, ...(example && { example }) },
    { focus, notFor: ['objection'] },
  )

/** At which hours an agent works, where somebody works. */
export const hoursCards: readonly Card[] = [
  cardOn('hours', 'home', {
    concedes: said`You’re right, trouble doesn’t keep office hours.`,
    short: said`Yes, agents work ${figures.aroundTheClock}, nights and weekends included.`,
    full: said`Yes, agents work ${figures.aroundTheClock}, in every time zone you work in. The morning shift starts with the night’s work done.`,
    more: said`What needs a person at night waits, or goes to the one you named. In the command center you see what was done while you slept.`,
    example: said`In an example night a fault is found, the last release is rolled back and the ticket is closed. In the morning the books are matched, with a few items for review.`,
    features: [
      asked(
        'Sunday Sundays Saturday Saturdays weekend holidays Christmas',
        said`Yes, on any day of the week, weekends too: agents work ${figures.aroundTheClock}.`,
      ),
      said`Yes, in every time zone you work in: each country keeps its rules, its language and its hours.`,
      asked('night shift nights sleep 3am', said`Yes, at night as well. ${awake.text}`),
      asked(
        'your support hours people phone SLA',
        said`Agents work ${figures.aroundTheClock}; when our own people answer is settled with you, as part of service levels.`,
      ),
    ],
  }),
  cardOn(
    'hours',
    'workingWithUs',
    {
      short: said`Agents work ${figures.aroundTheClock}; when our own people answer is settled with them.`,
      full: said`Agents work ${figures.aroundTheClock}. For our own people, service levels and response times are settled with you, so that’s a question for a colleague.`,
      more: said`You have a named contact who knows your processes, and a support team behind them.`,
    },
    { moves: ['who'] },
  ),
  at(
    'it',
    'itOperations',
    said`Yes, monitoring is ${figures.aroundTheClock}: the IT agents are there at night, so fewer people are called.`,
    said`Yes, monitoring is ${figures.aroundTheClock}. At night a fault is found, repaired where you allow it and written up. So there are fewer calls at night.`,
    said`In the example night one agent reports ${logged('detect')}. Minutes later another reports ${logged('recover')}.`,
  ),
  at(
    'customerSupport',
    'corporateFunctions',
    said`Yes, customers are answered at any hour, nights and weekends included.`,
    said`Yes, customers are answered at any hour, ${figures.aroundTheClock}, in their own language. What needs a person is there in the morning with the whole story, or goes to whoever you have on call.`,
    said`A customer writes late in the evening and is answered at once. The hard one is on a specialist’s desk in the morning.`,
  ),
  at(
    'hr',
    'hrOperations',
    said`Yes, employees are answered at any hour, whichever shift they work.`,
    said`Yes, employees are answered at any hour, whichever shift they work. Sensitive questions wait for a person.`,
    said`Somebody on the night shift wonders about a line on the payslip. The answer is there at once, and HR hears nothing of it.`,
  ),
  at(
    'health',
    'domainFunctions',
    said`Yes, for the night shift too: beds and rosters are kept current ${figures.aroundTheClock}.`,
    said`Yes, for the night shift too: agents work ${figures.aroundTheClock}, so beds and rosters are current at night as well. The morning shift starts with the night’s work done.`,
    said`A patient leaves late at night. The plan is current at once, and the morning shift finds it so.`,
  ),
  at(
    'finance',
    'corporateFunctions',
    said`Yes, the books are matched at night, and your team finds the odd ones in the morning.`,
    said`Yes, it works at night too. In the morning your team finds the ${logged('finance')}.`,
  ),
  at(
    'treasury',
    'domainFunctions',
    said`Yes, positions are ready before the desk opens.`,
    said`Yes, it works before your desk does: every account is read in the morning, and the day’s moves are proposed before the desk opens.`,
    said`In the example night it reports ${logged('treasury')}, before anybody is in.`,
  ),
  at(
    'retail',
    'domainFunctions',
    said`Yes, forecasts and orders are made every day, weekends included.`,
    said`Yes, every store gets its own forecast and its own order every day, weekends included. Store managers find the day’s plan with their first coffee.`,
  ),
  at(
    'oilGas',
    'useCases',
    said`Yes, wells and lines are watched ${figures.aroundTheClock}.`,
    said`Yes, agents work ${figures.aroundTheClock}, from the well to the terminal. The next best move is known before the shift begins.`,
  ),
  cardOn(
    'hours',
    'digitalTwins',
    {
      short: said`Not yet: it’s in development, and it’s planned to follow the site all day.`,
      full: said`Not yet, because it’s in development. It’s planned to follow the site all day and all night. Whoever’s on the waitlist hears first.`,
      more: said`The agents that are available work ${figures.aroundTheClock} today.`,
    },
    { focus: 'twin' },
  ),
]
