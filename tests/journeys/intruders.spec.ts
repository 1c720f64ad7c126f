import { withoutLinks } from '../../src/content/without-links.ts'
import { pageNames, paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/desk.ts'

declare global {
  interface Window {
    /** What a script set that must not have run. */
    intruded?: string
    reportViolation: (violation: string) => void
  }
}

const ELSEWHERE = 'http://evil.example'
const attack = (field: string) =>
  `<img src=${ELSEWHERE}/${field}.png onerror="window.intruded='${field}'"><script>window.intruded='${field}'</script>"'><svg onload=window.intruded='${field}'><a href="javascript:window.intruded='${field}'">${field}</a><style>@import '${ELSEWHERE}/${field}.css'</style><iframe src=${ELSEWHERE}></iframe>`

test('a lead with script in every field is text at the desk: nothing runs, nothing is loaded, no policy is asked', async ({
  page,
  context,
  signIn,
}) => {
  // Journeys fail on requests to other hosts and on console errors by themselves; this tells what was kept from
  // happening by the policy alone.
  const violations: string[] = []
  await context.exposeFunction('reportViolation', (violation: string) => violations.push(violation))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.reportViolation(`${violatedDirective} ${blockedURI}`),
    ),
  )
  const trail = ['landing', 'referrer', 'source', 'medium', 'campaign', 'term', 'content']
  const attribution = Object.fromEntries(trail.map((field) => [field, attack(field).slice(0, 290)]))
  const form = {
    firstName: attack('f').slice(0, 100),
    lastName: 'Intruder',
    email: '<svg/onload=window.intruded="email">@example.com',
    subject: attack('subject').slice(0, 200),
    message: attack('message'),
    preferredDays: attack('days').slice(0, 200),
    timeZone: attack('zone').slice(0, 100),
    attribution,
  }
  const answer = await page.request.post('/api/messages', { data: { kind: 'demo', ...form } })
  expect(answer.status()).toBe(201)
  const waiting = { email: form.email, interest: form.subject, attribution }
  expect((await page.request.post('/api/waitlist', { data: waiting })).status()).toBe(201)

  await signIn(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill('Intruder')
  const row = page.getByRole('row').filter({ hasText: 'Intruder' })
  await row.getByRole('link').click()
  const lead = page.getByRole('region', { name: 'Lead' })
  await expect(lead.getByText(form.message)).toBeVisible()
  await expect(lead.getByText(form.preferredDays)).toBeVisible()
  await lead.getByRole('textbox', { name: 'New note' }).fill(attack('note'))
  await lead.getByRole('button', { name: 'Add note' }).click()
  await expect(lead.getByText(attack('note')).last()).toBeVisible()
  for (const element of ['img', 'script', 'iframe', 'style', 'a[href^="javascript"]'])
    await expect(lead.locator(element), element).toHaveCount(0)
  expect(await page.evaluate(() => window.intruded)).toBeUndefined()
  await page.goto('/outbox')
  await page.getByRole('article').filter({ hasText: 'Demo request from' }).getByRole('link').first().click()
  await expect(page.frameLocator('iframe').getByText(withoutLinks(form.message)).first()).toBeVisible()
  for (const frame of page.frames())
    expect(await frame.locator('img, script, svg, iframe[src^="http://evil"]').count()).toBe(0)

  await page.goto('/desk?view=figures')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => window.intruded)).toBeUndefined()
  expect(violations).toEqual([])
})

test('no page of ours can be put into another site’s frame', async ({ request }) => {
  const answers = [
    ...pageNames.map((name) => paths[name]),
    '/no/such/page',
    '/outbox',
    '/api/config',
    '/robots.txt',
  ]
  for (const path of answers) {
    const headers = (await request.get(path)).headers()
    expect([path, headers['x-frame-options']]).toEqual([path, 'DENY'])
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
})
