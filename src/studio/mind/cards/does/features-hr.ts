import { agents } from '../../../../content/agents.ts'
import { home } from '../../../../content/home.ts'
import { hrOperations } from '../../../../content/hr-operations.ts'
import { found, inside } from '../phrases.ts'
import { said } from '../said.ts'
import type { Features } from './facts.ts'

const of = (focus: string) => {
  const { name, features } = found(hrOperations.agents.cards, ({ slug }) => slug === focus)
  const [first, second, third] = features.map(inside)
  return { name, first, second, third }
}
const recruit = of('recruit')
const onboard = of('onboard')
const engage = of('engage')
const comply = of('comply')
const develop = of('develop')
const payroll = of('payroll')
const [hiring, answers, checks] = agents.hr.features.map(inside)
const helpDesk = found(home.readyToDeploy.agents, ({ slug }) => slug === 'help-desk')

/** What HR and each of its specialists is asked for in particular, and where their job ends. */
export const hrFeatures: Features = {
  hr: [
    said`Yes, ${hiring} are both inside ${agents.hr.name}: ${recruit.name} does the one, ${onboard.name} the other.`,
    said`Yes, training is ${develop.name}: a ${develop.first}, ${develop.second} and ${develop.third}.`,
    said`Yes, there are ${answers}, in chat or e-mail, and sensitive questions go straight to a person.`,
    said`Yes, there are ${checks}: that’s ${payroll.name}.`,
    said`Yes, surveys are ${engage.name}: it listens all year rather than once a year.`,
    said`Yes, labor law is ${comply.name}: it knows ${comply.second} and checks each step before it’s done.`,
    said`Chat or e-mail is where employees ask today; whether another channel works for people with only a phone, our people can check.`,
  ],
  recruit: [
    said`Yes, it reads every application by the same criteria and gives ${recruit.first}.`,
    said`Yes, ${recruit.second} is part of it: it finds the times and books them.`,
    said`Yes, there are ${recruit.third}, and you see the reasons.`,
    said`No, it doesn’t hire anybody: it gives a shortlist with reasons, and the decision stays with a person.`,
  ],
  onboard: [
    said`Yes, ${onboard.first}: the laptop and the logins are ready before day one.`,
    said`Yes, ${onboard.second}: it gathers the papers and sees what’s missing.`,
    said`Yes, it makes a ${onboard.third}, ready before somebody starts.`,
    said`It can gather the documents for a check and see what’s missing, but how long an office takes over it isn’t in its hands.`,
    said`For staff who need a password or a laptop later on, there’s ${helpDesk.name}.`,
  ],
  engage: [
    said`Yes, it runs ${engage.first}, all year rather than once a year.`,
    said`Yes, it finds ${engage.second}: what people write, put in order.`,
    said`Yes, it sees ${engage.third}, and tells managers where to look.`,
    said`Managers see where to look: the themes and the early signs, and only what their role may see.`,
    said`No, it isn’t there to rate people: it listens, and sensitive matters go straight to a person.`,
  ],
  comply: [
    said`Yes, ${comply.first}: a step is checked before it’s done, not at the audit.`,
    said`Yes, it knows ${comply.second}, so a shift plan that breaks them is stopped.`,
    said`Yes, ${comply.third} is kept as the work is done.`,
    said`It works to labor law as rules with dates, narrowed by country; an opinion on your case comes from your own counsel.`,
  ],
  develop: [
    said`Yes, ${develop.second} are part of it: it makes them person by person, from the skills you need.`,
    said`Yes, there’s a ${develop.first}: the skills you have against the skills you need.`,
    said`Yes, it finds ${develop.third}, so more roles are filled from within.`,
  ],
  payroll: [
    said`Yes, ${payroll.first}: the odd line is stopped before payday and not after it.`,
    said`Yes, it has ${payroll.second}, so each run is checked against the rules of its place.`,
    said`Yes, ${payroll.third}: it explains any line to whoever asks.`,
    said`No, it doesn’t pay anybody by itself: it checks the run, and your own people release it.`,
    said`Local payroll providers differ: ADP and Workday are on our list, and others are reached through an interface if they have one, which our people check.`,
  ],
}
