import { workingWithUs } from '../../../content/working-with-us.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { asked } from './heard-as.ts'
import { found, sentencesOf } from './phrases.ts'
import { said } from './said.ts'

const council = sentencesOf(found(workingWithUs.people.answers, ({ key }) => key === 'worksCouncil').text)

/** Whether people are watched: the question of whoever works beside an agent. */
export const watchingCards: readonly Card[] = [
  cardOn('watching', 'workingWithUs', {
    concedes: said`That’s a fair worry, and it needs a plain answer.`,
    short: said`No, agents are there to do work, not to rate the people beside them.`,
    full: said`No, agents are there to do work, not to rate the people beside them, and that purpose is written down. What’s logged is what the agent does.`,
    more: said`What’s settled with the works council becomes a rule the agent keeps to. They see the role, the limits and the logs.`,
    example: said`A works council may want that nobody’s pace is measured. That becomes a rule, and the log shows that the agent keeps to it.`,
    features: [
      asked(
        'speed pace performance measure monitor individual fast productivity',
        said`No, it doesn’t measure how fast somebody works: it’s there to do work, not to rate people.`,
      ),
      asked(
        'read emails chats spy surveillance',
        said`No, it doesn’t read whatever people write: it sees no more of a file than its task requires.`,
      ),
      asked(
        'log employees tracked recorded',
        said`The log holds what the agent did and looked at, with its reason; it isn’t there to rate people.`,
      ),
      asked(
        'boss manager misuse logs use against',
        said`Logs are open only to the people your company names, so settle with the works council who they are.`,
      ),
    ],
  }),
  cardOn(
    'watching',
    'workingWithUs',
    {
      short: said`Your company draws the roles, and what’s settled with the works council becomes a rule.`,
      full: said`Your company draws the roles, we don’t. What’s settled with the works council becomes a rule the agent keeps to, and only the people who are named can open the logs.`,
      more: said`${council[0]} What the law asks, your own counsel says.`,
    },
    { moves: ['who'] },
  ),
  cardOn(
    'watching',
    'workingWithUs',
    {
      short: said`By the role, the limits and the log: all of them can be looked at before the pilot.`,
      full: said`You can look at the role, the limits and the log before the pilot starts. What the agent must keep out of is written down as a rule, and the log shows whether it did.`,
      more: said`Our people can show the works council the same things they show your security team.`,
    },
    { moves: ['how', 'proof'] },
  ),
  cardOn(
    'watching',
    'workingWithUs',
    {
      concedes: said`I understand, everybody says that, so look for yourself.`,
      short: said`Look at the role, the limits and the logs before the pilot, and have the rule written down.`,
      full: said`Have it written down: agents do work, and they don’t rate the people beside them. Look at the role, the limits and the logs before the pilot. What’s settled then is a rule the agent keeps to.`,
      more: said`And ask early what becomes of the time. People guess the worst when nobody tells them.`,
    },
    { moves: ['objection'] },
  ),
  cardOn(
    'watching',
    'hrOperations',
    {
      short: said`No, it listens to themes; it isn’t there to rate single people.`,
      full: said`No, it isn’t there to rate people. It runs short surveys and finds themes in what people write, and early signs of attrition. Who sees what is a matter of roles, best settled with the works council.`,
      more: said`Sensitive matters go straight to a person. Managers see only what their role may see.`,
    },
    { focus: 'engage', notFor: ['who', 'how', 'proof', 'objection'] },
  ),
  cardOn(
    'watching',
    'hrOperations',
    {
      short: said`No, the HR agent doesn’t watch how people work: it handles applications, files, leave and pay.`,
      full: said`No, it doesn’t watch how people work. It handles applications, files, time and leave, and the payroll run, each by a specialist that sees no more than its task requires.`,
      more: said`Each look at a file is logged. Agents are there to do work, not to rate the people beside them.`,
    },
    { focus: 'hr', notFor: ['who', 'how', 'proof', 'objection'] },
  ),
  cardOn(
    'access',
    'hrOperations',
    {
      concedes: said`You’re right, it’s the most personal data you have.`,
      short: said`Applications, employee files, time and leave, and pay: each specialist sees only its own part.`,
      full: said`The recruiting agent sees applications, the onboarding agent documents, and the payroll agent the run. None sees more of a file than the task in hand requires, and each look is logged.`,
      more: said`Your company decides which of these it may see at all. Your security people look at the roles before it reads anything real.`,
      example: said`Somebody wonders about a line on their payslip. The agent looks at that payslip and at nothing else in the file.`,
    },
    { focus: 'hr', notFor: ['who', 'how', 'where'] },
  ),
  cardOn(
    'access',
    'technology',
    {
      short: said`Yes, by role: you draw for each agent what it may see and do, and what not.`,
      full: said`Yes, by role: you draw for each agent what it may see and do. It starts with read access, and writes only once you allow it.`,
      more: said`The agent uses an account of its own in your system. You can withdraw it there at any time.`,
      features: [
        asked(
          'segregation of duties same agent create and approve four eyes',
          said`Yes, duties can be kept apart: one role prepares, another approves, and approval can stay with a person.`,
        ),
        asked(
          'write writes read only',
          said`It starts with read access only; it writes once you allow it, inside its role.`,
        ),
        asked(
          'credentials admin privileges superuser least privilege',
          said`No, it has no more rights than you give it: an account of its own, with the least access the task needs.`,
        ),
      ],
    },
    { moves: ['whether'] },
  ),
  cardOn(
    'works_council',
    'workingWithUs',
    {
      short: said`I’d ask for these: a person decides, it proposes first, everything is logged, nobody is rated, and there’s a switch.`,
      full: said`I’d have these written down. A person decides, and the agent only proposes at first. Every action is logged with its reason, nobody is rated, and there’s a switch and a way back.`,
      more: said`Add one yardstick for the pilot and one owner who can say no at the end. What becomes of the time belongs in there too.`,
      example: said`A line could read: the agent keeps to the rules settled here, and the log is shown to both sides.`,
    },
    { moves: ['advise', 'doing'] },
  ),
  cardOn(
    'works_council',
    'workingWithUs',
    {
      short: said`Your company decides, and what’s settled with the works council becomes a rule for the agent.`,
      full: said`Your company decides, not we. What’s settled with the works council becomes a rule the agent keeps to. What the law asks of both, counsel says.`,
      more: said`It helps to bring them in before the pilot, not after it.`,
    },
    { moves: ['who'] },
  ),
]
