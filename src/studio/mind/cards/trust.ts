import { about } from '../../../content/about.ts'
import { figures } from '../../../content/figures.ts'
import { home } from '../../../content/home.ts'
import { technology } from '../../../content/technology.ts'
import { workingWithUs } from '../../../content/working-with-us.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { found, inside } from './phrases.ts'
import { said } from './said.ts'

const [roles, , ready, modular] = technology.security.items.map(({ text }) => text)
const [stops, why, back, once] = workingWithUs.control.wrong.map(({ text }) => text)
const [watches, proposes, asks, acts] = workingWithUs.control.steps.map(({ title }) => title)
const proof = found(home.benefits.values, ({ icon }) => icon === 'clipboard-check')
const lid = found(about.companyInABox.parts, ({ icon }) => icon === 'key-round')

export const trustCards: readonly Card[] = [
  cardOn('security', 'technology', {
    short: said`An agent gets a badge like anybody else: a role, a limit and a record of every door it opened.`,
    full: said`${technology.security.lead} Logs are encrypted, and it runs in your own cloud or on your own floor.`,
    more: said`${modular} Test reports and the answers to your questionnaire come from our people, on request.`,
    example: said`Say an agent tries to open a file outside its role. It’s refused, the try is logged, and your people see it.`,
  }),
  cardOn(
    'security',
    'technology',
    {
      concedes: said`You’re right to worry: an agent that can act can also do the wrong thing.`,
      short: said`That’s why each agent has its own account, the least access it needs and a log of everything.`,
      full: said`That’s why each agent has its own account, the least access its task needs and a log of everything. You can withdraw the account in your own system. And a fault in one agent stays there.`,
      more: said`Every agent starts by only watching. Your security people look at its roles and logs before it reads anything real.`,
    },
    { moves: ['objection'] },
  ),
  cardOn('access', 'technology', {
    concedes: said`You’re right, that’s where it has to be strict.`,
    short: said`Roles decide that: an agent sees and does only what its role allows, and you draw the roles.`,
    full: said`${roles} It sees no more of a file than the task in hand requires, and each look is logged.`,
    more: said`Your own people get roles as well: who sets limits, who approves and who reads the logs. They’re set in the command center.`,
    example: said`The recruiting agent sees applications and calendars. It can’t open a payslip, because that’s not its job.`,
  }),
  cardOn(
    'access',
    'technology',
    {
      short: said`Only the people you name, and an agent sees no more than its role allows.`,
      full: said`Only the people you name, by role. Logs are encrypted and open only to those people, and an agent sees no more than its task requires. Roles are yours to draw and to withdraw.`,
      more: said`Each look at a file is logged too, so you can see who looked. That goes for people and for agents.`,
    },
    { moves: ['who'] },
  ),
  cardOn(
    'access',
    'technology',
    {
      short: said`You set roles and limits in the command center, and can withdraw them at any time.`,
      full: said`You set it in the command center: a role for each agent, a limit for what it may do alone, and a person who approves the rest. You can withdraw any of it at any time.`,
      more: said`The agent uses an account in your own system, so your usual access rules hold for it as well.`,
    },
    { moves: ['how', 'where'] },
  ),
  cardOn('audit', 'technology', {
    concedes: said`You’re right: what nobody can follow, nobody can answer for.`,
    short: said`Every action is logged with its reason, its source and its time, in one log an auditor can read.`,
    full: said`Every action is logged with its reason, its source and its time. You see ${inside(proof.text)}.`,
    more: said`Logs are encrypted. In the command center you see what agents did at night, why, and what’s waiting for you.`,
    example: said`Your audit committee wonders who approved a payment. You open that payment and see the rule, the invoice it came from and the person who approved it.`,
  }),
  cardOn(
    'audit',
    'technology',
    {
      short: said`Whoever you name sees it: each action, with its reason, in the command center.`,
      full: said`The people you name can see it, in the command center: what each agent did, why, and what’s waiting for somebody. The log is encrypted and closed to everybody else.`,
      more: said`The morning shift starts with the night’s work in front of them. An auditor can be given a role that only reads.`,
    },
    { moves: ['who'] },
  ),
  cardOn(
    'audit',
    'technology',
    {
      short: said`You’d show them the log: who did what, when and why, with the source beside it.`,
      full: said`You’d show them the log: who did what, when and why, with the source beside each action. It’s kept as the work is done, so nobody has to put it together afterwards.`,
      more: said`There’s ${inside(found(home.benefits.impacts, ({ value }) => value === figures.compliance).text)}.`,
    },
    { moves: ['proof'] },
  ),
  cardOn(
    'audit',
    'technology',
    {
      short: said`You read it in the command center; where it lies exactly, our people show to your architects.`,
      full: said`Agents run in your cloud region or on your own racks, and there’s no second copy of your data. Where the log lies exactly, our people show to your architects. You read it in the command center.`,
      more: said`The logs are encrypted, and open only to the people you name. How long they’re kept is set with your people before the start.`,
    },
    { moves: ['where'] },
  ),
  cardOn(
    'security',
    'contact',
    {
      short: said`Test reports and the answers to your questionnaire come from our people, on request.`,
      full: said`Test reports and the answers to your questionnaire come from our people, on request. And you can watch it: in the shadow stage it only proposes, and each look is in the log.`,
      more: said`Let your security people pick the first process. The contact form is the way to ours.`,
    },
    { moves: ['proof'] },
  ),
  cardOn('privacy', 'technology', {
    concedes: said`You’re right to be careful with that.`,
    short: said`It’s GDPR and HIPAA ready: personal data can be found, limited, exported and erased.`,
    full: said`It’s GDPR and HIPAA ready. That means it’s ${inside(ready)}. What the law asks of you in particular is a question for your own counsel.`,
    more: said`An agent sees no more of a file than its task requires, and each look is logged. Sensitive matters go straight to a person.`,
    example: said`Somebody who once applied for a job wants their data gone. It can be found, shown and erased, and the log says that it was.`,
  }),
  cardOn('certificates', 'contact', {
    concedes: said`I understand, without papers it doesn’t get past your door.`,
    short: said`I don’t name any here; our people tell you which papers there are.`,
    full: said`I’d rather not name any from memory: our people tell you which papers and test reports there are. What I can say is how it’s built: roles, encrypted logs, and GDPR and HIPAA ready.`,
    more: said`Security teams usually send their questionnaire, and our people answer it. The contact form is the way to them.`,
  }),
  cardOn('training_data', 'workingWithUs', {
    concedes: said`That’s a fair worry: your data is what sets you apart.`,
    short: said`What an agent learns at your company stays with your company.`,
    full: said`Your agents learn from your data, inside your own installation. What they learn stays with your company, and the data itself stays in your systems.`,
    more: said`They learn mostly from your experts: a correction is kept, credited and applied from then on. What exactly is stored where, our people show to your architects.`,
    example: said`Your payroll lead corrects how extra hours are read. From then on your agent reads it that way, and nobody else’s does.`,
  }),
  cardOn('control', 'workingWithUs', {
    short: said`You set what an agent may do alone, what it must ask and what it may not touch.`,
    full: said`You set what an agent may do alone, what it must ask and what it may not touch. It starts by watching, then proposes, then asks, and acts alone only where you say so. Your people can switch it off at any time.`,
    more: said`A request for approval carries the reasoning, so it’s quickly decided. ${workingWithUs.control.lead}`,
    example: said`A small order goes out at once. One above your limit waits for the person your policy names, with the case attached.`,
  }),
  cardOn(
    'control',
    'workingWithUs',
    {
      short: said`There’s a switch for each agent and one for all of them, in the hands of your people.`,
      full: said`There’s a switch for each agent and one for all of them, in the hands of your people. Or you withdraw its role in your own system, and it stops. What it left open waits for a person.`,
      more: said`${lid.text}`,
    },
    { moves: ['how'] },
  ),
  cardOn(
    'control',
    'workingWithUs',
    {
      short: said`The person your policy names: you decide which actions need one.`,
      full: said`The person your policy names. You decide which actions need one, and the request carries the reasoning. Your people also hold the switch.`,
      more: said`Everything is in the command center: limits, approvals and what’s waiting for somebody.`,
    },
    { moves: ['who'] },
  ),
  cardOn(
    'control',
    'workingWithUs',
    {
      concedes: said`I’d worry too if it could do as it likes.`,
      short: said`It can’t go past the limit you drew, and it starts with no right to act at all.`,
      full: said`It starts with no right to act at all. It goes up one step at a time: ${inside(watches)}, ${inside(proposes)}, ${inside(asks)}, and at last ${inside(acts)}. You can take it back down whenever you say so.`,
      more: said`Anything unusual stops and waits for somebody to look. And there’s a switch for all of them.`,
    },
    { moves: ['objection'] },
  ),
  cardOn('mistakes', 'workingWithUs', {
    short: said`Agents do get things wrong; then it stops, you see why, and what can be undone is rolled back.`,
    full: said`Agents do get things wrong, as people do. ${stops} The log shows why, and what can be undone is rolled back.`,
    more: said`${back} ${once}`,
    example: said`Say it matched an invoice to the wrong order. You open the log, see what it took for a match, take it back and correct it once.`,
  }),
  cardOn(
    'mistakes',
    'workingWithUs',
    {
      short: said`A person of yours approves what matters, and who answers for what is settled between people before the start.`,
      full: said`Agents act and people answer: you decide which actions need a person, and that person is named in the log. Who stands for what between our companies is settled by people, not by me.`,
      more: said`${why} So nobody has to guess what happened.`,
    },
    { moves: ['who'] },
  ),
  cardOn(
    'mistakes',
    'workingWithUs',
    {
      short: said`You see it in the log, roll it back and set the task to ask first.`,
      full: said`You find it in the log, with its reason and source. What can be undone is rolled back. Then the task goes down a step, so it asks first until it’s right again.`,
      more: said`What can’t be undone is set to ask a person from the start. ${once}`,
    },
    { moves: ['how'] },
  ),
  cardOn(
    'mistakes',
    'workingWithUs',
    {
      concedes: said`You’re right, it does happen: models make things up, and ours are no exception.`,
      short: said`We build for that: a limit, a person who approves, a reason on record and a way back.`,
      full: said`So we build for that. An agent gives its source, shows how sure it is and stops at anything unusual. What can’t be undone waits for a person.`,
      more: said`It starts beside your people and only proposes. You see how often it’s wrong before it may act at all.`,
    },
    { moves: ['objection'] },
  ),
  cardOn('compliance', 'technology', {
    concedes: said`I understand, your regulator has the last word on that.`,
    short: said`Every action is checked against policy before it happens and logged after it.`,
    full: said`Every action is checked against policy before it happens and logged after it. That’s what our figure of ${figures.compliance} compliance means: no action without its check. What’s enough for your regulator, only your regulator can say.`,
    more: said`Rules are read with their dates and updated when they change. They’re narrowed by country where they differ.`,
    example: said`An examiner wonders how a filing came about. Every figure in it leads back to its source, and the log shows who reviewed it.`,
  }),
  cardOn(
    'compliance',
    'useCases',
    {
      short: said`In a bank, filings and books come with the evidence an examiner asks for.`,
      full: said`In a bank, filings, books and cash positions come with the evidence an examiner asks for. Every action is checked against policy first. What’s enough for your regulator, only your regulator can say.`,
      more: said`Every figure in a filing leads back to its source. People review what’s unusual.`,
      example: said`At a global bank, agents reconcile the ledgers each night and attach a source to every figure. The audit file is complete before anyone asks for it.`,
    },
    { focus: 'banking', notFor: ['objection'] },
  ),
  cardOn(
    'compliance',
    'domainFunctions',
    {
      short: said`In a hospital, agents keep HIPAA-ready records and leave every clinical decision to clinicians.`,
      full: said`In a hospital, agents keep HIPAA-ready records and check codes and claims before they go out. Every clinical decision stays with clinicians. Each look at a record is logged.`,
      more: said`Personal and health data can be found, limited, exported and erased. What the law asks of you is for your own counsel to say.`,
    },
    { focus: 'health', notFor: ['objection'] },
  ),
]
