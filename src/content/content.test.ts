import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { about } from './about.ts'
import { agents, allAgents } from './agents.ts'
import { agentName, BRAND } from './brand.ts'
import { catalog } from './catalog.ts'
import { consult } from './consult.ts'
import { contact } from './contact.ts'
import { aiNotice, conversation } from './conversation.ts'
import { corporateFunctions } from './corporate-functions.ts'
import { digitalTwins } from './digital-twins.ts'
import { domainFunctions } from './domain-functions.ts'
import { ecosystem } from './ecosystem.ts'
import { errorScreen } from './error-screen.ts'
import { home } from './home.ts'
import { hrOperations } from './hr-operations.ts'
import { itOperations } from './it-operations.ts'
import { leaders } from './leaders.ts'
import { cookies, privacy, terms } from './legal.ts'
import { login } from './login.ts'
import {
  aboutSchema,
  contactSchema,
  leaderSchema,
  teamSchema,
  technologySchema,
  useCasesSchema,
} from './schema/company.ts'
import { homeSchema } from './schema/home.ts'
import {
  catalogSchema,
  corporateFunctionsSchema,
  digitalTwinsSchema,
  domainFunctionsSchema,
  ecosystemSchema,
  hrOperationsSchema,
  itOperationsSchema,
} from './schema/products.ts'
import {
  aiNoticeSchema,
  consultSchema,
  conversationSchema,
  errorScreenSchema,
  legalDocumentSchema,
  loginSchema,
  transcriptPageSchema,
} from './schema/screens.ts'
import { agentSchema } from './schema/tables.ts'
import { workingWithUsSchema } from './schema/working.ts'
import { team } from './team.ts'
import { technology } from './technology.ts'
import { transcriptPage } from './transcript.ts'
import { useCases } from './use-cases.ts'
import { workingWithUs } from './working-with-us.ts'

const limits: [string, z.ZodType, unknown][] = [
  ['agents', agentSchema.array().length(20), allAgents],
  ['leaders', leaderSchema.array().length(6), leaders],
  ['home', homeSchema, home],
  ['about', aboutSchema, about],
  ['team', teamSchema, team],
  ['contact', contactSchema, contact],
  ['ecosystem', ecosystemSchema, ecosystem],
  ['technology', technologySchema, technology],
  ['use cases', useCasesSchema, useCases],
  ['working with us', workingWithUsSchema, workingWithUs],
  ['IT operations', itOperationsSchema, itOperations],
  ['HR operations', hrOperationsSchema, hrOperations],
  ['corporate functions', corporateFunctionsSchema, corporateFunctions],
  ['domain functions', domainFunctionsSchema, domainFunctions],
  ['digital twins', digitalTwinsSchema, digitalTwins],
  ['catalog', catalogSchema, catalog],
  ['consult', consultSchema, consult],
  ['conversation', conversationSchema, conversation],
  ['AI notice', aiNoticeSchema, aiNotice],
  ['error screen', errorScreenSchema, errorScreen],
  ['login', loginSchema, login],
  ['transcript', transcriptPageSchema, transcriptPage],
  ['privacy', legalDocumentSchema, privacy],
  ['terms', legalDocumentSchema, terms],
  ['cookies', legalDocumentSchema, cookies],
]

describe('every subject keeps its editorial limits', () => {
  it.each(limits)('%s', (_, schema, content) => {
    expect(schema.safeParse(content).error?.issues ?? []).toEqual([])
  })
})

const titles = (cards: readonly { title: string }[]) => cards.map((card) => card.title)
const words = (keys: readonly (keyof typeof agents)[]) => keys.map((key) => agents[key].word)
const named = (...functionWords: string[]) => functionWords.map(agentName)
const figuresOf = (stats: readonly { value: string; label: string }[]) =>
  stats.map((stat) => `${stat.value} ${stat.label}`)

describe('the names and figures of promises 5 to 11, in their order', () => {
  it('home', () => {
    expect(home.hero.discover).toMatch(/^Discover .*Agents Ecosystem$/)
    expect(titles(home.capabilities.pillars)).toEqual([
      'IT Ops Agents',
      'Corporate Function Agents',
      'Industry-Specific Agents',
      'Ready-to-Deploy Agents',
      'Digital Twins & IoT',
      'Unrivalled Automation',
    ])
    expect(home.readyToDeploy.agents.map((agent) => agent.name)).toEqual(
      named('Customer Support', 'Help Desk', 'Reporting', 'Marketing', 'Security', 'Talent'),
    )
    expect(figuresOf(home.commandCenter.metrics)).toEqual([
      '99.9% uptime',
      '60% cost reduction',
      '24/7 monitoring',
      '100+ agents',
    ])
    expect(home.commandCenter.bars.map((bar) => bar.share)).toEqual([0.75, 0.4, 0.3])
    expect(titles(home.closing.cards)).toEqual([
      'Global compliance',
      'Multi-region support',
      'Enterprise scale',
    ])
  })

  it('about and contact', () => {
    expect(titles(about.values.cards)).toEqual([
      'Innovation',
      'Integrity',
      'Scalability',
      'Trust',
      'Customer Centricity',
    ])
    expect(titles(contact.categories)).toEqual([
      'General Inquiry',
      'Demo Request',
      'Investor Connect',
      'Partnerships',
    ])
  })

  it('ecosystem', () => {
    expect(ecosystem.groups.map((group) => [group.name, ...words(group.agents)])).toEqual([
      ['IT Operations', 'Monitor', 'Detect', 'Patch', 'Recover', 'Deploy'],
      ['Corporate Functions', 'HR', 'Finance', 'Legal', 'Sales', 'Marketing', 'Customer Support'],
      ['Domain-centric', 'Tax', 'Treasury', 'Upstream', 'Midstream'],
    ])
    expect(ecosystem.comingSoon.headline).toBe('Coming Soon: Digital Twins + IoT')
  })

  it('technology', () => {
    expect(technology.whatAre.headline).toBe(`What are ${BRAND} Agents?`)
    expect(titles(technology.core.technologies)).toEqual([
      'Predictive Analytics',
      'Real-time Adaptability',
      'Seamless Integration',
      'NLP & Reinforcement Learning',
    ])
    expect(titles(technology.security.items)).toEqual([
      'Role-based Access',
      'Encrypted Logs',
      'GDPR/HIPAA Ready',
      'Modular Scalability',
    ])
    expect(`${technology.architecture.scale.from} to ${technology.architecture.scale.to}`).toBe('1 to 100+')
  })

  it('use cases', () => {
    expect(useCases.industries.map((industry) => industry.name)).toEqual([
      'Healthcare',
      'Finance',
      'Retail',
      'Oil & Gas',
      'Telecom',
      'Manufacturing',
    ])
    expect(useCases.stories.items.map((story) => story.customer)).toEqual(['A global bank', 'A retail chain'])
  })

  it('IT operations', () => {
    expect(words(itOperations.agents.cards.map((card) => card.agent))).toEqual([
      'Monitor',
      'Detect',
      'Patch',
      'Recover',
      'Deploy',
    ])
    expect(itOperations.platforms.items.map((platform) => platform.name)).toEqual([
      'AWS',
      'Azure',
      'GCP',
      'On-Prem',
    ])
  })

  it('HR operations', () => {
    expect(hrOperations.agents.cards.map((card) => card.name)).toEqual(
      named('Recruit', 'Onboard', 'Engage', 'Comply', 'Develop', 'Payroll'),
    )
    expect(hrOperations.platforms.items.map((platform) => platform.name)).toEqual([
      'Workday',
      'BambooHR',
      'ADP',
      'Custom',
    ])
  })

  it('corporate functions', () => {
    expect(words(corporateFunctions.agents.cards.map((card) => card.agent))).toEqual([
      'HR',
      'Finance',
      'Legal',
      'Sales',
      'Marketing',
      'Customer Support',
    ])
    expect(figuresOf(corporateFunctions.stats)).toEqual([
      '75% Faster Processes',
      '100% Compliance',
      '60% Cost Reduction',
      '24/7 Automation',
    ])
    expect(corporateFunctions.workflow.departments.map((department) => department.name)).toEqual([
      'HR',
      'Finance',
      'Legal',
      'Sales',
      'Marketing',
      'Support',
    ])
  })

  it('domain functions', () => {
    expect(titles(domainFunctions.tiles)).toEqual([
      'Industry-Specific',
      '100% Compliance',
      '30% Efficiency Gain',
      'Real-Time Insights',
    ])
    expect(domainFunctions.industries.cards.map((industry) => industry.name)).toEqual([
      'Finance',
      'Oil & Gas',
      'Healthcare',
      'Retail',
    ])
    expect(domainFunctions.industries.cards[0]?.agents).toEqual(
      named('Tax', 'Treasury', 'Risk', 'Compliance'),
    )
    expect(words(domainFunctions.agents.cards.map((card) => card.agent))).toEqual([
      'Tax',
      'Treasury',
      'Upstream',
      'Midstream',
      'Health',
      'Retail',
    ])
    expect(domainFunctions.agents.cards.flatMap((card) => card.benefits)).toEqual(
      expect.arrayContaining([
        '95% tax accuracy',
        '30% cash-flow improvement',
        '25% production increase',
        '40% lower transport costs',
      ]),
    )
    expect(domainFunctions.expertise.headline).toBe('Deep Domain Expertise')
    expect(domainFunctions.supportedIndustries.headline).toBe('Supported Industries')
  })

  it('digital twins', () => {
    expect(titles(digitalTwins.features.cards)).toEqual([
      'Real-Time Simulation',
      'AI-Driven Control',
      'IoT Integration',
      'Predictive Analytics',
    ])
    expect(titles(digitalTwins.useCases.cards)).toEqual([
      'Manufacturing',
      'Smart Cities',
      'Healthcare',
      'Energy',
    ])
  })
})
