import { expect, test } from 'vitest'
import { agents, allAgents } from '../../src/content/agents.ts'
import { BRAND } from '../../src/content/brand.ts'
import { corporateFunctions } from '../../src/content/corporate-functions.ts'
import { digitalTwins } from '../../src/content/digital-twins.ts'
import { domainFunctions } from '../../src/content/domain-functions.ts'
import { home } from '../../src/content/home.ts'
import { hrOperations } from '../../src/content/hr-operations.ts'
import { itOperations } from '../../src/content/it-operations.ts'
import { leaders } from '../../src/content/leaders.ts'
import { useCases } from '../../src/content/use-cases.ts'
import { workingWithUs } from '../../src/content/working-with-us.ts'
import { paths } from '../../src/contract/paths.ts'
import { type BuiltPage, builtPage } from '../support/built-site.ts'

/**
 * The lists of promises 5 to 12, page by page, in the HTML as it is prerendered: no script runs here. Names and counts stand
 * here in full; descriptions, features and benefits come from the content, whose tests hold their counts.
 */

const named = (words: readonly string[]) => words.map((word) => `${BRAND} ${word}`)

/** Every text stands in the place, whichever way it is set. */
function holds(page: BuiltPage, place: string, texts: readonly string[]) {
  const words = page.text(place).toLowerCase()
  const missing = texts.filter((text) => !words.includes(text.replaceAll(/\s+/g, ' ').toLowerCase()))
  expect(missing).toEqual([])
}

/** Headings of the page by their exact names. */
const headings = (page: BuiltPage, names: readonly string[]) =>
  expect(page.names('main :is(h1, h2, h3, h4)')).toEqual(expect.arrayContaining([...names]))
const buttons = (page: BuiltPage, names: readonly string[]) =>
  expect(page.names('main button')).toEqual(expect.arrayContaining([...names]))

test('home (2.3)', () => {
  const page = builtPage(paths.home)
  const order = page.names('main h2')
  expect(order.indexOf(home.closing.headline)).toBe(order.length - 2)
  expect(order.at(-1)).toBe(home.globalEnterprise.headline)
  expect(page.find('main button', 'Get Demo')).toHaveLength(2)
  buttons(page, ['Join Us'])
  expect(page.names('main a')).toContainEqual(expect.stringMatching(/^Discover .* Agents Ecosystem$/))
  const pillars = [
    'IT Ops Agents',
    'Corporate Function Agents',
    'Industry-Specific Agents',
    'Ready-to-Deploy Agents',
    'Digital Twins & IoT',
    'Unrivalled Automation',
  ]
  expect(home.capabilities.pillars.map(({ title }) => title)).toEqual(pillars)
  for (const { title, modules, benefits } of home.capabilities.pillars) {
    expect(page.names('#capabilities :is(h2, h3, h4)')).toContain(title)
    holds(page, 'main', [...modules, ...benefits])
  }
  for (const word of ['Customer Support', 'Help Desk', 'Reporting', 'Marketing', 'Security', 'Talent'])
    expect(page.names('main :is(h2, h3, h4)')).toContainEqual(expect.stringMatching(new RegExp(word, 'i')))
  expect(home.readyToDeploy.agents).toHaveLength(6)
  const reasons = home.whyChoose.reasons.map(({ title }) => title)
  expect(reasons).toHaveLength(9)
  holds(page, '#why-choose', reasons)
  const { values, impacts, summary } = home.benefits
  expect([values.length, impacts.length, summary.columns.length]).toEqual([5, 4, 2])
  holds(
    page,
    'main',
    values.map(({ title }) => title),
  )
  holds(
    page,
    'main',
    impacts.flatMap(({ value, label }) => [value, label]),
  )
  expect(page.$('main table tr')).toHaveLength(summary.rows.length + 1)
  holds(page, 'main', ['99.9%', 'uptime', '60%', 'cost reduction', '24/7', 'monitoring', '100+', 'agents'])
  expect(home.commandCenter.bars).toHaveLength(3)
  holds(
    page,
    'main',
    home.commandCenter.bars.flatMap(({ label, value }) => [label, value]),
  )
  holds(page, 'main', ['Global compliance', 'Multi-region support', 'Enterprise scale'])
  holds(
    page,
    'main',
    home.globalEnterprise.points.map(({ title }) => title),
  )
})

test('about (2.4)', () => {
  const page = builtPage(paths.about)
  holds(page, 'main', ['vision', 'mission', 'company-in-a-box'])
  holds(page, 'main', ['Innovation', 'Integrity', 'Scalability', 'Trust', 'Customer centricity'])
  for (const { name, role } of leaders) holds(page, 'main', [name, role])
  expect(leaders).toHaveLength(6)
})

test('leadership (2.5)', () => {
  const page = builtPage(paths.team)
  expect(page.names('h1')).toEqual(['Meet Our Leadership Team'])
  for (const { name, role, description } of leaders) holds(page, 'main', [name, role, description])
  expect(page.find('main button', 'Chat with my AI Avatar')).toHaveLength(1)
  const others = leaders.filter(({ hasFullFunctionality }) => !hasFullFunctionality)
  expect(others).toHaveLength(5)
  buttons(
    page,
    others.map(({ firstName }) => `Contact ${firstName}`),
  )
  expect(page.$('main a[href*="linkedin.com/search"][target="_blank"]')).toHaveLength(6)
  for (const { name } of leaders)
    expect(page.$(`main a[href$="keywords=${encodeURIComponent(name)}"]`)).toHaveLength(1)
})

for (const path of [paths.signup, paths.emailVerified])
  test(`consult (2.6) on ${path}`, () => {
    const page = builtPage(path)
    expect(page.names('h1')).toEqual([expect.stringMatching(/^Consult with /)])
    holds(page, 'main', ["Fill out the form below and we'll get back to you soon"])
    expect(page.names('main input:not([type=radio])')).toEqual(
      expect.arrayContaining(['Full Name', 'Email Address']),
    )
    expect(page.find('main [role=radiogroup], main fieldset', 'Verification Method')).toHaveLength(1)
    expect(page.find('main [type=radio]', 'Email Verification').attr('checked')).toBeDefined()
    const phone = page.find('main [type=radio]', 'Phone Verification')
    expect(phone.attr('disabled')).toBeDefined()
    expect(page.descriptionOf(phone)).toBe(
      'Phone verification is not available. Please use email verification.',
    )
    buttons(page, ['Send Verification Email', 'Check Verification Status', 'Submit', 'Back to Team'])
    for (const name of ['Submit', 'Send Verification Email'])
      expect(page.find('main button', name).attr('disabled')).toBeDefined()
  })

test('contact (2.7)', () => {
  const page = builtPage(paths.contact)
  headings(page, ['General Inquiry', 'Demo Request', 'Investor Connect', 'Partnerships', 'Send us a Message'])
  expect(page.find('main button', 'Contact Now')).toHaveLength(4)
  expect(page.names('main :is(input, textarea)')).toEqual(
    expect.arrayContaining(['First Name', 'Last Name', 'Email', 'Subject', 'Message']),
  )
  buttons(page, ['Send Message'])
  holds(page, 'main', ['Global Headquarters'])
})

test('ecosystem (2.8) on /products', () => {
  const page = builtPage(paths.products)
  const groups = {
    it: ['Monitor', 'Detect', 'Patch', 'Recover', 'Deploy'],
    corporate: ['HR', 'Finance', 'Legal', 'Sales', 'Marketing', 'Customer Support'],
    domain: ['Tax', 'Treasury', 'Upstream', 'Midstream'],
  }
  headings(page, named(Object.values(groups).flat()))
  for (const word of Object.values(groups).flat()) {
    const agent = allAgents.find((one) => one.word === word)
    expect(agent?.features).toHaveLength(3)
    holds(page, 'main', agent?.features ?? [])
  }
  holds(page, 'main', ['Coming Soon: Digital Twins + IoT'])
})

test('technology (2.9)', () => {
  const page = builtPage(paths.technology)
  headings(page, [
    `What are ${BRAND} Agents?`,
    'Predictive Analytics',
    'Real-time Adaptability',
    'Seamless Integration',
    'NLP & Reinforcement Learning',
  ])
  holds(page, 'main', ['Role-based Access', 'Encrypted Logs', 'GDPR/HIPAA Ready', 'Modular Scalability'])
  holds(page, 'main', ['1 to 100+'])
})

test('use cases (2.10)', () => {
  const page = builtPage(paths.useCases)
  headings(page, ['Healthcare', 'Finance', 'Retail', 'Oil & Gas', 'Telecom', 'Manufacturing'])
  for (const industry of useCases.industries) {
    const place = `#${industry.slug}`
    holds(page, place, industry.benefits)
    holds(
      page,
      place,
      industry.kpis.map(({ measure }) => measure),
    )
    holds(
      page,
      place,
      industry.agents.map((key) => agents[key].name),
    )
  }
  holds(page, 'main', ['A global bank', 'A retail chain'])
})

test('working with us: what a buyer asks after the product, and the pages that lead there', () => {
  const page = builtPage(paths.workingWithUs)
  const { stages, pilot, effort, start, control, people, security, terms } = workingWithUs
  for (const { id, headline } of [stages, pilot, effort, start, control, people, security, terms])
    holds(page, `#${id}`, [headline])
  for (const { id, answers } of [people, security, terms])
    holds(
      page,
      `#${id}`,
      answers.flatMap(({ title, text }) => [title, text]),
    )
  for (const path of [paths.technology, paths.useCases, paths.contact])
    expect(builtPage(path).$(`main a[href^="${paths.workingWithUs}"]`), path).toHaveLength(1)
})

test('IT operations (2.11)', () => {
  const page = builtPage(paths.itOperations)
  expect(itOperations.stats).toHaveLength(4)
  holds(
    page,
    'main',
    itOperations.stats.flatMap(({ value, label }) => [value, label]),
  )
  headings(page, named(['Monitor', 'Detect', 'Patch', 'Recover', 'Deploy']))
  for (const { agent, benefits } of itOperations.agents.cards)
    holds(page, 'main', [...agents[agent].features, ...benefits])
  holds(page, 'main', ['AWS', 'Azure', 'GCP', 'On-Prem'])
})

test('HR (2.12)', () => {
  const page = builtPage(paths.hrOperations)
  expect(hrOperations.stats).toHaveLength(4)
  headings(page, named(['Recruit', 'Onboard', 'Engage', 'Comply', 'Develop', 'Payroll']))
  for (const { features, benefits } of hrOperations.agents.cards)
    holds(page, 'main', [...features, ...benefits])
  holds(page, 'main', ['Workday', 'BambooHR', 'ADP', 'Custom'])
})

test('corporate functions (2.13)', () => {
  const page = builtPage(paths.corporateFunctions)
  expect(corporateFunctions.tiles).toHaveLength(4)
  headings(page, named(['HR', 'Finance', 'Legal', 'Sales', 'Marketing', 'Customer Support']))
  holds(page, 'main', ['Key Features', 'Key Benefits'])
  holds(page, 'main', [
    '75%',
    'Faster Processes',
    '100%',
    'Compliance',
    '60%',
    'Cost Reduction',
    '24/7',
    'Automation',
  ])
  expect(corporateFunctions.workflow.bullets).toHaveLength(4)
  holds(page, 'main', ['HR', 'Finance', 'Legal', 'Sales', 'Marketing', 'Support'])
  for (const { agent, benefits } of corporateFunctions.agents.cards)
    holds(page, 'main', [...agents[agent].features, ...benefits])
})

test('domain functions (2.14)', () => {
  const page = builtPage(paths.domainFunctions)
  holds(page, 'main', [
    'Industry-Specific',
    '100%',
    'Compliance',
    '30%',
    'Efficiency Gain',
    'Real-Time Insights',
  ])
  holds(page, 'main', [
    'Industry Solutions',
    'Specialized Domain Agents',
    'Deep Domain Expertise',
    'Supported Industries',
  ])
  for (const { name, agents: four } of domainFunctions.industries.cards) {
    expect(four).toHaveLength(4)
    holds(page, 'main', [name, ...four])
  }
  expect(domainFunctions.industries.cards[0]?.agents).toEqual(
    named(['Tax', 'Treasury', 'Risk', 'Compliance']),
  )
  headings(page, named(['Tax', 'Treasury', 'Upstream', 'Midstream', 'Health', 'Retail']))
  for (const { features, benefits } of domainFunctions.agents.cards) {
    expect([features.length, benefits.length]).toEqual([5, 3])
    holds(page, 'main', [...features, ...benefits])
  }
  holds(page, 'main', ['95%', '30%', '25%', '40%'])
})

test('digital twins (2.15)', () => {
  const page = builtPage(paths.digitalTwins)
  holds(page, 'main', ['Coming Soon'])
  buttons(page, ['Join Waitlist', 'Learn More', 'Schedule Demo'])
  headings(page, ['Real-Time Simulation', 'AI-Driven Control', 'IoT Integration', 'Predictive Analytics'])
  expect(digitalTwins.tiles).toHaveLength(4)
  headings(page, ['Manufacturing', 'Smart Cities', 'Healthcare', 'Energy'])
  for (const { benefits } of digitalTwins.useCases.cards) {
    expect(benefits).toHaveLength(3)
    holds(page, 'main', benefits)
  }
  holds(
    page,
    'main',
    digitalTwins.stack.layers.map(({ name }) => name),
  )
})

test('agent catalog (2.16)', () => {
  const page = builtPage(paths.agentCatalog)
  buttons(page, [
    'All Agents 20',
    'IT Operations 5',
    'Corporate Functions 6',
    'Domain Functions 6',
    'Upcoming 3',
  ])
  const versions: Record<string, string> = {
    ...{ Monitor: '2.1.0', Detect: '1.8.2', Patch: '2.0.1', Recover: '1.9.5', Deploy: '2.2.0' },
    ...{
      HR: '1.7.3',
      Finance: '2.0.8',
      Legal: '1.6.2',
      Sales: '2.1.4',
      Marketing: '1.9.1',
      'Customer Support': '2.0.3',
    },
    ...{
      Tax: '1.8.7',
      Treasury: '2.1.2',
      Upstream: '1.7.9',
      Midstream: '1.6.8',
      Health: '2.0.5',
      Retail: '1.9.3',
    },
    ...{ Twin: '0.9.0', IoT: '0.8.5', Control: '0.7.2' },
  }
  expect(page.$('main article')).toHaveLength(20)
  for (const [word, version] of Object.entries(versions)) {
    const card = page.find('main article :is(h2, h3)', `${BRAND} ${word}`).closest('article')
    expect(card, word).toHaveLength(1)
    expect(card.text()).toContain(version)
    expect(card.text()).toContain(version.startsWith('0.') ? 'In Development' : 'Available')
    expect(card.find('li')).toHaveLength(3)
  }
  holds(page, 'main', [
    'Agent Statistics',
    '17',
    'Available Agents',
    '3',
    'In Development',
    '99.9%',
    'Uptime',
    '50+',
    'Enterprise Clients',
  ])
  headings(page, ['Ready to Deploy'])
  buttons(page, ['Get Started', 'Schedule Demo'])
})

test('conversation (2.17) says that it is loading, not that it is missing', () => {
  const page = builtPage(paths.conversation)
  holds(page, 'main', ['Loading conversation...'])
  expect(page.text('body')).not.toContain('Conversation Not Found')
})
