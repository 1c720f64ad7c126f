import { agents } from './agents.ts'
import { agentName, BRAND } from './brand.ts'
import { figures } from './figures.ts'
import { innovationOfficer } from './leaders.ts'
import type { Home } from './schema/home.ts'

type ReadyAgent = Home['readyToDeploy']['agents'][number]
type Bar = Home['commandCenter']['bars'][number]

const readyAgent = (
  word: string,
  icon: ReadyAgent['icon'],
  text: string,
  builtOn: ReadyAgent['builtOn'],
): ReadyAgent => ({
  name: agentName(word),
  slug: word.toLowerCase().replaceAll(' ', '-'),
  icon,
  text,
  builtOn,
})

const bar = (category: Bar['category'], label: string, figure: `${number}%`, prefix = ''): Bar => ({
  category,
  label,
  value: `${prefix}${figure}`,
  share: Number.parseFloat(figure) / 100,
})

const readyAgents: ReadyAgent[] = [
  readyAgent(
    agents.customerSupport.word,
    agents.customerSupport.icon,
    'Takes every first question, at any hour, in the customer’s language.',
    [],
  ),
  readyAgent(
    'Help Desk',
    'life-buoy',
    'Resets the password, grants the access, orders the laptop. No ticket ping-pong.',
    ['customerSupport', 'monitor'],
  ),
  readyAgent(
    'Reporting',
    'chart-column',
    'Puts the weekly report in your inbox with the three lines that changed.',
    ['finance'],
  ),
  readyAgent(
    agents.marketing.word,
    agents.marketing.icon,
    'Keeps campaigns running, tested and inside the budget you set.',
    [],
  ),
  readyAgent(
    'Security',
    'shield-check',
    'Spots the odd sign-in, closes the hole and writes down what it did.',
    ['detect', 'patch'],
  ),
  readyAgent(
    'Talent',
    'user-plus',
    'Finds, screens and schedules candidates while recruiters talk to them.',
    ['hr'],
  ),
]

export const home: Home = {
  hero: {
    eyebrow: 'Autonomous agents for the enterprise',
    headlineLines: ['A whole company,', 'in a box.'],
    lead: 'Agents that run IT operations, corporate functions and industry work around the clock. Start with HR. Add the rest when you are ready.',
    discover: `Discover the ${BRAND} Agents Ecosystem`,
    live: {
      title: `Talk to ${innovationOfficer.firstName}, live`,
      text: `The AI avatar of our ${innovationOfficer.role}. Camera optional.`,
    },
    film: 'home-hero',
  },
  capabilities: {
    id: 'capabilities',
    eyebrow: 'Capabilities',
    headline: 'Six sides of one box',
    lead: 'Every agent shares the same memory, the same controls and the same audit trail, so the tenth is easier to run than the first.',
    modulesHeading: 'Key modules',
    benefitsHeading: 'Benefits',
    pillars: [
      {
        title: 'IT Ops Agents',
        text: 'Watch every service, find the fault, fix it and prove the recovery before the first ticket is written.',
        icon: 'server',
        category: 'it',
        page: 'itOperations',
        modules: [
          agents.monitor.name,
          agents.detect.name,
          agents.patch.name,
          agents.recover.name,
          agents.deploy.name,
        ],
        benefits: [`${figures.uptime} uptime`, 'Fewer calls at night', 'Every fix on record'],
      },
      {
        title: 'Corporate Function Agents',
        text: 'HR, finance, legal, sales, marketing and support, run to policy and in step with each other.',
        icon: 'building-2',
        category: 'corporate',
        page: 'corporateFunctions',
        modules: [
          agents.hr.name,
          agents.finance.name,
          agents.legal.name,
          agents.sales.name,
          agents.marketing.name,
          agents.customerSupport.name,
        ],
        benefits: [`${figures.fasterProcesses} faster processes`, 'Policy checked at every step'],
      },
      {
        title: 'Industry-Specific Agents',
        text: 'Tax, treasury, upstream, midstream, health and retail: specialists that know the trade.',
        icon: 'landmark',
        category: 'domain',
        page: 'domainFunctions',
        modules: [
          agents.tax.name,
          agents.treasury.name,
          agents.upstream.name,
          agents.midstream.name,
          agents.health.name,
          agents.retail.name,
        ],
        benefits: [`${figures.efficiencyGain} efficiency gain`, 'Answers in the words of the trade'],
      },
      {
        title: 'Ready-to-Deploy Agents',
        text: 'Packaged for the jobs every company has. Connect, set the limits, switch on.',
        icon: 'rocket',
        category: null,
        page: 'agentCatalog',
        modules: readyAgents.map((agent) => agent.name),
        benefits: ['No project to staff', 'Sensible limits from the start'],
      },
      {
        title: 'Digital Twins & IoT',
        text: 'Simulate the plant before you touch it. In development, with a waitlist.',
        icon: 'box',
        category: 'upcoming',
        page: 'digitalTwins',
        modules: [agents.twin.name, agents.iot.name, agents.control.name],
        benefits: ['Mistakes made on the copy', 'Decisions tested in advance'],
      },
      {
        title: 'Unrivalled Automation',
        text: 'Agents hand work to each other until it is finished, and stop for a person where you say so.',
        icon: 'workflow',
        category: null,
        page: 'technology',
        modules: ['Shared memory', 'Hand-over between agents', 'Human approval', 'Audit trail'],
        benefits: [
          `${figures.costReductionWhereAutomated} cost reduction`,
          `At work ${figures.aroundTheClock}`,
        ],
      },
    ],
  },
  intro: {
    headline: 'The box in under a minute',
    lead: 'How work enters on one side, passes between agents and leaves finished on the other.',
    film: 'home-intro',
  },
  readyToDeploy: {
    headline: 'Six you can switch on first',
    lead: 'Each is packaged from agents in the catalog, with limits, approvals and reports already set.',
    builtOnLabel: 'Built on',
    agents: readyAgents,
  },
  hrAgent: {
    eyebrow: 'First out of the box',
    headline: `Meet ${agents.hr.name}`,
    lead: 'We suggest you start here. HR touches every employee, follows clear rules and soon shows whether agents suit you.',
    film: 'hr-agent',
    imageAlt: `The ${agents.hr.name} cell, lit, with the path of one employee running through it.`,
    points: [
      'Hires, welcomes, trains and pays to your policy.',
      'Works inside the HR system you already run.',
      'Hands anything sensitive to a person, with the file in order.',
    ],
    linkLabel: 'See the AI agent for HR',
    page: 'hrOperations',
  },
  whyChoose: {
    id: 'why-choose',
    eyebrow: `Why ${BRAND}`,
    headline: 'Nine reasons, in order of asking',
    lead: 'The questions a buying committee puts to us, roughly as they come up.',
    reasons: [
      {
        title: 'Starts with one agent',
        text: 'Prove it on HR, then open the next side of the box.',
        icon: 'box',
      },
      {
        title: 'Shows what it saves',
        text: 'Cost and savings are itemized by agent and by task, so the business case keeps itself current.',
        icon: 'coins',
      },
      {
        title: 'Decides in real time',
        text: 'Agents act on live data and put the reasoning on record.',
        icon: 'timer',
      },
      {
        title: 'Compliant by default',
        text: 'Every action is checked against policy before it happens.',
        icon: 'shield-check',
      },
      {
        title: 'One ecosystem',
        text: 'Agents hand work to each other without a meeting.',
        icon: 'network',
      },
      {
        title: 'Keeps people in charge',
        text: 'You set what an agent may do alone, what it must ask and what it may never touch.',
        icon: 'users',
      },
      {
        title: 'Your cloud or your floor',
        text: 'AWS, Azure, GCP or the racks you own. The agents do not mind.',
        icon: 'cloud',
      },
      {
        title: `Scales from ${figures.scale}`,
        text: 'Same console, same controls, no rebuild on the way.',
        icon: 'layers',
      },
      {
        title: 'You can ask it yourself',
        text: 'Press Get Demo and put your questions to a live AI avatar, right now.',
        icon: 'messages-square',
      },
    ],
  },
  benefits: {
    headline: 'What changes, and by how much',
    lead: 'Five things your people will notice. Four your board will.',
    values: [
      {
        title: 'Time back',
        text: 'Routine work leaves the calendar, and specialists go back to being specialists.',
        icon: 'timer',
      },
      {
        title: 'Lower running cost',
        text: 'Work that repeats no longer costs what skilled hours cost.',
        icon: 'coins',
      },
      {
        title: 'Decisions on live facts',
        text: 'Nobody waits for a report to learn what is already in the data.',
        icon: 'gauge',
      },
      {
        title: 'Proof on demand',
        text: 'Who did what, when and why, in one log an auditor can read.',
        icon: 'clipboard-check',
      },
      {
        title: 'Room to grow',
        text: 'Volume doubles and the agents scale with it. Your people keep their evenings.',
        icon: 'trending-up',
      },
    ],
    impacts: [
      {
        value: figures.decisionSpeed,
        label: 'Faster decision cycles',
        text: 'From signal to decision without the queue in between.',
      },
      {
        value: figures.fasterProcesses,
        label: 'Faster processes',
        text: 'Hand-overs between departments happen when the work is ready.',
      },
      {
        value: `Up to ${figures.operationalCostReduction}`,
        label: 'Operational cost reduction',
        text: 'Fewer manual steps, fewer corrections, fewer late fees.',
      },
      {
        value: figures.compliance,
        label: 'Compliance',
        text: 'No action without its policy check, and no check without a trace.',
      },
    ],
    summary: {
      headline: 'Before the box, and after',
      topicLabel: 'Topic',
      columns: ['Today', `With ${BRAND}`],
      rows: [
        {
          topic: 'Cost',
          without: 'Grows with every new hire and every new tool',
          withAgents: `${figures.costReductionWhereAutomated} reduction where agents do the work`,
        },
        {
          topic: 'Hours',
          without: 'Office hours, plus whoever is on call',
          withAgents: `${figures.aroundTheClock}, in every time zone you work in`,
        },
        {
          topic: 'Decisions',
          without: 'Wait for the report, then for the meeting',
          withAgents: 'Made on live data, with the reasons attached',
        },
        {
          topic: 'Compliance',
          without: 'Sampled after the fact, once a year',
          withAgents: 'Checked before each action, logged after it',
        },
        {
          topic: 'Systems',
          without: 'People copy between tools that never meet',
          withAgents: 'Agents work through the tools you keep',
        },
        {
          topic: 'Growth',
          without: 'Every new market is a new project',
          withAgents: `From ${figures.scale} agents in the same console`,
        },
      ],
    },
  },
  commandCenter: {
    eyebrow: 'Command center',
    headline: 'Everything your agents did while you slept',
    lead: 'One screen for all of them: what they did, why they did it and what is waiting for you.',
    metrics: [
      { value: figures.uptime, label: 'uptime' },
      { value: figures.costReduction, label: 'cost reduction' },
      { value: figures.aroundTheClock, label: 'monitoring' },
      { value: figures.agentsAtScale, label: 'agents' },
    ],
    barsHeading: 'Efficiency',
    bars: [
      bar('corporate', 'Faster processes', figures.fasterProcesses),
      bar('it', 'Lower operational cost', figures.operationalCostReduction, 'up to '),
      bar('domain', 'Efficiency gain', figures.efficiencyGain),
    ],
    logHeading: 'An example night',
    log: [
      { time: '02:14', agent: 'detect', text: 'Unusual latency, eastern region' },
      { time: '02:15', agent: 'patch', text: 'Rolled back the last release' },
      { time: '02:19', agent: 'recover', text: 'All checks green, ticket closed' },
      { time: '05:40', agent: 'treasury', text: 'Cash positions ready for the desk' },
      { time: '06:00', agent: 'finance', text: 'Books matched, a few items for review' },
      { time: '07:30', agent: 'hr', text: 'Offers out, two countersigned' },
    ],
  },
  globalEnterprise: {
    eyebrow: 'Built for the global enterprise',
    headline: 'One box, every time zone',
    lead: 'Headquarters sets the policy. Each country keeps its rules, its language and its hours.',
    points: [
      {
        title: 'Many languages',
        text: 'Employees and customers are answered in their own language, whichever office they write to.',
        icon: 'languages',
      },
      {
        title: 'Local rules',
        text: 'Policy is set once and narrowed by country, so an agent works to the law of the place.',
        icon: 'scale',
      },
      {
        title: 'Your regions',
        text: 'Run agents in the region where the data must stay, on your cloud or your own floor.',
        icon: 'map-pin',
      },
      {
        title: 'Always someone awake',
        text: `Agents work ${figures.aroundTheClock}. The morning shift starts with the night’s work done.`,
        icon: 'globe',
      },
    ],
  },
  closing: {
    headline: 'Ask it to its face',
    lead: `Press Get Demo and talk to the AI avatar of ${innovationOfficer.name}, our ${innovationOfficer.role}. No form, no slides, no waiting for a call back.`,
    cards: [
      {
        title: 'Global compliance',
        text: 'GDPR and HIPAA ready, with the policy check built into each action.',
        icon: 'shield-check',
      },
      {
        title: 'Multi-region support',
        text: 'One console across regions and clouds, and data that stays where it must.',
        icon: 'globe',
      },
      {
        title: 'Enterprise scale',
        text: `From ${figures.scale} agents under the same roles, limits and logs.`,
        icon: 'layers',
      },
    ],
  },
}
