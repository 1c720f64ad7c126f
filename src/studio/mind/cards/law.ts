import { figures } from '../../../content/figures.ts'
import { technology } from '../../../content/technology.ts'
import { workingWithUs } from '../../../content/working-with-us.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { asked } from './heard-as.ts'
import { found, inside } from './phrases.ts'
import { said } from './said.ts'

const ready = inside(found(technology.security.items, ({ title }) => title.startsWith('GDPR')).text)
const kept = found(workingWithUs.security.answers, ({ key }) => key === 'kept').text

/** What the law asks is for counsel to say; what the product has towards it, for us. */
export const lawCards: readonly Card[] = [
  cardOn('law', 'technology', {
    concedes: said`You’re right to have that looked at before anything starts.`,
    short: said`That’s for your own counsel to say; I give no legal opinion.`,
    full: said`That’s for your own counsel to say; I give no legal opinion. What they can look at are the roles, the limits and a log with the reason for every action.`,
    more: said`It’s GDPR and HIPAA ready, which means it’s ${ready}. Policy is set once and narrowed by country.`,
    example: said`Counsel may want to know how a decision came about. The log shows the rule, the source and the person who approved it.`,
    features: [
      asked(
        'LGPD CCPA PDPA POPIA Brazil India Switzerland not GDPR our law',
        said`Another country’s privacy law I can’t claim by name: what stays is that data can be found, limited, exported and erased.`,
      ),
      asked(
        'enough comply legal allowed LGPD',
        said`Whether that’s enough under your law, I can’t say; your own counsel can, and our people show them the papers.`,
      ),
      asked(
        'EU AI Act high risk class classified',
        said`How a law on AI looks at it, I can’t say; your counsel can, and reasons, bias checks and logs are what to show them.`,
      ),
      asked(
        'Betriebsverfassungsgesetz consent co-determination legal introduce without',
        said`Whether the works council has to agree is for counsel to say; what we’d do is bring them in before the pilot.`,
      ),
      asked(
        'sued lawsuit discriminate discrimination court',
        said`If somebody feels treated wrongly, the log shows the reason for every step; what follows from it in law, counsel says.`,
      ),
      asked(
        'does that change anything',
        said`It changes nothing in how it’s built: policy is narrowed by country, so an agent works to the rules of the place.`,
      ),
    ],
  }),
  cardOn(
    'law',
    'technology',
    {
      short: said`Your own counsel: I give no legal opinion, and neither does an agent.`,
      full: said`Your own counsel says that. I give no legal opinion, and neither does an agent. Our people can show your counsel roles, logs and papers.`,
      more: said`The contact form is the way to them.`,
    },
    { moves: ['who'] },
  ),
  cardOn(
    'law',
    'hrOperations',
    {
      short: said`How the law looks at it, your counsel says; what they’ll look at are reasons, bias checks and a person who decides.`,
      full: said`How the law looks at it, your own counsel says. What they’ll want to see are job-related scores with reasons, bias checks on every shortlist and a log. And the decision to hire stays with a person.`,
      more: said`Your company draws the roles. Each look at an application is logged.`,
    },
    { focus: 'recruit', notFor: ['who'] },
  ),
  cardOn(
    'law',
    'hrOperations',
    {
      short: said`The HR agents work to labor law as rules by country; what the law asks of you, your counsel says.`,
      full: said`The HR agents check each step against policy and labor law, as rules with dates, narrowed by country. What the law asks of you in a case, your own counsel says.`,
      more: said`Working-time and leave rules are among them. The evidence is kept as the work is done.`,
    },
    { focus: 'hr', notFor: ['who'] },
  ),
  cardOn(
    'law',
    'domainFunctions',
    {
      short: said`What it counts as in law I can’t say; it makes no clinical decisions, and your own counsel judges the rest.`,
      full: said`What it counts as in law I can’t say. It makes no clinical decisions: it looks after beds, codes and claims. What follows from that in law, your own counsel says.`,
      more: said`It’s HIPAA and GDPR ready: health data can be found, limited, exported and erased. Papers come from our people.`,
    },
    { focus: 'health', notFor: ['who'] },
  ),
  cardOn(
    'law',
    'useCases',
    {
      short: said`What your regulator wants, only your regulator and your counsel can say; the evidence for it is in the log.`,
      full: said`What your regulator wants, only your regulator and your counsel can say. Every action is checked against policy first and logged after, with its source.`,
      more: said`Filings, books and cash positions come with the evidence an examiner asks for.`,
    },
    { focus: 'banking', notFor: ['who'] },
  ),
  cardOn(
    'privacy',
    'technology',
    {
      concedes: said`You’re right: ready isn’t the same as compliant.`,
      short: said`Ready means what it can do: find, limit, export and erase; whether that’s compliant depends on how you use it.`,
      full: said`Ready means what it can do: personal data can be found, limited, exported and erased. Whether that’s compliant depends on how it’s used, and your own counsel judges that.`,
      more: said`An agent sees no more of a file than its task requires, and each look is logged. Under another country’s law the same holds, but I can’t claim it by name.`,
    },
    { moves: ['objection'] },
  ),
  cardOn(
    'compliance',
    'technology',
    {
      short: said`Yes, for what it means: no action without its policy check; it’s a figure the agents are designed for.`,
      full: said`Yes, for what it means: ${figures.compliance} compliance says that no action goes without its policy check. It’s what the agents are designed for. What’s enough for your regulator, only your regulator can say.`,
      more: said`Every check leaves a trace, so you can look at them one by one. A pilot shows you how it does on your rules.`,
    },
    { moves: ['whether'] },
  ),
  cardOn(
    'audit',
    'technology',
    {
      short: said`As long as your own rules ask: the period is set with your people before the start.`,
      full: said`${kept} So there’s no fixed number I could give you.`,
      more: said`When you leave, your rules, corrections and logs are handed over in a form that others can read.`,
      features: [
        asked(
          'how long logs kept retention retain archive years delete',
          said`Logs are kept as long as your own rules ask; the period is set with your people before the start.`,
        ),
      ],
    },
    { moves: ['when', 'how_much'] },
  ),
  cardOn(
    'audit',
    'technology',
    {
      short: said`Yes: each look and each action is there, with its reason, its source and its time.`,
      full: said`Yes: each look and each action is there, with its reason, its source and its time, and the person who approved it. An auditor can be given a role that only reads.`,
      more: said`Logs are encrypted and open only to the people you name. The fields themselves are best seen in a demo.`,
      features: [
        asked(
          'level of detail granularity fields',
          said`Down to each single look and action, with its reason, its source and its time.`,
        ),
        asked('who approved signature', said`Yes, the person who approved is on record too.`),
        asked(
          'immutable tamper proof change delete log',
          said`Whether a log can be changed afterwards, our people show to your auditors; it’s encrypted and open only to the people you name.`,
        ),
      ],
    },
    { moves: ['whether'] },
  ),
  cardOn(
    'security',
    'contact',
    {
      short: said`When the last test was and what it found, I don’t know; reports come from our people, on request.`,
      full: said`When the last test was and what it found, I don’t know, and I’d rather not guess. Test reports come from our people, on request. The contact form is the way.`,
      more: said`Security teams usually send their questionnaire along. Our people answer it.`,
    },
    { moves: ['when'] },
  ),
  cardOn(
    'security',
    'technology',
    {
      short: said`As far as I can say, yes: a role, a limit, encrypted logs and a switch; the reports come from our people.`,
      full: said`What I can say is how it’s built: each agent has a role, a limit and encrypted logs, and your people hold a switch. Test reports come from our people. And you can watch it before it may act.`,
      more: said`It runs in your own cloud or on your own floor. A fault in one agent stays in that one.`,
      features: [
        asked(
          'incident breach hacked ever happened yes or no',
          said`Whether there’s been an incident at a customer, I don’t know, so I can’t give you a yes or a no; our people can.`,
        ),
        asked(
          'penetration test pen test red team last found findings',
          said`When it was last tested from outside and what was found, I don’t know; the reports come from our people, on request.`,
        ),
        asked(
          'encryption at rest encrypted',
          said`Yes, logs are encrypted, and open only to the people you name.`,
        ),
        asked(
          'hacked compromised attacker breach',
          said`If somebody got into one agent, they’d have its role and no more, and the fault stays in that one.`,
        ),
      ],
    },
    { moves: ['whether'] },
  ),
]
