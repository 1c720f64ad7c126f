import type { AgentKey } from '../../../content/agent-keys.ts'
import { agents, allAgents } from '../../../content/agents.ts'
import { digitalTwins } from '../../../content/digital-twins.ts'
import { figures } from '../../../content/figures.ts'
import { hrOperations } from '../../../content/hr-operations.ts'
import type { Card } from './card.ts'
import { cardOn } from './card-on.ts'
import { asked } from './heard-as.ts'
import { inside, listed } from './phrases.ts'
import { said } from './said.ts'

const hrSystems = listed(hrOperations.platforms.items.slice(0, -1).map(({ name }) => name))
const available = allAgents.filter(({ status }) => status === 'available').length

const upcoming = [
  ['twin', 'digital twins are'],
  ['iot', 'IoT is'],
  ['control', 'plant control is'],
] as const satisfies readonly (readonly [AgentKey, string])[]

/** What is not released yet: that comes first, then what it will be. */
const notYet = upcoming.map(([focus, name]) =>
  cardOn(
    'roadmap',
    'digitalTwins',
    {
      short: said`Not yet: ${name} in development, at version ${agents[focus].version}, and there’s a waitlist.`,
      full: said`Not yet: it’s in development, at version ${agents[focus].version}, and there’s nothing you can use so far. The waitlist is on the page about digital twins, and whoever’s on it hears first.`,
      more: said`What you can have now are the ${available} agents the catalog calls available. They share memory, controls and audit trail with what’s coming.`,
    },
    { focus, notFor: ['when', 'doing', 'how', 'where'] },
  ),
)

export const systemsCards: readonly Card[] = [
  ...notYet,
  cardOn(
    'roadmap',
    'digitalTwins',
    {
      short: said`Not yet: digital twins, IoT and plant control are in development, and there’s a waitlist.`,
      full: said`Not yet: digital twins, IoT and plant control are all in development, so there’s nothing of them you can use. The other ${available} agents are available now.`,
      more: said`The waitlist is on the page about digital twins. Whoever’s on it hears first.`,
      features: [
        asked(
          'same story IoT control too',
          said`Yes, it’s the same with IoT and with plant control: in development, with one waitlist for all of them.`,
        ),
        asked(
          'now instead today meanwhile',
          said`For a plant you can have these now: ${agents.monitor.name}, ${agents.patch.name}, ${agents.finance.name} and ${agents.hr.name}.`,
        ),
        asked(
          'early bird cheaper sign-ups discount',
          said`Whether it makes a difference to join early, I don’t know; a colleague can tell you.`,
        ),
      ],
    },
    { moves: ['whether', 'compare'] },
  ),
  cardOn(
    'roadmap',
    'digitalTwins',
    {
      short: said`You join the waitlist on the page about digital twins, with your address and what you’d try first.`,
      full: said`On the page about digital twins there’s a form: leave your address and say what you’d try first. You hear from us when there’s something to see.`,
      more: said`Nothing else is asked for. Until then you can see today’s agents in a demo.`,
      features: [
        asked(
          'waiting list waitlist join get on sign up register notify me',
          said`You join on the page about digital twins: leave your address and what you’d try first.`,
        ),
      ],
    },
    { moves: ['how', 'where'] },
  ),
  ...upcoming.map(([focus, name]) =>
    cardOn(
      'does',
      'digitalTwins',
      {
        short: said`Not yet: it’s in development, and there’s a waitlist.`,
        full: said`Not yet: ${name} in development, and there’s a waitlist. It’s planned with ${listed(agents[focus].features.map(inside))}.`,
        more: said`${digitalTwins.tiles[1]?.text} No set point changes without the approval your site requires.`,
      },
      { focus, moves: ['whether', 'how_much', 'when', 'proof', 'objection'] },
    ),
  ),
  cardOn(
    'buy',
    'digitalTwins',
    {
      short: said`Not yet: it’s in development, so for now you can join the waitlist.`,
      full: said`Not yet: it’s in development. What you can do is join the waitlist on the page about digital twins, with your address and what you’d try first.`,
      more: said`Everything the catalog calls available can start now.`,
    },
    { focus: 'twin' },
  ),
  cardOn(
    'integration',
    'technology',
    {
      short: said`Yes, if it has an interface: agents work on top of what you have, and nothing is replaced.`,
      full: said`Yes, if your system has an interface: agents work on top of what you have, and nothing is replaced. Whether yours has what’s needed, our people check with your IT.`,
      more: said`It starts with read access, and writes once you allow it. There’s no data to move first.`,
      example: said`Tickets are opened, updated and closed where your people look for them. To them it’s one more colleague in the same tool.`,
      features: [
        asked(
          'replace Workday SAP ServiceNow contract until keep rip out',
          said`It stays: nothing you have is replaced, and the agent works in the system you keep.`,
        ),
        asked(
          'connector plugin native certified HubSpot SAP S/4',
          said`I don’t know of a ready-made link for that one by name; agents use the interfaces a system has, and a colleague can check yours.`,
        ),
        asked(
          'SAP Oracle Salesforce ServiceNow CRM ERP Dynamics which systems',
          said`For systems outside HR and the clouds I have no list: agents use the interfaces they have, and our people check yours.`,
        ),
        asked(
          'write writes read only into it',
          said`It both reads and writes: read access first, and writing once you allow it, inside its role.`,
        ),
        asked(
          'old legacy AS/400 mainframe machines nineties ipad wifi bad connection',
          said`Old systems too, if they have an interface; what an old machine or a slow line allows, our people have to look at.`,
        ),
        asked(
          'air gap air-gapped SCADA offline isolated no internet',
          said`With no line to the outside it isn’t over: agents can run on your own racks, and our people check what works without a link.`,
        ),
        asked(
          'WhatsApp Teams Slack SMS phone channel',
          said`Chat and e-mail are what I know of; for another channel, our people can check.`,
        ),
      ],
    },
    { moves: ['whether'] },
  ),
  cardOn(
    'integration',
    'hrOperations',
    {
      concedes: said`No, I wouldn’t tell you to replace it.`,
      short: said`It stays: the agent works in the HR system you have, and nothing is replaced.`,
      full: said`Your HR system stays in charge, and the agent works in it. ${hrSystems} are supported, and your own through its API. Nothing is replaced and there’s no second copy.`,
      more: said`It reads and writes the employee file you keep today. Your approval chain stays as it is.`,
    },
    { focus: 'hr', moves: ['objection'] },
  ),
  cardOn(
    'integration',
    'itOperations',
    {
      concedes: said`I understand, nobody wants one more tool on the host.`,
      short: said`Your tools stay: agents read the monitoring you have today and act through your own pipelines.`,
      full: said`Your tools stay. Agents read from the monitoring you have today and act through the pipelines you already trust, so there’s nothing to rip out.`,
      more: said`Tickets are opened, updated and closed in your own queue. There’s no second collector on the host.`,
    },
    { focus: 'it', moves: ['objection'] },
  ),
  cardOn(
    'hosting',
    'itOperations',
    {
      short: said`Yes, on your own racks if you want: agents run in your cloud region or on your own floor.`,
      full: said`Yes, all of it can run on your own racks: agents come to the data, and there’s no second copy to guard. Which parts need a link to the outside, our people check with you.`,
      more: said`A part in a cloud and a part on your own floor works too. It’s the same set of controls in both.`,
      features: [
        asked(
          'hybrid half azure half own racks',
          said`Yes, both at once: a cloud and your own racks, under one set of controls.`,
        ),
        asked(
          'air gap air-gapped offline isolated no internet own data centre',
          said`Without any link to the outside, agents can run on your own racks; what works then, our people have to check with you.`,
        ),
      ],
    },
    { moves: ['whether'] },
  ),
  cardOn(
    'scale',
    'technology',
    {
      short: said`Yes: you begin with one, and the rest joins later in the same console.`,
      full: said`Yes: you begin with one agent or one office and add the rest later. It scales from ${figures.scale} agents, with the same roles and the same audit trail.`,
      more: said`An agent you add joins what’s already there, without a rebuild. Each country keeps its rules, its language and its hours.`,
      features: [
        asked(
          'too small startup people employees series A',
          said`No, you’re not too small to begin: you can switch on a single agent and stop there, though we make them for large companies.`,
        ),
        asked(
          'minimum size how small employees smallest',
          said`I know of no size you’d have to reach; it helps where work repeats, so one agent and one process would tell.`,
        ),
        asked(
          '10k chats at once load volume peak concurrent',
          said`How much it takes at once I can’t promise; our people look at your load with you.`,
        ),
      ],
    },
    { moves: ['whether', 'how'] },
  ),
  cardOn(
    'scale',
    'about',
    {
      concedes: said`It’s true that we make them for large companies.`,
      short: said`Small isn’t a problem in itself: you can switch on a single agent and stop there.`,
      full: said`Small isn’t a problem in itself: you can switch on a single agent and stop there. What counts is whether some work repeats enough to be worth it, and a colleague tells you honestly if it doesn’t.`,
      more: said`A ready-to-deploy agent needs the least. Limits, approvals and reports are already set.`,
    },
    { moves: ['objection', 'advise'] },
  ),
]
