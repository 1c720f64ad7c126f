import { agents } from '../../../content/agents.ts'
import { leaders } from '../../../content/leaders.ts'
import { workingWithUs } from '../../../content/working-with-us.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { found, inside, sentencesOf } from './phrases.ts'
import { said } from './said.ts'

const { stages, pilot, effort, start } = workingWithUs
const [process, owner, yardstick] = pilot.shape.map(({ text }) => inside(text))
const term = (key: string) => sentencesOf(found(workingWithUs.terms.answers, (one) => one.key === key).text)
const people = (key: string) =>
  sentencesOf(found(workingWithUs.people.answers, (one) => one.key === key).text)
const operations = found(leaders, ({ role }) => role === 'Chief Operating Officer')
const customers = found(leaders, ({ role }) => role === 'Chief Customer Officer')

export const workingCards: readonly Card[] = [
  cardOn('where_to_start', 'workingWithUs', {
    short: said`Start with one process that repeats, follows rules and makes people wait.`,
    full: said`I’d start with one process that repeats, follows rules and makes people wait. If nothing stands out, take ${agents.hr.name}: it touches every employee and follows clear rules.`,
    more: said`A good sign is that somebody already counts how long it takes. ${start.signs[2]}`,
    example: said`Payroll checks are a good start: clear rules, a run every month, and everybody notices a mistake.`,
  }),
  cardOn('pilot', 'workingWithUs', {
    concedes: said`Fair point, many pilots don’t lead to anything.`,
    short: said`A pilot is one process, one owner, one yardstick and one way back.`,
    full: said`A pilot is one process, one owner of yours who decides, and one yardstick you already report. The old way of working stays in place until you switch it off. So you can say no at the end.`,
    more: said`The process should be ${process}. The owner is ${owner}.`,
    example: said`Say you take travel claims. You count corrections before, let the agent propose for a while, then let it act below a limit and count again.`,
  }),
  cardOn(
    'pilot',
    'workingWithUs',
    {
      short: said`It’s judged by your own measure, by the people who worked with it and by an auditor’s eye.`,
      full: said`First, whether the measure moved, by your own figures. Then, whether the people who worked with it would keep it. And whether you could explain every action to an auditor.`,
      more: said`The yardstick is ${yardstick}. You agree on it before the pilot begins.`,
      example: said`For support it could be how often a customer comes back with the same question. You count it before and after.`,
    },
    { moves: ['proof'] },
  ),
  cardOn(
    'pilot',
    'contact',
    {
      short: said`What a pilot costs is something a colleague talks about with you.`,
      full: said`I can’t quote that here. A colleague talks about what a pilot costs, once the process and the agent are clear. I can help you choose both.`,
      more: said`It helps to know the process, its owner and the measure you’d judge it by.`,
    },
    { moves: ['how_much'] },
  ),
  cardOn(
    'pilot',
    'contact',
    {
      short: said`As soon as a process, an owner and the access are there; our people plan the start with you.`,
      full: said`It can begin as soon as a process, an owner and the access are there. I can’t promise a date. Our people make that plan with you, and the contact form is the way to them.`,
      more: said`The ready-to-deploy agents come with limits, approvals and reports already set. So there’s less to set up first.`,
    },
    { moves: ['when', 'doing'] },
  ),
  cardOn('first_month', 'workingWithUs', {
    concedes: said`I understand, the beginning is where projects go wrong.`,
    short: said`The first month goes in stages: choose a process, connect it, let the agent shadow your people, then hand over.`,
    full: said`First we choose one process with you, then the agent gets a role and read access. Next it works beside your people and only proposes. Then it starts to act on what it got right, and you decide how to go on.`,
    more: said`${stages.lead} From your side it takes an owner for the process, somebody from IT and the people who know the job.`,
    example: said`Take claims: the agent first only marks the ones it would send back. Your team corrects it, and once it’s right it stops them before they go out.`,
  }),
  cardOn('duration', 'workingWithUs', {
    concedes: said`I know, projects have a way of taking longer.`,
    short: said`Think of weeks for one process; it depends on access and on how clear the rules are.`,
    full: said`Think of weeks for one process, and of stages for a whole department. It depends on how quickly access is granted and how clear the rules are. I can’t promise a date; our people make that plan with you.`,
    more: said`A ready-to-deploy agent needs the least. A process with many exceptions spends longer in the shadow stage.`,
    example: said`The help desk agent comes with limits and reports already set. Tax across several countries has more rules, so it shadows for longer.`,
  }),
  cardOn('effort', 'workingWithUs', {
    concedes: said`I know, your people are busy already.`,
    short: said`A process owner, somebody from IT, the people who do the job and your security people, each for a small part of the day.`,
    full: said`You’d need a process owner, somebody from IT who grants access, and the people who know the job. Security looks at roles and logs before anything real is read. There’s no data to move.`,
    more: said`${effort.roles[0]?.title} ${inside(effort.roles[0]?.text)}. ${effort.roles[2]?.title} look at what it proposes and correct it.`,
    example: said`For payroll that’s your payroll lead, whoever runs the HR system, and the people who check the run today.`,
  }),
  ...(['first_month', 'pilot'] as const).map((subject) =>
    cardOn(
      subject,
      'workingWithUs',
      {
        short: said`From your side a process owner, somebody from IT and the people who know the job.`,
        full: said`From your side it’s a process owner, somebody from IT who grants access, and the people who know the job. From ours it’s a named contact who knows your process.`,
        more: said`Your security people look at roles and logs before anything real is read. The owner decides at the end.`,
      },
      { moves: ['who'] },
    ),
  ),
  cardOn(
    'effort',
    'workingWithUs',
    {
      short: said`IT grants the access and can take it away again; the agent uses interfaces you already have.`,
      full: said`From IT you’d need somebody who grants the access and can take it away again. The agent uses interfaces you already have. There’s no data to move and nothing to rip out.`,
      more: said`The IT agents themselves read your present monitoring, with no second collector on the host.`,
    },
    { focus: 'it', notFor: ['who', 'objection'] },
  ),
  cardOn('support', 'workingWithUs', {
    concedes: said`You’re right, it matters most on a bad day.`,
    short: said`You have a named contact who knows your processes, and a support team behind them.`,
    full: said`${term('support')[0]} Service levels and response times are settled with our people. ${operations.name}, our ${operations.role}, looks after rollouts and support.`,
    more: said`${customers.name}, our ${customers.role}, stays with customers and brings what goes wrong to the people who can mend it.`,
    example: said`Say an agent reads a new form wrong. Your contact knows the process, looks at the log with you, and the correction is in.`,
  }),
  cardOn('contract', 'contact', {
    concedes: said`I understand, nobody likes the small print.`,
    short: said`Length, notice and terms are something our people discuss with yours.`,
    full: said`Length, notice and terms are settled between people, for the agents that were chosen. That’s not for an avatar to do. A colleague talks it through with you and your legal team.`,
    more: said`You’d begin with one agent, and others can be added later. The contact form is the way to a person.`,
    example: said`Legal teams usually want to know about notice, data and the way out. The way out I can tell you about now, the rest a colleague can.`,
  }),
  cardOn('leaving', 'workingWithUs', {
    concedes: said`Nobody wants to depend on a vendor, I understand that.`,
    short: said`You withdraw the role and the agent stops; your records were in your own systems all along.`,
    full: said`You withdraw the role and the agent stops. Your records were in your own systems all along. Your rules, corrections and logs are handed over in a form that others can read.`,
    more: said`${term('lockIn').join(' ')}`,
    example: said`Say you stop the invoice agent. Invoices are still in your ledger, and your team matches them as before, with the rules written down.`,
  }),
  cardOn('vendor_risk', 'workingWithUs', {
    concedes: said`That’s a fair question to put to every young vendor.`,
    short: said`Agents run where you run them and your records are your own, so work can go on while you decide.`,
    full: said`Agents run where you run them, and your records are your own. So work can go on while you decide. What happens to software and support belongs in the contract, and our people talk about that.`,
    more: said`The process stays described in plain words. So a person, or another vendor, can take it up from there.`,
    example: said`Your risk people can look at our books with our finance officer. The contact form gets them there.`,
  }),
  cardOn('change', 'workingWithUs', {
    concedes: said`That’s the hard part, more than the technology is.`,
    short: said`The people who do the job correct the agent before it may act, and it starts with the task they like least.`,
    full: said`The people who do the job are in the room from the first stage: they correct the agent before it may act. It begins with the task they like least. Whoever worked with it first explains it to the others.`,
    more: said`It’s best to say early what becomes of the time. People guess the worst when nobody tells them.`,
    example: said`In support it could begin with password resets. Nobody misses those, and the team sees how it works.`,
  }),
  cardOn('jobs', 'workingWithUs', {
    short: said`Agents take tasks, not titles; what becomes of the time is your decision.`,
    full: said`Agents take tasks, not titles: the copying, matching and chasing inside a job. What becomes of the hours is your decision, and it’s best said before the pilot starts, because people guess the worst.`,
    more: said`Where work goes away, the skills agent maps who could do what next. It finds matches for internal roles.`,
    example: said`A recruiter who no longer sorts applications has the day for candidates. The job is still there, and the sorting isn’t.`,
  }),
  cardOn(
    'jobs',
    'workingWithUs',
    {
      concedes: said`That’s the question your people will have first, and they’re right to want a straight answer.`,
      short: said`Tasks will go away, and what becomes of the people is your decision, not ours and not the agent’s.`,
      full: said`Tasks will go away, and there’s no talking around that. What becomes of the people is your decision, not the agent’s. Say it before the pilot starts, and let them choose the task that goes first.`,
      more: said`Where work goes away, the skills agent maps who could do what next. More roles can be filled from within.`,
    },
    { moves: ['objection'] },
  ),
  cardOn('works_council', 'workingWithUs', {
    concedes: said`They’re right to want to know early.`,
    short: said`Bring them in before the pilot; they see the role, the limits and the logs.`,
    full: said`${people('worksCouncil')[0]} They see the role, the limits and the logs, and that agents are there to do work, not to rate people. What you settle with them becomes a rule the agent keeps to.`,
    more: said`What the law asks of you, your own counsel says. Our people can show them the same things they show your security team.`,
    example: said`They may want that nobody’s pace is measured. That becomes a rule, and the log shows that the agent keeps to it.`,
  }),
  cardOn('ciso', 'workingWithUs', {
    concedes: said`Good, that’s the person who should look first.`,
    short: said`Tell them it has an account with least access, a log of everything, and a switch in your hands.`,
    full: said`I’d say this: each agent has its own account with the least access, and every look and action is logged. It runs in your own cloud or on your own racks. Your people can stop it at any time.`,
    more: said`What an agent learns at your company stays with your company. Test reports and the answers to a questionnaire come from our people.`,
    example: said`Let them pick the first process themselves and watch it in the shadow stage. Nothing changes in your systems while it only proposes.`,
  }),
  cardOn('hype', 'workingWithUs', {
    concedes: said`I understand, there’s a lot of noise about AI.`,
    short: said`So don’t believe it: give it one process, watch it propose, and stop if it’s no good.`,
    full: said`So don’t believe it, try it small. Give it one process and let it only propose while your people watch. If your own measure doesn’t move, you stop.`,
    more: said`It often goes wrong when the process is too big or nobody owns it. That’s why a pilot has one process and one owner.`,
    example: said`Bring the exception your best specialist would spot. Then see whether the agent spots it too.`,
  }),
]
