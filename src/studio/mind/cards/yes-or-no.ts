import { about } from '../../../content/about.ts'
import { allAgents } from '../../../content/agents.ts'
import { figures } from '../../../content/figures.ts'
import { leaders } from '../../../content/leaders.ts'
import type { PageName } from '../../../contract/paths.ts'
import type { Subject } from '../../../understanding/labels.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { asked } from './heard-as.ts'
import { found, sentencesOf } from './phrases.ts'
import { type Said, said } from './said.ts'

const available = allAgents.filter(({ status }) => status === 'available').length
const financeOfficer = found(leaders, ({ role }) => role === 'Chief Financial Officer')
const [, stop] = sentencesOf(found(about.companyInABox.parts, ({ icon }) => icon === 'key-round').text)

type Words = { short: Said; full: Said; more: Said; features?: readonly Said[] }
const answered = (subject: Subject, page: PageName, words: Words): Card =>
  cardOn(subject, page, words, { moves: ['whether'] })

/** Where a yes or a no is wanted, it comes first. */
export const yesOrNoCards: readonly Card[] = [
  answered('how_it_works', 'technology', {
    short: said`Yes, within limits: an agent decides by your policy, and gives the rule that settled it.`,
    full: said`Yes, within limits: it weighs the options against your policy and says which rule settled the matter. What you keep for people, it puts in front of a person.`,
    more: said`It learns as well: it compares what happened with what was meant to happen. A correction by one of your experts is kept.`,
    features: [
      asked(
        'chatbot difference ChatGPT',
        said`No, it isn’t a chat program: that waits for questions, while an agent carries a job to its end and keeps a record.`,
      ),
      asked(
        'RPA macro script UiPath',
        said`No, it isn’t a script: a script does the same whatever comes in, and an agent weighs the case against your policy.`,
      ),
      asked(
        'learn improve feedback',
        said`Yes, it learns from your experts: a correction is kept, credited and applied from then on.`,
      ),
      asked(
        'what is an agent explain slowly simple',
        said`In plain words: an agent is a program with a job. It looks, decides by your rules, does the work or asks a person.`,
      ),
    ],
  }),
  answered('catalog', 'agentCatalog', {
    short: said`There are ${allAgents.length} agents, and ${available} of them are available; name the job and I’ll say if one fits.`,
    full: said`There are ${allAgents.length} agents in the catalog, and ${available} of them are available now. Name the job, and I’ll say whether one fits.`,
    more: said`For anything that’s not in there, our people can talk about what would be possible.`,
  }),
  answered('together', 'corporateFunctions', {
    short: said`Yes, they hand work to each other over one shared memory, and you see it on one screen.`,
    full: said`Yes, they hand work to each other over one shared memory, with the facts attached. You see all of it in the command center: what they did, why, and what’s waiting for you.`,
    more: said`Anything unusual stops and waits for somebody to look. And each agent works alone as well, if you take only one.`,
  }),
  answered('residency', 'home', {
    short: said`Yes, your data stays where it is: agents run in the region where it must stay, or on your own floor.`,
    full: said`Yes, your data stays where it is: agents run in the region where it must stay, or on your own floor. There’s no second copy to guard.`,
    more: said`Where logs lie exactly, our people show to your architects. What the law asks of you is for your own counsel.`,
  }),
  answered('uptime', 'itOperations', {
    short: said`It can stop, as any system can; our figure for uptime is ${figures.uptime}, and your people can do the task the old way.`,
    full: said`It can stop, as any system can. Our figure for uptime is ${figures.uptime}, and a fault in one agent stays there. Your own systems run on, and your people can do the task the old way.`,
    more: said`Service levels are settled with our people. What an agent left open waits for a person.`,
  }),
  answered('languages', 'home', {
    short: said`Yes, employees and customers are answered in their own language; for yours in particular, a colleague confirms it.`,
    full: said`Yes, employees and customers are answered in their own language, whichever office they write to. For yours in particular, a colleague confirms it, because I can’t list them all.`,
    more: said`Each country keeps its rules, its language and its hours.`,
  }),
  answered('customize', 'technology', {
    short: said`Yes, it follows your policy, your approval chain and your words, and your experts correct it.`,
    full: said`Yes, it follows your policy, your approval chain and your words. Your experts correct it, and each correction is kept. An agent that’s not in the catalog is something to talk about with our people.`,
    more: said`Policy can be narrowed by country or department.`,
  }),
  answered('training_data', 'workingWithUs', {
    short: said`No, nobody else learns from your data: what an agent learns at your company stays with your company.`,
    full: said`No, nobody else learns from your data. Your own agents do, inside your own installation, and what they learn stays with your company.`,
    more: said`The data itself stays in your systems. What exactly is stored where, our people show to your architects.`,
  }),
  answered('mistakes', 'workingWithUs', {
    short: said`Yes, agents get things wrong; then it stops, you see why, and what can be undone is rolled back.`,
    full: said`Yes, agents get things wrong, as people do. Anything unusual waits for a person, and the log shows why. What can be undone is rolled back, and what can’t is set to ask first.`,
    more: said`You see how often it’s wrong in the shadow stage, before it may act. A correction is made once and kept.`,
    features: [
      asked(
        '95 one in twenty wrong accuracy',
        said`Yes, our tax figure of ${figures.taxAccuracy} tax accuracy means that some aren’t right, so people review what’s unusual and sign.`,
      ),
      asked(
        'put in place safeguards instead then',
        said`What’s in place: it proposes first, a person approves, the unusual stops, each step has a reason on record, and there’s a way back.`,
      ),
    ],
  }),
  answered('references', 'useCases', {
    short: said`Yes, we count ${figures.enterpriseClients} enterprise clients, but I don’t name any of them.`,
    full: said`Yes, we count ${figures.enterpriseClients} enterprise clients, but I don’t name any, so I can’t tell you who is one and who isn’t. Our pages tell of a global bank and a retail chain. A colleague can talk about a customer call.`,
    more: said`The bank has agents prepare its tax filings. The chain lets them forecast and order, store by store.`,
    features: [
      asked(
        'ministries ministry government public sector authorities',
        said`From a city or a public office I have no story to tell, and I don’t name customers.`,
      ),
      asked(
        'which bank chain name Spanish big customer LVMH Chanel',
        said`Which bank and which chain it is, I don’t say; our pages call them a global bank and a retail chain.`,
      ),
    ],
  }),
  answered('duration', 'workingWithUs', {
    short: said`I can’t promise a date; think of weeks for one process, and our people make the plan with you.`,
    full: said`I can’t promise a date. Think of weeks for one process, and of stages for a whole department. It depends on how quickly access is granted and how clear the rules are.`,
    more: said`A ready-to-deploy agent needs the least. Our people make the plan with you.`,
  }),
  answered('support', 'workingWithUs', {
    short: said`Yes, you have a named contact who knows your processes, and a support team behind them.`,
    full: said`Yes, you have a named contact who knows your processes, and a support team behind them. Service levels and response times are settled with our people.`,
    more: said`Say an agent reads a new form wrong: your contact looks at the log with you, and the correction is in.`,
  }),
  answered('vendor_risk', 'workingWithUs', {
    short: said`It’s a risk with every young vendor; your records and the process stay with you, so work can go on.`,
    full: said`It’s a risk with every young vendor, and I can’t tell you it isn’t with us. Agents run where you run them, and your records are your own. So work can go on while you decide.`,
    more: said`${financeOfficer.name}, our ${financeOfficer.role}, answers for our books. Your risk people can reach our finance people through the contact form.`,
  }),
  answered('jobs', 'workingWithUs', {
    short: said`Tasks will go away; whether jobs do is your company’s decision, and it’s best said early.`,
    full: said`Tasks will go away, yes. Whether jobs do is your company’s decision, not the agent’s. Say it before the pilot starts, because people guess the worst.`,
    more: said`Where work goes away, the skills agent maps who could do what next.`,
    features: [
      asked(
        'replace department payroll colleagues',
        said`No, it isn’t there to replace a department: it takes the copying, matching and chasing out of the day.`,
      ),
      asked(
        'what happens to them people staff team',
        said`What happens to the people is decided by your company; we ask that it’s said before the pilot starts.`,
      ),
    ],
  }),
  answered('works_council', 'workingWithUs', {
    short: said`Yes, bring them in before the pilot; whether you must, your own counsel says.`,
    full: said`Yes, bring them in before the pilot, not after it. They see the role, the limits and the logs. Whether you must is a question for your own counsel.`,
    more: said`What’s settled with them becomes a rule the agent keeps to.`,
  }),
  answered('certificates', 'contact', {
    short: said`I can’t say yes or no: our people tell you which papers there are.`,
    full: said`I can’t say yes or no, and I’d rather not name any from memory: our people tell you which papers there are. What I can say is how it’s built: roles, encrypted logs, and GDPR and HIPAA ready.`,
    more: said`Security teams usually send their questionnaire, and our people answer it. The contact form is the way to them.`,
  }),
  answered('privacy', 'technology', {
    short: said`It’s GDPR and HIPAA ready; whether that’s enough for your case, your own counsel says.`,
    full: said`It’s GDPR and HIPAA ready: personal data can be found, limited, exported and erased. Whether that’s enough for your case, your own counsel says.`,
    more: said`An agent sees no more of a file than its task requires, and each look is logged.`,
  }),
  answered('demo', 'contact', {
    short: said`Yes, on a process of yours: the contact form has a line for demos.`,
    full: said`Yes, on a process of yours, at a time that suits your team. The contact form has a line for it: say which days suit you, and our people propose times.`,
    more: said`Bring a process that’s slow or has many exceptions. It shows more than one that already works.`,
  }),
  answered('send', 'contact', {
    short: said`Yes, leave your address here and you get the summary and the transcript of this talk.`,
    full: said`Yes, leave your address here, and when we’re done you get the summary and the transcript of this talk. Anything else comes from a person, through the contact form.`,
    more: said`The page on working with us is easy to forward, too.`,
  }),
  answered('build_or_have', 'technology', {
    short: said`Yes, you could, and what you have can stay; the long part is roles, approvals, memory and the audit trail.`,
    full: said`Yes, you could, and what you have can stay. The model is the easy part. Roles, approvals, shared memory and an audit trail are the long part, and somebody has to keep them up.`,
    more: said`${stop} With what you’ve built yourself, that’s yours to build as well.`,
  }),
  answered('overview', 'products', {
    short: said`Yes, if the work repeats and follows rules: that’s what agents take over.`,
    full: said`Yes, if the work repeats and follows rules: that’s what agents take over, in IT, in departments and in some industries. Tell me the process, and I’ll say honestly whether one fits.`,
    more: said`What needs judgment still reaches a person. You start with one agent and add the rest when you’re ready.`,
    features: [
      asked('five words few words', said`AI agents that do routine work.`),
      asked(
        'company in a box mean',
        said`A company in a box is agents for each function, with one memory, one set of controls and one audit trail. You switch on one and add the rest later.`,
      ),
      asked(
        'one sentence boss daughter board tell him her',
        said`In one sentence: agents do routine work to your policy, write down why, and stop when told.`,
      ),
      asked(
        'who buys that for whom',
        said`It’s for large companies: IT, HR, finance, legal, sales and support, and industries such as health and retail.`,
      ),
    ],
  }),
]
