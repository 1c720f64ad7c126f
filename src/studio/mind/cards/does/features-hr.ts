import { agents } from '../../../../content/agents.ts'
import { home } from '../../../../content/home.ts'
import { hrOperations } from '../../../../content/hr-operations.ts'
import { asked } from '../heard-as.ts'
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
    asked(
      'hiring recruiting onboarding',
      said`Yes, ${hiring} are both inside ${agents.hr.name}: ${recruit.name} does the one, ${onboard.name} the other.`,
    ),
    asked(
      'training people learning plans courses upskilling academy',
      said`Yes, training is ${develop.name}: a ${develop.first}, ${develop.second} and ${develop.third}.`,
    ),
    asked(
      'employees ask policy questions chatbot leave vacation',
      said`Yes, there are ${answers}, in chat or e-mail, and sensitive questions go straight to a person.`,
    ),
    asked('payroll payslip salary run', said`Yes, there are ${checks}: that’s ${payroll.name}.`),
    asked(
      'survey engagement attrition turnover leaving',
      said`Yes, surveys are ${engage.name}: it listens all year rather than once a year.`,
    ),
    asked(
      'labour law working time overtime rest',
      said`Yes, labor law is ${comply.name}: it knows ${comply.second} and checks each step before it’s done.`,
    ),
    asked(
      'no company email only a phone drivers WhatsApp Teams Slack kiosk',
      said`Chat or e-mail is where employees ask today; whether another channel works for people with only a phone, our people can check.`,
    ),
  ],
  recruit: [
    asked(
      'CVs resumes applications screening pile',
      said`Yes, it reads every application by the same criteria and gives ${recruit.first}.`,
    ),
    asked(
      'interviews calendar appointment scheduling',
      said`Yes, ${recruit.second} is part of it: it finds the times and books them.`,
    ),
    asked(
      'bias discrimination fair diversity',
      said`Yes, there are ${recruit.third}, and you see the reasons.`,
    ),
    asked(
      'reject candidates decide hire by itself automatically',
      said`No, it doesn’t hire anybody: it gives a shortlist with reasons, and the decision stays with a person.`,
    ),
  ],
  onboard: [
    asked(
      'laptop equipment badge accounts first day day one starting',
      said`Yes, ${onboard.first}: the laptop and the logins are ready before day one.`,
    ),
    asked(
      'documents paperwork forms certificates missing',
      said`Yes, ${onboard.second}: it gathers the papers and sees what’s missing.`,
    ),
    asked(
      'first week plan new joiner starter buddy welcome',
      said`Yes, it makes a ${onboard.third}, ready before somebody starts.`,
    ),
    asked(
      'vetting background check security clearance weeks',
      said`It can gather the documents for a check and see what’s missing, but how long an office takes over it isn’t in its hands.`,
    ),
    asked(
      'password reset help desk',
      said`For staff who need a password or a laptop later on, there’s ${helpDesk.name}.`,
    ),
  ],
  engage: [
    asked(
      'survey pulse engagement nobody believes',
      said`Yes, it runs ${engage.first}, all year rather than once a year.`,
    ),
    asked(
      'comments free text themes',
      said`Yes, it finds ${engage.second}: what people write, put in order.`,
    ),
    asked(
      'attrition turnover leaving quit resign early warning',
      said`Yes, it sees ${engage.third}, and tells managers where to look.`,
    ),
    asked(
      'managers see dashboard what do they get',
      said`Managers see where to look: the themes and the early signs, and only what their role may see.`,
    ),
    asked(
      'spy anonymous watch individual',
      said`No, it isn’t there to rate people: it listens, and sensitive matters go straight to a person.`,
    ),
  ],
  comply: [
    asked(
      'check policy before',
      said`Yes, ${comply.first}: a step is checked before it’s done, not at the audit.`,
    ),
    asked(
      'working time overtime rest leave shifts roster',
      said`Yes, it knows ${comply.second}, so a shift plan that breaks them is stopped.`,
    ),
    asked('evidence proof audit', said`Yes, ${comply.third} is kept as the work is done.`),
    asked(
      'labour law country opinion legal',
      said`It works to labor law as rules with dates, narrowed by country; an opinion on your case comes from your own counsel.`,
    ),
  ],
  develop: [
    asked(
      'training learning plans courses upskilling development',
      said`Yes, ${develop.second} are part of it: it makes them person by person, from the skills you need.`,
    ),
    asked(
      'skills map gap competence matrix',
      said`Yes, there’s a ${develop.first}: the skills you have against the skills you need.`,
    ),
    asked(
      'internal mobility vacancies succession career',
      said`Yes, it finds ${develop.third}, so more roles are filled from within.`,
    ),
  ],
  payroll: [
    asked(
      'errors wrong pay anomaly check overtime',
      said`Yes, ${payroll.first}: the odd line is stopped before payday and not after it.`,
    ),
    asked(
      'countries rules local',
      said`Yes, it has ${payroll.second}, so each run is checked against the rules of its place.`,
    ),
    asked(
      'payslip question explain salary',
      said`Yes, ${payroll.third}: it explains any line to whoever asks.`,
    ),
    asked(
      'pay salaries release transfer by itself replace payroll department',
      said`No, it doesn’t pay anybody by itself: it checks the run, and your own people release it.`,
    ),
    asked(
      'local providers zoo vendors countries outsourced',
      said`Local payroll providers differ: ADP and Workday are on our list, and others are reached through an interface if they have one, which our people check.`,
    ),
  ],
}
