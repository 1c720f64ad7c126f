import { agents } from '../../../../content/agents.ts'
import { hrOperations } from '../../../../content/hr-operations.ts'
import type { Focus } from '../../../../understanding/labels.ts'
import type { Card } from '../card.ts'
import { cardOn } from '../card-on.ts'
import { found, inside, listed } from '../phrases.ts'
import { said } from '../said.ts'

type Frame = Pick<Card, 'full' | 'more'> & Partial<Pick<Card, 'example'>>
type Facts = { does: string; features: readonly string[]; benefits: readonly string[] }

/** One of the specialists inside the HR agent. */
function specialist(focus: Focus, frame: (facts: Facts) => Frame): Card {
  const { name, text, features, benefits } = found(hrOperations.agents.cards, ({ slug }) => slug === focus)
  const does = `${name} ${inside(text)}`
  const words = frame({ does, features: features.map(inside), benefits: benefits.map(inside) })
  return cardOn('does', 'hrOperations', { short: said`${does}.`, ...words }, { focus })
}

export const hrCards: readonly Card[] = [
  cardOn(
    'does',
    'hrOperations',
    {
      short: said`${agents.hr.name} ${inside(agents.hr.summary)}.`,
      full: said`${hrOperations.hero.lead} Offers, raises and exits still wait for the people your policy names.`,
      more: said`The specialists are ${listed(hrOperations.agents.cards.map(({ name }) => name))}. You start with the step that hurts most, and the others are there when you want them.`,
      example: said`Say somebody’s hired: interviews get booked, and the laptop and logins are ready before day one. The payroll run is checked before it runs, and questions about a payslip are answered.`,
    },
    { focus: 'hr' },
  ),
  specialist('recruit', ({ does, features: [scores, scheduling, bias], benefits: [time, recruiters] }) => ({
    full: said`${does}. It gives ${scores}, and takes care of ${scheduling}. That’s ${time}, and ${recruiters}.`,
    more: said`There are ${bias}, and the decision to hire stays with a person.`,
    example: said`Say there’s a pile of applications for one warehouse job. The agent reads them all by the same criteria, gives a shortlist with reasons and books the interviews. Your recruiter decides.`,
  })),
  specialist('onboard', ({ does, features: [accounts, documents, plan], benefits: [sooner, step] }) => ({
    full: said`${does}. It sees to ${accounts}, does the ${documents} and makes a ${plan}. So you have ${sooner}, and ${step}.`,
    more: said`It works in the employee file you keep today, so there’s no shadow copy to reconcile.`,
    example: said`Somebody starts on Monday: the laptop is there, the logins work and the first week is planned. Nobody in HR had to chase it.`,
  })),
  specialist('engage', ({ does, features: [surveys, themes, signs], benefits: [lost, managers] }) => ({
    full: said`${does}. It runs ${surveys}, finds ${themes} and sees ${signs}. That means ${lost}, and ${managers}.`,
    more: said`What employees write that’s sensitive goes straight to a person.`,
    example: said`One team’s answers get shorter from month to month. The manager hears which theme it is while there’s still time to talk.`,
  })),
  specialist('comply', ({ does, features: [checks, rules, evidence], benefits: [findings, answer] }) => ({
    full: said`${does}. It does ${checks}, and knows ${rules}. So you get ${findings}: ${answer}.`,
    more: said`The ${evidence} is there without anybody collecting it. Policy is set once and narrowed by country.`,
    example: said`A shift plan would leave somebody too little rest. The agent stops it before it’s published and shows the rule.`,
  })),
  specialist('develop', ({ does, features: [map, plans, matches], benefits: [roles, spend] }) => ({
    full: said`${does}. From the ${map} it makes ${plans}, and finds ${matches}. You get ${roles}.`,
    more: said`You also have ${spend}. And where agents take over tasks, it shows who could do what next.`,
    example: said`A role opens in another office. The agent shows who in the company has most of the skills, and what they’d still have to learn.`,
  })),
  specialist(
    'payroll',
    ({ does, features: [anomalies, rules, questions], benefits: [corrections, paydays] }) => ({
      full: said`${does}. It does ${anomalies}, with ${rules}, and gets ${questions}. That’s ${corrections} and ${paydays}.`,
      more: said`It works in the payroll system you have. The run itself is released by your own people.`,
      example: said`Somebody’s hours look odd this month. The agent stops that line before the run, shows why, and your payroll team decides.`,
    }),
  ),
]
