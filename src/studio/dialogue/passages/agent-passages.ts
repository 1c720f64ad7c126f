import { type AgentCategory, type AgentKey, agentCategories, agentKeys } from '../../../content/agent-keys.ts'
import { agents, agentsIn, allAgents, categories } from '../../../content/agents.ts'
import { BRAND } from '../../../content/brand.ts'
import { corporateFunctions } from '../../../content/corporate-functions.ts'
import { domainFunctions } from '../../../content/domain-functions.ts'
import { ecosystem } from '../../../content/ecosystem.ts'
import { figures } from '../../../content/figures.ts'
import { home } from '../../../content/home.ts'
import { hrOperations } from '../../../content/hr-operations.ts'
import { itOperations } from '../../../content/it-operations.ts'
import { inSentence, listed, type Passage, phrases, sentence } from './passage.ts'

/** What buyers say when they mean this agent. */
const wordsFor: Record<AgentKey, string> = {
  monitor: 'monitoring observability alerts alarms noise telemetry servers pager night watch',
  detect: 'detection root cause incident anomaly fault threat troubleshooting diagnose slow',
  patch: 'patching updates vulnerabilities fix servers windows maintenance rollback cve',
  recover: 'recovery outage outages downtime disaster failover backup restore crash down back up',
  deploy: 'deployment releases release shipping ci cd canary devops pipelines',
  hr: 'human resources people employees personnel hiring staff workforce',
  finance:
    'accounting books invoice invoices close closing monthend reconciliation accounts payable cfo controller',
  legal: 'contracts contract clauses review lawyers counsel law redline nda risk',
  sales: 'leads pipeline crm forecast forecasting deals revenue sellers',
  marketing: 'campaigns copy ads brand audience budget content',
  customerSupport:
    'helpline service desk call center customers queries chat tickets language spanish languages',
  tax: 'taxes filings returns vat jurisdictions accuracy accurate',
  treasury: 'cash liquidity cashflow hedging bank accounts flow improve',
  upstream: 'oil gas wells drilling exploration production increase reservoir',
  midstream: 'oil gas pipeline transport transportation haulage storage leak tanks trucks cost reduce',
  health: 'healthcare hospital hospitals nurses doctors clinical patients paperwork claims ward medical',
  retail: 'stores store shops shelves shelf stock inventory prices merchandise supermarket grocery',
  twin: 'digital twin simulation model plant',
  iot: 'internet of things sensors devices machines meters',
  control: 'set point control loop machine operators',
}

const benefitsOf = (key: AgentKey): readonly string[] =>
  [...itOperations.agents.cards, ...corporateFunctions.agents.cards].find(({ agent }) => agent === key)
    ?.benefits ?? []

function about(key: AgentKey) {
  const { name, summary } = agents[key]
  return `${name} ${/^(A|An|The) /.test(summary) ? 'is ' : ''}${inSentence(summary)}`
}

function detail(key: AgentKey): string {
  const { features, status, version } = agents[key]
  const domain = domainFunctions.agents.cards.find(({ agent }) => agent === key)
  if (domain)
    return `It ${inSentence(sentence(domain.description))} What you gain: ${phrases(domain.benefits)}.`
  if (status === 'development') {
    return `Planned features: ${phrases(features)}. It is still in development, at version ${version}, so for now there is a waitlist.`
  }
  const benefits = benefitsOf(key)
  return `Its features: ${phrases(features)}.${benefits.length ? ` What you gain: ${phrases(benefits)}.` : ''}`
}

/** The five features of a domain agent are too much for one breath: they come when asked for. */
const domainFeatures: Passage[] = domainFunctions.agents.cards.map(({ agent, features }) => ({
  id: `features-${agent}`,
  title: `${agents[agent].name} features`,
  text: `The features of ${agents[agent].name}: ${phrases(features)}.`,
  words: 'features functions capabilities functionality details',
  page: agents[agent].page,
  subject: `agent-${agent}`,
  isDetail: true,
}))

const eachAgent: Passage[] = agentKeys.map((key) => ({
  id: `agent-${key}`,
  title: `${agents[key].name} agent`,
  text: `${about(key)} ${detail(key)}`,
  words: wordsFor[key],
  page: agents[key].page,
  subject: `agent-${key}`,
}))

const hrSpecialistWords: Record<string, string> = {
  recruit: 'recruiting recruitment hiring candidates bias applications interviews screening',
  onboard: 'onboarding new hires starters joiners first day laptop',
  engage: 'engagement survey attrition turnover retention morale people leaving lose losing quit',
  comply: 'labor law compliance policy leave working time audit',
  develop: 'training learning skills career development',
  payroll: 'payroll payslip salary pay wages run checks',
}

const hrSpecialists: Passage[] = hrOperations.agents.cards.map((card) => ({
  id: `hr-${card.slug}`,
  title: `${card.name} HR`,
  text: `${card.name} ${inSentence(card.text)} Its features: ${phrases(card.features)}. What you gain: ${phrases(card.benefits)}.`,
  words: hrSpecialistWords[card.slug] ?? '',
  page: 'hrOperations',
  subject: 'agent-hr',
}))

const catalogSlugs = new Set(allAgents.map(({ slug }) => slug))
const readyToDeploy: Passage[] = home.readyToDeploy.agents
  .filter(({ slug }) => !catalogSlugs.has(slug))
  .map((card) => ({
    id: `ready-${card.slug}`,
    title: `${card.name} ready-to-deploy agent`,
    text: `${card.name} ${inSentence(card.text)} It comes ready to deploy, built on ${listed(card.builtOn.map((key) => agents[key].name))}.`,
    words:
      {
        'help-desk': 'helpdesk service desk password reset laptop access tickets',
        talent: 'candidates recruiting',
        security: 'security sign-in intrusion cyber cybersecurity',
        reporting: 'reports weekly report dashboard',
      }[card.slug] ?? '',
    page: 'home',
    subject: 'ready',
  }))

const categoryWords: Record<AgentCategory, string> = {
  it: 'it operations infrastructure ops agents list transform servers systems',
  corporate: 'corporate functions departments back office agents list streamline desk',
  domain: 'industry specific domain solutions industries vertical agents list explore specialists',
  upcoming: 'upcoming coming soon roadmap future development next',
}

const opening: Record<AgentCategory, string> = {
  it: itOperations.hero.lead,
  corporate: corporateFunctions.hero.lead,
  domain: domainFunctions.hero.lead,
  upcoming: ecosystem.comingSoon.lead,
}

const eachCategory: Passage[] = agentCategories.map((category) => {
  const names = listed(agentsIn(category).map(({ name }) => name))
  const isUpcoming = category === 'upcoming'
  return {
    id: `category-${category}`,
    title: `${categories[category].name} agents`,
    text: `${opening[category]} ${isUpcoming ? `In development are ${names}` : `They are ${names}`}.`,
    words: categoryWords[category],
    page: categories[category].page,
    subject: `category-${category}`,
  }
})

const available = allAgents.filter(({ status }) => status === 'available').length

const counts: Passage[] = [
  {
    id: 'all-agents',
    title: 'All agents in the catalog',
    text: `The catalog holds ${allAgents.length} agents: ${available} are available and ${allAgents.length - available} in development. By group: ${listed(
      agentCategories.map((category) => `${agentsIn(category).length} in ${categories[category].name}`),
    )}.`,
    words: 'how many agents number count list catalog whole range overview ecosystem available which',
    page: 'agentCatalog',
    subject: 'catalog',
  },
  {
    id: 'what-we-sell',
    title: `What ${BRAND} sells`,
    text: `${BRAND} makes autonomous AI agents for large companies, a company in a box. ${home.hero.lead}`,
    words: 'what do you sell offer product products do company business about explain overview',
    page: 'products',
    subject: 'offer',
  },
  {
    id: 'ready-to-deploy',
    title: 'Ready-to-deploy agents',
    text: `${home.readyToDeploy.lead} They are ${listed(home.readyToDeploy.agents.map(({ name }) => name))}.`,
    words: 'ready to deploy packaged quick out of the box prebuilt first switch on',
    page: 'home',
    subject: 'ready',
  },
  {
    id: 'start-with-hr',
    title: 'Where to start: start small with one agent',
    text: `${home.hrAgent.lead} You can start with one agent and scale from ${figures.scale}, in the same console.`,
    words: 'start small begin first agent pilot one process where which try single',
    page: 'hrOperations',
    subject: 'start',
  },
]

export const agentPassages: Passage[] = [
  ...eachAgent,
  ...domainFeatures,
  ...hrSpecialists,
  ...readyToDeploy,
  ...eachCategory,
  ...counts,
]
