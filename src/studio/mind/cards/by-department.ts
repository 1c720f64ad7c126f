import { agents } from '../../../content/agents.ts'
import { corporateFunctions } from '../../../content/corporate-functions.ts'
import { hrOperations } from '../../../content/hr-operations.ts'
import { itOperations } from '../../../content/it-operations.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { said } from './said.ts'

const roleOnly = hrOperations.integration.points[3]?.text
const chain = hrOperations.integration.points[1]?.text
const pipelines = itOperations.integration.points[1]?.text

/** What control, mistakes, privacy and jobs mean where somebody works. */
export const departmentCards: readonly Card[] = [
  cardOn(
    'control',
    'itOperations',
    {
      concedes: said`I’d be careful with production too.`,
      short: said`In IT you decide which actions need a person, and changes go out through your own pipelines.`,
      full: said`You decide which actions need a person, and the request carries the reasoning. ${pipelines} Your people can switch it off at any time.`,
      more: said`It starts by watching one service, and only proposes at first. There are policy gates before production.`,
    },
    { focus: 'it', notFor: ['who', 'how', 'when'] },
  ),
  cardOn(
    'control',
    'hrOperations',
    {
      concedes: said`You’re right, these are decisions about people.`,
      short: said`Offers, raises and exits wait for the people your policy names.`,
      full: said`${chain} Sensitive questions go straight to a person. And your people can switch it off at any time.`,
      more: said`Agents prepare, check and file. The calls that need judgment still reach a person.`,
    },
    { focus: 'hr', notFor: ['who', 'how', 'when'] },
  ),
  cardOn(
    'control',
    'corporateFunctions',
    {
      concedes: said`You’re right, cash shouldn’t move by itself.`,
      short: said`Approvals go to the person your policy names, with the facts attached.`,
      full: said`${corporateFunctions.workflow.bullets[1]} ${corporateFunctions.workflow.bullets[3]} What it may do alone is a limit that you draw.`,
      more: said`${corporateFunctions.workflow.bullets[2]} Your people can switch it off at any time.`,
    },
    { focus: 'finance', moves: ['objection'] },
  ),
  cardOn(
    'control',
    'domainFunctions',
    {
      concedes: said`You’re right, in a hospital that comes first.`,
      short: said`Every clinical decision stays with clinicians; the agent looks after beds, codes and claims.`,
      full: said`Every clinical decision stays with clinicians. The agent looks after beds, codes and claims, and asks where you want it to ask. Your people can switch it off at any time.`,
      more: said`It starts by only watching. Each look at a record is logged.`,
    },
    { focus: 'health', notFor: ['who', 'how', 'when'] },
  ),
  cardOn(
    'control',
    'digitalTwins',
    {
      short: said`It’s in development, and planned so that no set point changes without the approval your site requires.`,
      full: said`It’s in development, so there’s a waitlist for now. It’s planned with a safe-state fallback, and no set point changes without the approval your site requires.`,
      more: said`Your own engineers draw the limits. The same roles and logs hold as for all our agents.`,
    },
    { focus: 'twin', notFor: ['who', 'how', 'when'] },
  ),
  cardOn(
    'mistakes',
    'itOperations',
    {
      concedes: said`It can happen, and in production everybody notices.`,
      short: said`In IT there’s a way back: staged rollouts, one-step rollback and a release that’s pulled back if it stumbles.`,
      full: said`${agents.patch.name} keeps a way back, with staged rollouts and one-step rollback. ${agents.deploy.name} pulls a release back if it stumbles. The log shows what was done and why.`,
      more: said`You decide which actions need a person. What can’t be undone is set to ask first.`,
    },
    { focus: 'it', notFor: ['who'] },
  ),
  cardOn(
    'mistakes',
    'hrOperations',
    {
      concedes: said`It can happen, and with people it matters more.`,
      short: said`In HR each step is checked before it’s done, and anything sensitive goes to a person.`,
      full: said`Each step is checked against policy before it’s done, and the payroll run before it runs. There are bias checks on every shortlist. Anything sensitive goes to a person, with the file in order.`,
      more: said`A correction is made once and kept. The log shows the reason for each step.`,
    },
    { focus: 'hr', notFor: ['who'] },
  ),
  cardOn(
    'mistakes',
    'corporateFunctions',
    {
      concedes: said`It can happen, and in the books it has to be found.`,
      short: said`What doesn’t match waits for a person, and every step is logged with its source.`,
      full: said`What doesn’t match stops and waits for a person. ${corporateFunctions.workflow.bullets[2]} What can be undone is rolled back.`,
      more: said`The books are matched every day, so a mistake is seen soon and not at month-end.`,
    },
    { focus: 'finance', notFor: ['who'] },
  ),
  cardOn(
    'mistakes',
    'corporateFunctions',
    {
      concedes: said`It can happen, which is why it only drafts.`,
      short: said`In legal it marks and drafts, and your counsel decides.`,
      full: said`In legal it marks the risk and drafts the answer, and your counsel decides what goes out. It shows the clause it compared, so you can check it at a look.`,
      more: said`A correction is kept and used from then on. The legal opinion stays with your counsel.`,
    },
    { focus: 'legal', notFor: ['who'] },
  ),
  cardOn(
    'privacy',
    'hrOperations',
    {
      concedes: said`You’re right, it’s the most personal data you have.`,
      short: said`An agent sees no more of a file than the task in hand requires, and each look is logged.`,
      full: said`${roleOnly} Data stays in the HR system you have; the agent comes to it. It’s GDPR and HIPAA ready.`,
      more: said`Sensitive questions go straight to a person. What the law asks of you is for your own counsel to say.`,
      example: said`Somebody wonders about a line on their payslip. The agent looks at that payslip and at nothing else in the file.`,
    },
    { focus: 'hr' },
  ),
  cardOn(
    'privacy',
    'domainFunctions',
    {
      concedes: said`You’re right, there’s hardly any data that’s more sensitive.`,
      short: said`It’s HIPAA and GDPR ready: health data can be found, limited, exported and erased.`,
      full: said`It’s HIPAA and GDPR ready: health data can be found, limited, exported and erased. An agent sees no more of a record than its task requires, and each look is logged.`,
      more: said`It runs in the region where the data must stay. What the law asks of you is for your own counsel to say.`,
    },
    { focus: 'health' },
  ),
  cardOn(
    'jobs',
    'workingWithUs',
    {
      concedes: said`They’ll wonder about that first, and rightly so.`,
      short: said`In support the agent takes the easy questions, and what becomes of the time is your decision.`,
      full: said`In support the agent takes the questions that come all day, and your specialists keep the hard cases. What becomes of the hours is your decision. It’s best said before the pilot starts.`,
      more: said`Where work goes away, the skills agent maps who could do what next.`,
    },
    { focus: 'customerSupport' },
  ),
  cardOn(
    'jobs',
    'workingWithUs',
    {
      concedes: said`They’ll wonder about that first, and rightly so.`,
      short: said`In IT the agents take the nights and the release duty; what becomes of the time is your decision.`,
      full: said`In IT the agents take the false alarms, the patching and the release duty. Your engineers build the next thing. What becomes of the hours is your decision, and it’s best said early.`,
      more: said`The people who know the systems correct the agents, and that stays needed.`,
    },
    { focus: 'it' },
  ),
  cardOn(
    'integration',
    'digitalTwins',
    {
      short: said`Not yet, it’s in development: sensors, meters and machines will join over the protocols they already speak.`,
      full: said`Not yet: it’s in development, so there’s a waitlist for now. Sensors, meters and machines will join over the protocols they already speak, and noise is filtered at the edge.`,
      more: said`Twins share memory, controls and audit trail with every agent you run today.`,
    },
    { focus: 'twin' },
  ),
]
