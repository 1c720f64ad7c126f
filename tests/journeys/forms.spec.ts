import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { contact } from '../../src/content/contact.ts'
import { digitalTwins } from '../../src/content/digital-twins.ts'
import { FASTEST_PERSON_MS } from '../../src/contract/messages.ts'
import { paths } from '../../src/contract/paths.ts'
import { expect, test as journey } from '../support/journey.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type Provider, providerEnv, startProvider } from '../support/provider.ts'
import { type Smtp, startSmtp } from '../support/smtp.ts'

const SALES = 'sales@site.example'

/** The product with a real mail server behind it, and rooms to talk in. */
const test = journey.extend<object, { smtp: Smtp; provider: Provider; product: Product }>({
  smtp: [
    async ({ browserName: _ }, use) => {
      const smtp = await startSmtp()
      await use(smtp)
      await smtp.stop()
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({ browserName: _ }, use) => {
      const provider = await startProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ smtp, provider }, use) => {
      const product = await startProduct({
        SMTP_URL: smtp.url,
        SALES_EMAIL: SALES,
        ...providerEnv(provider),
      })
      await use({ ...product, studioUrl: provider.url })
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

/** Waits as long as any person has spent by then. */
const takeAPersonsTime = (page: Page) =>
  page.waitForFunction((least) => performance.now() > least, FASTEST_PERSON_MS)

async function fillIn(page: Page, email: string, message: string) {
  await page.getByRole('textbox', { name: 'First Name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Núñez')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

test('a message reaches sales, who can reply to it, and is confirmed, with what led the visitor here', async ({
  page,
  smtp,
}) => {
  // Left before any file of script was there: what came first stays.
  await page.route('**/assets/boot-*.js', () => undefined)
  await page.goto('/technology?utm_source=newsletter&utm_campaign=spring')
  await page.unroute('**/assets/boot-*.js')
  await page.goto(paths.contact)
  await fillIn(page, 'ada@example.com', 'How long does a pilot take?')
  await page.getByRole('textbox', { name: 'Subject' }).fill('A pilot')
  await takeAPersonsTime(page)
  await send(page)
  await expect(page.getByText(contact.form.done.headline)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')

  const toSales = await smtp.next(SALES)
  expect(toSales.subject).toBe('Ada Núñez: A pilot')
  expect(toSales.headers['reply-to']).toBe('ada@example.com')
  expect(toSales.text).toContain('> How long does a pilot take?')
  expect(toSales.text).toContain('Came from: newsletter')
  const confirmation = await smtp.next('ada@example.com')
  expect(confirmation.subject).toBe('We have your message')
  expect(confirmation.headers['reply-to']).toBe(SALES)
})

test('an answer that is lost on the way: nothing typed is lost, and a second press makes no second message', async ({
  page,
  smtp,
  troubles,
}) => {
  await page.goto(`${paths.contact}?category=partnerships`)
  await fillIn(page, 'lost@example.com', 'Can you hear me?')
  await takeAPersonsTime(page)
  let answers = 0
  await page.route('**/api/messages', async (route) => {
    const answer = await route.fetch()
    if (answers++ === 0) await route.abort()
    else await route.fulfill({ response: answer })
  })
  await send(page)
  await expect(page.getByText('That could not be sent.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Can you hear me?')
  await send(page)
  await expect(page.getByText(contact.form.done.headline)).toBeVisible()

  // Letters go out in their order: once this one has come, a second pair would have come before it.
  await fillIn(page, 'after@example.com', 'Later.')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Later')
  await send(page)
  await smtp.next('after@example.com')
  expect(smtp.to('lost@example.com')).toHaveLength(1)
  expect(smtp.to(SALES).filter(({ text }) => text.includes('Can you hear me?'))).toHaveLength(1)
  troubles.length = 0
})

test('the mail server away for the whole visit: the visitor sees nothing of it, and each letter comes once', async ({
  page,
  smtp,
}) => {
  await smtp.stop()
  await page.goto(`${paths.contact}?category=general-inquiry`)
  await fillIn(page, 'patient@example.com', 'No hurry.')
  await takeAPersonsTime(page)
  await send(page)
  await expect(page.getByText(contact.form.done.headline)).toBeVisible()
  await smtp.start()
  await smtp.next('patient@example.com')
  await fillIn(page, 'next@example.com', 'Another one.')
  await send(page)
  await smtp.next('next@example.com')
  expect(smtp.to('patient@example.com')).toHaveLength(1)
  expect(smtp.to(SALES).filter(({ text }) => text.includes('No hurry.'))).toHaveLength(1)
})

test('Schedule Demo is answered with times to choose from, on the page and in the mail', async ({
  page,
  smtp,
}) => {
  await page.goto(paths.agentCatalog)
  await page
    .getByRole('link', { name: 'Schedule Demo' })
    .or(page.getByRole('button', { name: 'Schedule Demo' }))
    .first()
    .click()
  await expect(page.getByText(contact.form.demo.note)).toBeVisible()
  await fillIn(page, 'demo@example.com', 'Two ledgers, one month end.')
  await page.getByRole('textbox', { name: 'Preferred days' }).fill('Tuesday or Thursday, in the afternoon')
  await page.getByRole('textbox', { name: 'Time zone' }).fill('Asia/Tokyo')
  await takeAPersonsTime(page)
  await send(page)
  await expect(page.getByText(contact.form.demo.done.headline)).toBeVisible()
  const link = page.getByRole('link', { name: contact.form.demo.download })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const file = await readFile(await download.path(), 'utf8')
  // 14:00 in Tokyo.
  expect(file.match(/DTSTART:\d{8}T050000Z/g)).toHaveLength(3)

  const letter = await smtp.next('demo@example.com')
  expect(letter.text).toContain('Time zone: Asia/Tokyo')
  expect(letter.attachments).toMatchObject([{ filename: download.suggestedFilename() }])
  expect(letter.attachments[0]?.content.replaceAll('\r\n', '\n')).toBe(file.replaceAll('\r\n', '\n'))
  await expect
    .poll(() => smtp.to(SALES).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('Demo request from Ada Núñez'))
})

test('the waitlist takes an address once and says so by mail', async ({ page, smtp }) => {
  await page.goto(paths.digitalTwins)
  await page.getByRole('button', { name: 'Join Waitlist' }).first().click()
  await expect(page.getByRole('textbox', { name: digitalTwins.waitlist.emailLabel })).toBeFocused()
  for (let time = 0; time < 2; time++) {
    await page.getByRole('textbox', { name: digitalTwins.waitlist.emailLabel }).fill('wait@example.com')
    await takeAPersonsTime(page)
    await page.locator('form').getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(page.getByText(digitalTwins.waitlist.done)).toBeVisible()
  }
  expect((await smtp.next('wait@example.com')).subject).toContain('You are on the waitlist')
  expect(smtp.to('wait@example.com')).toHaveLength(1)
})

test('a machine that fills in every field reads the same answer, and writes to nobody', async ({
  page,
  smtp,
}) => {
  await page.goto(`${paths.contact}?category=general-inquiry`)
  await fillIn(page, 'machine@example.com', 'Cheap watches.')
  await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://watches.example'
  })
  await takeAPersonsTime(page)
  await send(page)
  await expect(page.getByText(contact.form.done.headline)).toBeVisible()
  await fillIn(page, 'person@example.com', 'Hello.')
  await send(page)
  await smtp.next('person@example.com')
  expect(smtp.to('machine@example.com')).toEqual([])
  expect(smtp.to(SALES).filter(({ text }) => text.includes('Cheap watches'))).toEqual([])
})
