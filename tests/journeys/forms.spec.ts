import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { contact } from '../../src/content/contact.ts'
import { digitalTwins } from '../../src/content/digital-twins.ts'
import { paths } from '../../src/contract/paths.ts'
import { cookieName } from '../../src/server/http/cookies.ts'
import { openSession } from '../support/desk.ts'
import { ANN, SALES } from '../support/journey.ts'
import type { Smtp } from '../support/smtp.ts'
import { expect, test } from '../support/staged.ts'

/** What sales were sent about this. */
const toSales = (smtp: Smtp, about: string) => smtp.to(SALES).filter(({ text }) => text.includes(about))

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
  await send(page)
  await expect(page.getByText(contact.form.done.headline)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')

  const confirmation = await smtp.next('ada@example.com')
  const question = '> How long does a pilot take?'
  await expect.poll(() => toSales(smtp, question)).toHaveLength(1)
  const [letter] = toSales(smtp, question)
  expect(letter?.subject).toBe('Ada Núñez: A pilot')
  expect(letter?.headers['reply-to']).toBe('ada@example.com')
  expect(letter?.text).toContain('Came from: newsletter')
  expect(confirmation.subject).toBe('We have your message')
  expect(confirmation.headers['reply-to']).toBe(SALES)
})

test('who is as fast as a paste is no suspect: in the desk’s list at once, and mailed to sales', async ({
  page,
  smtp,
  product,
}) => {
  await page.goto(`${paths.contact}?category=general-inquiry`)
  await fillIn(page, 'swift@example.com', 'All of it pasted.')
  await send(page)
  await expect(page.getByText(contact.form.done.headline)).toBeVisible()
  const cookie = `${cookieName('staff', false)}=${await openSession(product, ANN)}`
  const answer = await page.request.get('/api/staff/leads?search=swift', { headers: { cookie } })
  expect((await answer.json()).leads).toMatchObject([{ email: 'swift@example.com', isSuspect: false }])
  await expect.poll(() => toSales(smtp, '> All of it pasted.')).toHaveLength(1)
})

test('an answer that is lost on the way: nothing typed is lost, and a second press makes no second message', async ({
  page,
  smtp,
  troubles,
}) => {
  troubles.forgive('net::ERR_FAILED', 'the answer that is lost')
  await page.goto(`${paths.contact}?category=partnerships`)
  await fillIn(page, 'lost@example.com', 'Can you hear me?')
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
  expect(toSales(smtp, 'Can you hear me?')).toHaveLength(1)
})

test('the mail server away for the whole visit: the visitor sees nothing of it, and each letter comes once', async ({
  page,
  smtp,
}) => {
  await smtp.stop()
  await page.goto(`${paths.contact}?category=general-inquiry`)
  await fillIn(page, 'patient@example.com', 'No hurry.')
  await send(page)
  await expect(page.getByText(contact.form.done.headline)).toBeVisible()
  await smtp.start()
  await smtp.next('patient@example.com')
  await fillIn(page, 'next@example.com', 'Another one.')
  await send(page)
  await smtp.next('next@example.com')
  expect(smtp.to('patient@example.com')).toHaveLength(1)
  expect(toSales(smtp, 'No hurry.')).toHaveLength(1)
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
    await page.locator('form').getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(page.getByText(digitalTwins.waitlist.done)).toBeVisible()
  }
  expect((await smtp.next('wait@example.com')).subject).toContain('You are on the waitlist')
  expect(smtp.to('wait@example.com')).toHaveLength(1)
})

test('a machine that fills in every field reads the same answer, writes to nobody, and stands marked in the list', async ({
  page,
  smtp,
  product,
}) => {
  await page.goto(`${paths.contact}?category=general-inquiry`)
  await fillIn(page, 'machine@example.com', 'Cheap watches.')
  await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://watches.example'
  })
  await send(page)
  await expect(page.getByText(contact.form.done.headline)).toBeVisible()
  await fillIn(page, 'person@example.com', 'Hello.')
  await send(page)
  await smtp.next('person@example.com')
  expect(smtp.to('machine@example.com')).toEqual([])
  expect(toSales(smtp, 'Cheap watches')).toEqual([])
  const cookie = `${cookieName('staff', false)}=${await openSession(product, ANN)}`
  const answer = await page.request.get('/api/staff/leads?search=machine', { headers: { cookie } })
  expect((await answer.json()).leads).toMatchObject([{ email: 'machine@example.com', isSuspect: true }])
})
