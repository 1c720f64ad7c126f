import type { Locator, Page } from '@playwright/test'
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
import { paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'

/**
 * The spec's lists, page by page, in the HTML as it is prerendered: no script runs here. Names and counts are the
 * spec's own words; descriptions, features and benefits come from the content, whose tests hold their counts.
 */
test.use({ javaScriptEnabled: false })

const named = (words: readonly string[]) => words.map((word) => `${BRAND} ${word}`)

/** Every text stands visibly in the place; white space as a reader sees it. */
async function holds(place: Locator, texts: readonly string[]) {
  const words = (await place.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ').toLowerCase()
  const missing = texts.filter((text) => !words.includes(text.replaceAll(/\s+/g, ' ').toLowerCase()))
  expect(missing).toEqual([])
}

/** Headings of the page by their exact names. */
const headings = async (page: Page, names: readonly string[], level?: number) => {
  for (const name of names)
    await expect(
      page.getByRole('main').getByRole('heading', { name, exact: true, level }).first(),
    ).toBeVisible()
}
const main = (page: Page) => page.getByRole('main')

test('home (2.3)', async ({ page }) => {
  await page.goto(paths.home)
  await expect(page.getByRole('button', { name: 'Get Demo', exact: true })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Join Us', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Discover .* Agents Ecosystem$/ })).toBeVisible()
  const capabilities = page.locator('#capabilities')
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
    await expect(capabilities.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await holds(main(page), [...modules, ...benefits])
  }
  for (const word of ['Customer Support', 'Help Desk', 'Reporting', 'Marketing', 'Security', 'Talent'])
    await expect(
      main(page)
        .getByRole('heading', { name: new RegExp(word, 'i') })
        .first(),
    ).toBeVisible()
  expect(home.readyToDeploy.agents).toHaveLength(6)
  const reasons = home.whyChoose.reasons.map(({ title }) => title)
  expect(reasons).toHaveLength(9)
  await holds(page.locator('#why-choose'), reasons)
  const { values, impacts, summary } = home.benefits
  expect([values.length, impacts.length, summary.columns.length]).toEqual([5, 4, 2])
  await holds(
    main(page),
    values.map(({ title }) => title),
  )
  await holds(
    main(page),
    impacts.flatMap(({ value, label }) => [value, label]),
  )
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(summary.rows.length + 1)
  await holds(main(page), [
    '99.9%',
    'uptime',
    '60%',
    'cost reduction',
    '24/7',
    'monitoring',
    '100+',
    'agents',
  ])
  expect(home.commandCenter.bars).toHaveLength(3)
  await holds(
    main(page),
    home.commandCenter.bars.flatMap(({ label, value }) => [label, value]),
  )
  await holds(main(page), ['Global compliance', 'Multi-region support', 'Enterprise scale'])
  await holds(
    main(page),
    home.globalEnterprise.points.map(({ title }) => title),
  )
})

test('about (2.4)', async ({ page }) => {
  await page.goto(paths.about)
  await holds(main(page), ['vision', 'mission', 'company-in-a-box'])
  await holds(main(page), ['Innovation', 'Integrity', 'Scalability', 'Trust', 'Customer centricity'])
  for (const { name, role } of leaders) await holds(main(page), [name, role])
  expect(leaders).toHaveLength(6)
})

test('leadership (2.5)', async ({ page }) => {
  await page.goto(paths.team)
  await expect(page.getByRole('heading', { level: 1, name: 'Meet Our Leadership Team' })).toBeVisible()
  for (const { name, role, description } of leaders) await holds(main(page), [name, role, description])
  await expect(page.getByRole('button', { name: 'Chat with my AI Avatar' })).toHaveCount(1)
  const others = leaders.filter(({ hasFullFunctionality }) => !hasFullFunctionality)
  expect(others).toHaveLength(5)
  for (const { firstName } of others)
    await expect(page.getByRole('button', { name: `Contact ${firstName}`, exact: true })).toBeVisible()
  const searches = main(page).locator('a[href*="linkedin.com/search"]')
  await expect(searches).toHaveCount(6)
  for (const link of await searches.all()) await expect(link).toHaveAttribute('target', '_blank')
  for (const { name } of leaders)
    await expect(main(page).locator(`a[href$="keywords=${encodeURIComponent(name)}"]`)).toHaveCount(1)
})

for (const path of [paths.signup, paths.emailVerified])
  test(`consult (2.6) on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: /^Consult with / })).toBeVisible()
    await holds(main(page), ["Fill out the form below and we'll get back to you soon"])
    for (const name of ['Full Name', 'Email Address'])
      await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible()
    const method = page.getByRole('radiogroup', { name: 'Verification Method' })
    await expect(method.getByRole('radio', { name: 'Email Verification' })).toBeChecked()
    const phone = method.getByRole('radio', { name: 'Phone Verification' })
    await expect(phone).toBeDisabled()
    await expect(phone).toHaveAccessibleDescription(
      'Phone verification is not available. Please use email verification.',
    )
    for (const name of ['Send Verification Email', 'Check Verification Status', 'Submit', 'Back to Team'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Send Verification Email' })).toBeDisabled()
  })

test('contact (2.7)', async ({ page }) => {
  await page.goto(paths.contact)
  await headings(page, [
    'General Inquiry',
    'Demo Request',
    'Investor Connect',
    'Partnerships',
    'Send us a Message',
  ])
  await expect(page.getByRole('button', { name: 'Contact Now', exact: true })).toHaveCount(4)
  for (const name of ['First Name', 'Last Name', 'Email', 'Subject', 'Message'])
    await expect(main(page).getByRole('textbox', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Message', exact: true })).toBeVisible()
  await holds(main(page), ['Global Headquarters'])
})

test('ecosystem (2.8) on /products', async ({ page }) => {
  await page.goto(paths.products)
  const groups = {
    it: ['Monitor', 'Detect', 'Patch', 'Recover', 'Deploy'],
    corporate: ['HR', 'Finance', 'Legal', 'Sales', 'Marketing', 'Customer Support'],
    domain: ['Tax', 'Treasury', 'Upstream', 'Midstream'],
  }
  await headings(page, named(Object.values(groups).flat()))
  for (const word of Object.values(groups).flat()) {
    const agent = allAgents.find((one) => one.word === word)
    expect(agent?.features).toHaveLength(3)
    await holds(main(page), agent?.features ?? [])
  }
  await holds(main(page), ['Coming Soon: Digital Twins + IoT'])
})

test('technology (2.9)', async ({ page }) => {
  await page.goto(paths.technology)
  await headings(page, [
    `What are ${BRAND} Agents?`,
    'Predictive Analytics',
    'Real-time Adaptability',
    'Seamless Integration',
    'NLP & Reinforcement Learning',
  ])
  await holds(main(page), ['Role-based Access', 'Encrypted Logs', 'GDPR/HIPAA Ready', 'Modular Scalability'])
  await holds(main(page), ['1 to 100+'])
})

test('use cases (2.10)', async ({ page }) => {
  await page.goto(paths.useCases)
  await headings(page, ['Healthcare', 'Finance', 'Retail', 'Oil & Gas', 'Telecom', 'Manufacturing'])
  for (const industry of useCases.industries) {
    const place = page.locator(`#${industry.slug}`)
    await holds(place, industry.benefits)
    await holds(
      place,
      industry.kpis.map(({ measure }) => measure),
    )
    await holds(
      place,
      industry.agents.map((key) => agents[key].name),
    )
  }
  await holds(main(page), ['A global bank', 'A retail chain'])
})

test('IT operations (2.11)', async ({ page }) => {
  await page.goto(paths.itOperations)
  expect(itOperations.stats).toHaveLength(4)
  await holds(
    main(page),
    itOperations.stats.flatMap(({ value, label }) => [value, label]),
  )
  await headings(page, named(['Monitor', 'Detect', 'Patch', 'Recover', 'Deploy']))
  for (const { agent, benefits } of itOperations.agents.cards)
    await holds(main(page), [...agents[agent].features, ...benefits])
  await holds(main(page), ['AWS', 'Azure', 'GCP', 'On-Prem'])
})

test('HR (2.12)', async ({ page }) => {
  await page.goto(paths.hrOperations)
  expect(hrOperations.stats).toHaveLength(4)
  await headings(page, named(['Recruit', 'Onboard', 'Engage', 'Comply', 'Develop', 'Payroll']))
  for (const { features, benefits } of hrOperations.agents.cards)
    await holds(main(page), [...features, ...benefits])
  await holds(main(page), ['Workday', 'BambooHR', 'ADP', 'Custom'])
})

test('corporate functions (2.13)', async ({ page }) => {
  await page.goto(paths.corporateFunctions)
  expect(corporateFunctions.tiles).toHaveLength(4)
  await headings(page, named(['HR', 'Finance', 'Legal', 'Sales', 'Marketing', 'Customer Support']))
  await holds(main(page), ['Key Features', 'Key Benefits'])
  await holds(main(page), [
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
  await holds(main(page), ['HR', 'Finance', 'Legal', 'Sales', 'Marketing', 'Support'])
  for (const { agent, benefits } of corporateFunctions.agents.cards)
    await holds(main(page), [...agents[agent].features, ...benefits])
})

test('domain functions (2.14)', async ({ page }) => {
  await page.goto(paths.domainFunctions)
  await holds(main(page), [
    'Industry-Specific',
    '100%',
    'Compliance',
    '30%',
    'Efficiency Gain',
    'Real-Time Insights',
  ])
  await holds(main(page), [
    'Industry Solutions',
    'Specialized Domain Agents',
    'Deep Domain Expertise',
    'Supported Industries',
  ])
  for (const { name, agents: four } of domainFunctions.industries.cards) {
    expect(four).toHaveLength(4)
    await holds(main(page), [name, ...four])
  }
  expect(domainFunctions.industries.cards[0]?.agents).toEqual(
    named(['Tax', 'Treasury', 'Risk', 'Compliance']),
  )
  await headings(page, named(['Tax', 'Treasury', 'Upstream', 'Midstream', 'Health', 'Retail']))
  for (const { features, benefits } of domainFunctions.agents.cards) {
    expect([features.length, benefits.length]).toEqual([5, 3])
    await holds(main(page), [...features, ...benefits])
  }
  await holds(main(page), ['95%', '30%', '25%', '40%'])
})

test('digital twins (2.15)', async ({ page }) => {
  await page.goto(paths.digitalTwins)
  await holds(main(page), ['Coming Soon'])
  await expect(page.getByRole('button', { name: 'Join Waitlist', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Learn More', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Schedule Demo', exact: true })).toBeVisible()
  await headings(page, [
    'Real-Time Simulation',
    'AI-Driven Control',
    'IoT Integration',
    'Predictive Analytics',
  ])
  expect(digitalTwins.tiles).toHaveLength(4)
  await headings(page, ['Manufacturing', 'Smart Cities', 'Healthcare', 'Energy'])
  for (const { benefits } of digitalTwins.useCases.cards) {
    expect(benefits).toHaveLength(3)
    await holds(main(page), benefits)
  }
  await holds(
    main(page),
    digitalTwins.stack.layers.map(({ name }) => name),
  )
})

test('agent catalog (2.16)', async ({ page }) => {
  await page.goto(paths.agentCatalog)
  for (const name of [
    'All Agents 20',
    'IT Operations 5',
    'Corporate Functions 6',
    'Domain Functions 6',
    'Upcoming 3',
  ])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
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
  await expect(page.getByRole('article')).toHaveCount(20)
  for (const [word, version] of Object.entries(versions)) {
    const card = page.getByRole('article').filter({
      has: page.getByRole('heading', { name: `${BRAND} ${word}`, exact: true }),
    })
    await holds(card, [version, version.startsWith('0.') ? 'In Development' : 'Available'])
    await expect(card.getByRole('listitem')).toHaveCount(3)
  }
  await holds(main(page), [
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
  await headings(page, ['Ready to Deploy'])
  for (const name of ['Get Started', 'Schedule Demo'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
})

test('conversation (2.17) says that it is loading, not that it is missing', async ({ page }) => {
  await page.goto(paths.conversation)
  await holds(main(page), ['Loading conversation...'])
  await expect(page.getByText('Conversation Not Found')).toHaveCount(0)
})
