import { agentsIn, allAgents } from '../../../content/agents.ts'
import { BRAND } from '../../../content/brand.ts'
import { corporateFunctions } from '../../../content/corporate-functions.ts'
import { digitalTwins } from '../../../content/digital-twins.ts'
import { domainFunctions } from '../../../content/domain-functions.ts'
import { figures } from '../../../content/figures.ts'
import { home } from '../../../content/home.ts'
import { hrOperations } from '../../../content/hr-operations.ts'
import { itOperations } from '../../../content/it-operations.ts'
import { technology } from '../../../content/technology.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { inside, listed, sentencesOf } from './phrases.ts'
import { said } from './said.ts'

const available = allAgents.filter(({ status }) => status === 'available').length
const names = (category: 'it' | 'corporate' | 'domain' | 'upcoming') =>
  listed(agentsIn(category).map(({ word }) => word))
const [perceive, decide, act, learn] = technology.whatAre.steps
/** The platforms by name; the customer's own stands at the end of each list and is spoken of in other words. */
const named = (platforms: readonly { name: string }[]) =>
  platforms
    .slice(0, -1)
    .map(({ name }) => name)
    .join(', ')
const clouds = named(itOperations.platforms.items)
const hrSystems = named(hrOperations.platforms.items)

export const productCards: readonly Card[] = [
  cardOn('overview', 'products', {
    short: said`We make AI agents that take over routine work in IT, in corporate departments and in whole industries.`,
    full: said`${BRAND} makes autonomous AI agents for large companies. Each one takes a job, does it to your policy and shows how it did it. You start with one and add the rest when you’re ready.`,
    more: said`There are agents for IT operations, for departments such as HR and finance, and for trades such as health and retail. They all share one memory, one set of controls and one audit trail.`,
    example: said`Take hiring: the agent reads every application by the same criteria, books the interviews and has the laptop ready on day one. Your people decide who gets the job.`,
  }),
  cardOn('how_it_works', 'technology', {
    short: said`An agent watches its corner of the company, decides within your limits, acts through your systems and learns from the result.`,
    full: said`Agents are programs with a job. ${sentencesOf(technology.whatAre.lead)[1]} It’s no script: it says which rule settled the matter.`,
    more: said`It ${inside(perceive?.text)}. Then it ${inside(act?.text)}.`,
    example: said`An invoice doesn’t match its order. The agent looks both up, finds the late delivery, proposes what to do and says which rule it followed.`,
  }),
  cardOn(
    'how_it_works',
    'technology',
    {
      concedes: said`That’s worth asking, because a lot of what’s called an agent is a script with a new name.`,
      short: said`The difference to a script is that it weighs the case against your policy and gives its reason.`,
      full: said`A script does the same thing whatever comes in. An agent ${inside(decide?.text)}. And it ${inside(learn?.text)}.`,
      more: said`It ${inside(technology.core.technologies[0]?.text)}. And it ${inside(technology.core.technologies[1]?.text)}.`,
    },
    { moves: ['compare', 'objection'] },
  ),
  cardOn('does', 'agentCatalog', {
    short: said`Each agent does one job, inside limits that you set, and keeps a record of it.`,
    full: said`Each agent does one job: matching invoices, screening applications, finding the cause of an outage. It works inside limits you set and keeps a record of what it did.`,
    more: said`There are agents for IT operations, for corporate departments and for particular trades. ${technology.security.items[3]?.text}`,
    example: said`The finance agent matches the books every day, so month-end holds no surprises. What doesn’t match is put in front of a person.`,
  }),
  cardOn('catalog', 'agentCatalog', {
    short: said`The catalog has ${allAgents.length} agents: ${available} are available, and ${allAgents.length - available} are in development.`,
    full: said`The catalog has ${allAgents.length} agents, and ${available} of them are available now. They fall into IT operations, corporate functions and particular trades. The rest, digital twins and IoT, is in development.`,
    more: said`For IT there are ${names('it')}. For departments, ${names('corporate')}. For trades, ${names('domain')}.`,
    example: said`Some come ready to deploy: ${home.readyToDeploy.agents[1]?.name}, for one. It resets the password, grants the access and orders the laptop.`,
  }),
  cardOn(
    'catalog',
    'itOperations',
    {
      short: said`For IT operations there are ${names('it')}.`,
      full: said`For IT operations there are ${names('it')}. Together they carry an incident from first signal to signed report.`,
      more: said`Each has its own job and its own limits. You can take one and leave the others.`,
    },
    { focus: 'it' },
  ),
  cardOn(
    'catalog',
    'corporateFunctions',
    {
      short: said`For departments there are ${names('corporate')}.`,
      full: said`For departments there are ${names('corporate')}. They share what they know, so each desk starts where the last one stopped.`,
      more: said`${corporateFunctions.tiles[0]?.text} ${corporateFunctions.tiles[1]?.text}`,
    },
    { focus: 'corporate' },
  ),
  cardOn('roadmap', 'digitalTwins', {
    short: said`Next come digital twins and IoT; they’re in development, and there’s a waitlist.`,
    full: said`Digital twins and IoT come next: a living model of your site, and the sensors that keep it true. They’re in development, so you can join the waitlist but not have them yet.`,
    more: said`It’s planned that ${inside(digitalTwins.features.cards[2]?.text)}. They’ll share memory, controls and audit trail with every agent you run today.`,
    example: said`You’d try the decision on the copy, and then let agents carry it out on the real thing. A bad idea costs a simulation run and nothing else.`,
  }),
  cardOn(
    'roadmap',
    'digitalTwins',
    {
      short: said`I have no release date to give you; whoever’s on the waitlist hears first.`,
      full: said`I don’t have a release date, and I’d rather not guess one. Digital twins and IoT are in development. Whoever’s on the waitlist hears first.`,
      more: said`Everything the catalog calls available can start now. That’s all of IT operations, the departments and the trades.`,
    },
    { moves: ['when'] },
  ),
  cardOn(
    'roadmap',
    'digitalTwins',
    {
      short: said`The waitlist is on the page about digital twins.`,
      full: said`The waitlist is on the page about digital twins: leave your address and what you’d try first. Whoever’s on it hears when there’s something to see.`,
      more: said`Until then you can see today’s agents in a demo.`,
    },
    { moves: ['doing'] },
  ),
  cardOn('together', 'corporateFunctions', {
    short: said`Agents hand work to each other over one shared memory, and people see it all on one screen.`,
    full: said`They share one memory, one set of controls and one audit trail. When one finishes, the next takes over with the facts attached. You see all of it in the command center.`,
    more: said`There’s ${inside(home.commandCenter.lead)}. ${corporateFunctions.workflow.bullets[3]}`,
    example: said`${corporateFunctions.workflow.bullets[0]} ${corporateFunctions.workflow.bullets[1]}`,
  }),
  cardOn('integration', 'technology', {
    concedes: said`I understand, old systems are where most projects stop.`,
    short: said`Agents connect through the interfaces your systems already have, and nothing is replaced.`,
    full: said`Agents connect through the interfaces your systems already have, and nothing is replaced. Your records stay where they are; the agent comes to them. For a system I don’t know, a colleague can tell you.`,
    more: said`Ledgers, records and point-of-sale feeds are read in the form you keep them. There’s no data to move first.`,
    example: said`In IT, an agent reads the monitoring you have today and acts through your own pipelines. Tickets are opened and closed where your people look for them.`,
  }),
  cardOn(
    'integration',
    'itOperations',
    {
      short: said`The IT agents read the monitoring you have and act through the pipelines you already trust.`,
      full: said`The IT agents read the monitoring you have and act through the pipelines you already trust. There’s nothing to rip out. They run on ${clouds} or your own racks.`,
      more: said`Metrics, logs and traces come from your present tools. Tickets are opened, updated and closed in your own queue.`,
    },
    { focus: 'it', notFor: ['objection'] },
  ),
  cardOn(
    'integration',
    'hrOperations',
    {
      short: said`HR agents work in the system you run: ${hrSystems} or your own through its API.`,
      full: said`HR agents work in the system of record you have: ${hrSystems} or your own through its API. They read and write the employee file you keep today, so there’s no shadow copy.`,
      more: said`Your approval chain stays as it is. An agent sees no more of a file than the task in hand requires, and each look is logged.`,
    },
    { focus: 'hr', notFor: ['objection'] },
  ),
  cardOn('hosting', 'itOperations', {
    concedes: said`I understand, not everything may leave your own floor.`,
    short: said`It runs where you want it: ${clouds} or your own racks.`,
    full: said`It runs where you want it: ${clouds} or the racks you own. It’s the same set of controls in each of them.`,
    more: said`You can run agents in several regions and see them in one console. Data stays in the region where it must.`,
    example: said`A bank could keep its agents on its own floor, and a retail chain in its cloud. Both use the same console and the same roles.`,
  }),
  cardOn('residency', 'home', {
    concedes: said`I understand, where data lies isn’t a detail.`,
    short: said`Your data stays in your systems; agents run in the region where it must stay.`,
    full: said`Your data stays in the systems you keep it in, and the agent comes to it. You run agents in the region where the data must stay, on your cloud or your own floor.`,
    more: said`Policy is set once and narrowed by country, so an agent works to the rules of the place. What the law asks of you is a question for your own counsel.`,
    example: said`A group with people in several countries keeps each country’s files in its own region. Headquarters still sees one console.`,
  }),
  cardOn('scale', 'technology', {
    short: said`It scales from ${figures.scale} agents, in the same console and under the same roles.`,
    full: said`It scales from ${figures.scale} agents. It’s the ${inside(technology.architecture.scale.text)}. An agent you add joins what’s already there, without a rebuild.`,
    more: said`${technology.security.items[3]?.text} And policy, approvals, logs and cost are in one place for people.`,
    example: said`You start with one agent in HR. When it’s proven, finance joins, and it finds memory, rules and audit trail already there.`,
  }),
  cardOn('uptime', 'itOperations', {
    concedes: said`You’re right to think of the bad day.`,
    short: said`Our figure for uptime is ${figures.uptime}, with monitoring ${figures.aroundTheClock}.`,
    full: said`Our figure for uptime is ${figures.uptime}, with monitoring ${figures.aroundTheClock}. If an agent stops, the fault stays in that one, and your systems run on without it. Service levels are settled with our people.`,
    more: said`Your people can always do the task the old way, because the agent works in the same systems they do.`,
    example: said`Say one agent fails at night. What it left open waits for a person, the others go on, and the log shows where it stopped.`,
  }),
  cardOn('languages', 'home', {
    short: said`Employees and customers are answered in their own language, whichever office they write to.`,
    full: said`Employees and customers are answered in their own language, whichever office they write to. I can’t list every language here, so name yours and a colleague confirms it.`,
    more: said`Each country keeps its rules, its language and its hours. Headquarters sets the policy.`,
    example: said`A customer writes to support at night in their own language and is answered in it. If a person takes over, the whole story is there.`,
  }),
  cardOn('customize', 'technology', {
    concedes: said`You’re right, no company works by the book.`,
    short: said`Agents follow your policy, your approval chain and your words, and your experts correct them.`,
    full: said`You set what an agent may do alone, what it must ask and what it may not touch. It reads your policy as rules and uses your approval chain. Your experts correct it, and each correction is kept.`,
    more: said`Policy can be narrowed by country or department. For an agent that’s not in the catalog, talk to our people about what would be possible.`,
    example: said`A specialist corrects an answer once. The correction is kept, credited and applied from then on.`,
  }),
  cardOn(
    'scale',
    'domainFunctions',
    {
      short: said`Every store gets its own forecast, and all of them sit in one console.`,
      full: said`Every store gets its own forecast, its own order and its own price, every day. It scales from ${figures.scale} agents in one console, so more stores don’t make it another project.`,
      more: said`You see ${inside(domainFunctions.tiles[3]?.text)}. ${technology.security.items[3]?.text}`,
    },
    { focus: 'retail' },
  ),
]
