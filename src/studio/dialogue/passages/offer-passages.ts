import { agents } from '../../../content/agents.ts'
import { corporateFunctions } from '../../../content/corporate-functions.ts'
import { digitalTwins } from '../../../content/digital-twins.ts'
import { domainFunctions } from '../../../content/domain-functions.ts'
import { figures } from '../../../content/figures.ts'
import { home } from '../../../content/home.ts'
import { hrOperations } from '../../../content/hr-operations.ts'
import { itOperations } from '../../../content/it-operations.ts'
import { technology } from '../../../content/technology.ts'
import { useCases } from '../../../content/use-cases.ts'
import { inSentence, listed, type Passage, phrases, sentence, titleInSentence } from './passage.ts'

const industryWords: Record<string, string> = {
  healthcare: 'hospital hospitals clinic health medical patients nurses',
  finance: 'bank banks banking financial services insurance fintech',
  retail: 'store stores shops shop supermarket grocery ecommerce chain',
  'oil-and-gas': 'oil gas energy petroleum wells pipeline refinery',
  telecom: 'telecoms telco carrier network carriers subscribers',
  manufacturing: 'factory factories plant plants production line industrial automotive',
}

const industries: Passage[] = useCases.industries.map((industry) => {
  const moving = industry.kpis.map(({ measure, direction, figure }) => {
    const name = inSentence(measure)
    if (!figure) return `${name} ${direction}`
    return figure.is === 'level' ? `${name} at ${figure.value}` : `${name} ${direction} ${figure.value}`
  })
  return {
    id: `industry-${industry.slug}`,
    title: `${industry.name} industry`,
    text: `${industry.description} At work there: ${listed(industry.agents.map((key) => agents[key].name))}. You gain ${phrases(industry.benefits)}. Measures that move: ${listed(moving)}.`,
    words: `${industryWords[industry.slug] ?? ''} industry sector company use cases solutions`,
    page: 'useCases' as const,
    subject: `industry-${industry.slug}`,
  }
})

const allIndustries: Passage = {
  id: 'industries',
  title: domainFunctions.supportedIndustries.headline,
  text: `We cover six industries: ${listed(domainFunctions.supportedIndustries.names)}. ${domainFunctions.supportedIndustries.lead}`,
  words: 'industries industry sectors sector verticals which',
  page: 'domainFunctions',
  subject: 'industries',
}

const industryTeams: Passage[] = domainFunctions.industries.cards.map(
  ({ name, description, agents: team }) => ({
    id: `team-${name}`,
    title: `${name} team of agents`,
    text: `For ${name} we bring a team of four. ${description} The team: ${listed(team)}.`,
    words: industryWords[name.toLowerCase().replace(' & ', '-and-')] ?? '',
    page: 'domainFunctions',
    subject: `industry-${name.toLowerCase().replace(' & ', '-and-')}`,
    isDetail: true as const,
  }),
)

const stories: Passage[] = useCases.stories.items.map((story) => ({
  id: `story-${story.customer}`,
  title: `Success story: ${story.customer}`,
  text: `${story.customer}: ${inSentence(story.situation)} ${story.work} ${story.outcome} The figures: ${listed(story.stats.map(({ value, label }) => `${value} ${label}`))}.`,
  words: 'reference references customer customers client case study success story example proof who uses it',
  page: 'useCases',
  subject: 'stories',
  isDetail: true as const,
}))

const storiesTogether: Passage = {
  id: 'stories',
  title: useCases.stories.headline,
  text: `Two success stories are on our use-cases page. ${useCases.stories.items
    .map(
      ({ customer, outcome, stats }) =>
        `${customer}, with ${stats[0]?.value} ${stats[0]?.label}: ${inSentence(outcome)}`,
    )
    .join(' ')}`,
  words:
    'reference references customer customers client case study studies success story stories example proof',
  page: 'useCases',
  subject: 'stories',
}

const platforms: Passage[] = [
  {
    id: 'clouds',
    title: 'Supported cloud platforms',
    text: `The IT agents run on ${listed(itOperations.platforms.items.map(({ name }) => name))}. ${itOperations.platforms.lead}`,
    words:
      'cloud clouds aws amazon azure microsoft gcp google platforms support run hosting environments which',
    page: 'itOperations',
    subject: 'clouds',
  },
  {
    id: 'on-prem',
    title: 'On-premises, your own data center',
    text: `Yes, on-prem as well: ${inSentence(itOperations.platforms.items.find(({ name }) => name === 'On-Prem')?.text ?? '')}. ${home.whyChoose.reasons.find(({ icon }) => icon === 'cloud')?.text ?? ''}`,
    words: 'on premises onprem premise local self hosted own data center datacenter racks private',
    page: 'itOperations',
    subject: 'clouds',
  },
  {
    id: 'hr-platforms',
    title: 'Supported HR platforms and systems',
    text: `For HR we support ${listed(hrOperations.platforms.items.map(({ name }) => (name === 'Custom' ? 'your own system through its API' : name)))}. ${hrOperations.platforms.lead}`,
    words:
      'workday bamboohr adp custom hris sap successfactors oracle system integrate integration hr platforms connect',
    page: 'hrOperations',
    subject: 'agent-hr',
  },
  ...[
    {
      id: 'it',
      source: itOperations.integration,
      page: 'itOperations' as const,
      words: 'integration integrate existing tools monitoring pipelines tickets servicenow jira connect',
    },
    {
      id: 'hr',
      source: hrOperations.integration,
      page: 'hrOperations' as const,
      words: 'hr integration employee record data stays approval sensitive hris',
    },
  ].flatMap(({ id, source, page, words }) => [
    {
      id: `integration-${id}`,
      title: `Integration: ${source.headline}`,
      text: `${source.lead} ${source.points[0]?.text ?? ''}`,
      words,
      page,
      subject: `integration-${id}`,
    },
    ...source.points.map((point, n) => ({
      id: `integration-${id}-${n}`,
      title: point.title,
      text: sentence(point.text),
      words: '',
      page,
      subject: `integration-${id}`,
      isDetail: true as const,
    })),
  ]),
]

const securityWords = [
  'role roles access permissions rights who can see our data rbac sso',
  'encryption encrypted encrypt logs log logging audit trail record',
  'gdpr hipaa privacy compliant compliance personal data regulation certified ready health data eu pii personally identifiable information',
  'modular isolated add remove agent switch off fault failure scale',
]

const security: Passage[] = [
  {
    id: 'security',
    title: 'Security',
    text: `${technology.security.lead} In short: ${listed(technology.security.items.map(({ title }) => titleInSentence(title)))}.`,
    words: 'secure security safe safety trust protect protection data hackers infosec cyber cybersecurity',
    page: 'technology',
    subject: 'security',
  },
  ...technology.security.items.map((item, n) => ({
    id: `security-${n}`,
    title: `Security: ${item.title}`,
    text: `${item.title}: ${inSentence(item.text)}`,
    words: securityWords[n] ?? '',
    page: 'technology' as const,
    subject: 'security',
  })),
]

const how: Passage[] = [
  {
    id: 'what-are-agents',
    title: technology.whatAre.headline,
    text: `${technology.whatAre.lead} Four steps: ${listed(technology.whatAre.steps.map(({ title }) => inSentence(title)))}.`,
    words: 'how does it work technology agent agents definition ai autonomous explain under the hood',
    page: 'technology',
    subject: 'technology',
  },
  {
    id: 'core-technologies',
    title: technology.core.headline,
    text: `Every agent shares four core technologies: ${listed(technology.core.technologies.map(({ title }) => title))}. ${technology.core.technologies[2]?.text ?? ''}`,
    words: 'technology technologies machine learning ml ai stack models llm under the hood',
    page: 'technology',
    subject: 'technology',
  },
  ...technology.core.technologies.map((item, n) => ({
    id: `core-${n}`,
    title: item.title,
    text: `${item.title}: ${inSentence(item.text)}`,
    words:
      [
        'predict prediction forecast',
        'real time adapt change',
        'integrate integration connect existing systems access api apis erp legacy',
        'language learning feedback reinforcement nlp ml models',
      ][n] ?? '',
    page: 'technology' as const,
    subject: 'technology',
    isDetail: true as const,
  })),
  {
    id: 'architecture',
    title: technology.architecture.headline,
    text: `${technology.architecture.lead} The layers: ${listed(technology.architecture.layers.map(({ name }) => inSentence(name)))}. It scales from ${figures.scale} agents: ${inSentence(technology.architecture.scale.text)}`,
    words: 'architecture scale scaling scalability large enterprise grow layers big thousands global',
    page: 'technology',
    subject: 'technology',
  },
  {
    id: 'people-in-charge',
    title: 'People stay in charge: human approval',
    text: `${home.whyChoose.reasons.find(({ title }) => title === 'Keeps people in charge')?.text ?? ''} ${itOperations.integration.points.at(-1)?.text ?? ''}`,
    words:
      'human approve approval alone autonomous decisions decide control oversight supervise loop allowed permission replace jobs job people team staff workers override',
    page: 'technology',
    subject: 'control',
  },
  {
    id: 'mistakes',
    title: 'When something goes wrong: mistakes and errors',
    text: `${corporateFunctions.workflow.bullets[3]} ${corporateFunctions.workflow.bullets[2]} ${technology.security.items[3]?.text ?? ''}`,
    words:
      'mistake mistakes error errors wrong fail fails failure hallucinate hallucination happens if liability undo',
    page: 'technology',
    subject: 'control',
  },
  {
    id: 'workflow',
    title: corporateFunctions.workflow.headline,
    text: `${corporateFunctions.workflow.lead} ${corporateFunctions.workflow.bullets.join(' ')}`,
    words:
      'workflow hand over handover between departments agents talk communicate together each other share collaborate',
    page: 'corporateFunctions',
    subject: 'workflow',
  },
  {
    id: 'shared-memory',
    title: 'Agents share one memory',
    text: `${home.capabilities.lead} ${technology.architecture.layers[2]?.text ?? ''}`,
    words: 'agents talk to each other communicate together share memory collaborate ecosystem unified',
    page: 'technology',
    subject: 'workflow',
  },
]

const savings = `Agents bring ${figures.costReductionRange} cost reduction in the processes they take over, and ${figures.costReductionWhereAutomated} where they do the whole work. Operational cost falls by up to ${figures.operationalCostReduction}.`

const figuresSaid: Passage[] = [
  {
    id: 'savings',
    title: 'Savings and cost reduction',
    text: `${savings} ${home.whyChoose.reasons.find(({ icon }) => icon === 'coins')?.text ?? ''}`,
    words:
      'save saving savings roi return on investment reduce reduction costs cost payback business case money cheaper worth benefit value',
    page: 'home',
    subject: 'figures',
  },
  {
    id: 'uptime',
    title: 'Uptime and availability',
    text: `Our figure for uptime is ${figures.uptime}, with monitoring ${figures.aroundTheClock}.`,
    words: 'uptime availability sla reliability reliable service level guarantee 24/7 around the clock',
    page: 'itOperations',
    subject: 'figures',
  },
  {
    id: 'speed',
    title: 'Speed: faster processes and decisions',
    text: `Processes run ${figures.fasterProcesses} faster, and decision cycles ${figures.decisionSpeed} faster: ${inSentence(home.benefits.impacts[0]?.text ?? '')}`,
    words:
      'faster speed fast quick quicker productivity efficiency time decision cycles results improve performance',
    page: 'home',
    subject: 'figures',
  },
  {
    id: 'compliance',
    title: 'Compliance and audits',
    text: `${figures.compliance} compliance: ${inSentence(home.benefits.impacts[3]?.text ?? '')} ${home.benefits.values.find(({ icon }) => icon === 'clipboard-check')?.text ?? ''}`,
    words:
      'compliance compliant regulation regulator audit audits auditor policy evidence governance rules law',
    page: 'technology',
    subject: 'security',
  },
  {
    id: 'clients',
    title: 'Clients and customers',
    text: `We count ${figures.enterpriseClients} enterprise clients. I do not name them, but two of their stories are on our use-cases page: a global bank and a retail chain.`,
    words: 'how many customers clients companies use users who name logos',
    page: 'useCases',
    subject: 'stories',
  },
]

const why: Passage[] = [
  ...home.whyChoose.reasons.map((reason, n) => ({
    id: `reason-${n}`,
    title: reason.title,
    text: sentence(reason.text),
    words: 'why choose',
    page: 'home' as const,
    subject: 'why',
    isDetail: true as const,
  })),
  {
    id: 'why',
    title: 'Why choose us',
    text: `In short: it ${listed(['starts with one agent', 'shows what it saves', 'decides in real time', 'is compliant by default', 'keeps people in charge'])}. ${home.whyChoose.reasons[7]?.title ?? ''}: ${inSentence(home.whyChoose.reasons[7]?.text ?? '')}`,
    words:
      'why you choose better different competitors competition advantage special unique convince benefits',
    page: 'home',
    subject: 'why',
  },
  ...home.globalEnterprise.points.map((point, n) => ({
    id: `global-${n}`,
    title: `Global: ${point.title}`,
    text: sentence(point.text),
    words:
      [
        'language languages multilingual translation spanish french german',
        'country countries local law regions',
        'region data residency eu where hosted stored location server country',
        'time zone hours night',
      ][n] ?? '',
    page: 'home' as const,
    subject: 'global',
    isDetail: true as const,
  })),
  {
    id: 'command-center',
    title: 'Command center',
    text: `${home.commandCenter.lead} ${technology.architecture.layers[3]?.text ?? ''}`,
    words: 'dashboard console screen overview see what agents did report control panel ui interface',
    page: 'home',
    subject: 'control',
  },
]

const twins: Passage[] = [
  {
    id: 'twins',
    title: 'Digital twins and IoT',
    text: `${digitalTwins.banner.lead} It is coming soon: ${agents.twin.name}, ${agents.iot.name} and ${agents.control.name} are in development, and there is a waitlist you can join.`,
    words: 'digital twin twins iot what is simulation coming soon',
    page: 'digitalTwins',
    subject: 'twins',
  },
  ...digitalTwins.features.cards.map((card, n) => ({
    id: `twin-feature-${n}`,
    title: `Digital twins: ${card.title}`,
    text: `${card.title}, in development with our digital twins: ${inSentence(card.text)}`,
    words: 'digital twin feature',
    page: 'digitalTwins' as const,
    subject: 'twins',
    isDetail: true as const,
  })),
  ...digitalTwins.useCases.cards.map((card) => ({
    id: `twin-${card.title}`,
    title: `Digital twins for ${card.title}`,
    text: `With a digital twin for ${card.title}: ${inSentence(card.description)} What it is to bring: ${phrases(card.benefits)}. It is in development, with a waitlist.`,
    words:
      {
        'Smart Cities': 'smart city cities traffic urban municipal government',
        Energy: 'grid power utility utilities electricity',
      }[card.title] ?? '',
    page: 'digitalTwins' as const,
    subject: 'twins',
    isDetail: true as const,
  })),
  {
    id: 'twin-stack',
    title: 'Digital twins: technology stack',
    text: `${digitalTwins.stack.lead} The layers: ${listed(digitalTwins.stack.layers.map(({ name }) => inSentence(name)))}.`,
    words: 'digital twin stack architecture layers technology',
    page: 'digitalTwins',
    subject: 'twins',
    isDetail: true as const,
  },
]

export const offerPassages: Passage[] = [
  allIndustries,
  ...industries,
  ...industryTeams,
  storiesTogether,
  ...stories,
  ...platforms,
  ...security,
  ...how,
  ...figuresSaid,
  ...why,
  ...twins,
]
