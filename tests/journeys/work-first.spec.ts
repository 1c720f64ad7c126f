import type { Page, Request } from '@playwright/test'
import { consult } from '../../src/content/consult.ts'
import { contact } from '../../src/content/contact.ts'
import { PROOF_HEADER } from '../../src/contract/bot-check.ts'
import { errors } from '../../src/contract/errors.ts'
import { paths } from '../../src/contract/paths.ts'
import { consultPage, expect, test as mailed } from '../support/mailed.ts'

/** The limits as they are for visitors, and a network of its own for each test: a product that nobody has used. */
const test = mailed.extend<{ sent: Sent }>({
  /** What the page has sent to change something, and what it has fetched to work with. */
  sent: async ({ page, troubles }, use) => {
    const sent: Sent = { posts: [], workers: [] }
    page.on('request', (request) => {
      if (request.url().includes('solve.worker')) sent.workers.push(request.url())
      if (request.method() === 'POST') sent.posts.push(request)
    })
    // The browser tells of every answer from 400 up.
    troubles.forgive(428, 'work is asked for', { mayBeSilent: true })
    await use(sent)
  },
})
test.use({ settings: { LIMITS_SCALE: '1' } })
test.describe.configure({ mode: 'serial' })

type Sent = { posts: Request[]; workers: string[] }

const to = ({ posts }: Sent, path: string) =>
  posts.filter((request) => new URL(request.url()).pathname === path)
const proofs = (requests: Request[]) => requests.map((request) => PROOF_HEADER in request.headers())

/** Keeps the worker's code back until what a visitor sees meanwhile has been looked at. */
async function holdWork(page: Page) {
  const [asked, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/solve.worker*', async (route) => {
    asked.resolve()
    await seen.promise
    await route.continue()
  })
  return { asked: asked.promise, goOn: seen.resolve }
}

const STARTS = '/api/conversations'
const places = {
  home: { path: '/', press: 'Get Demo', busy: 'Starting Demo...' },
  leadership: { path: paths.team, press: 'Chat with my AI Avatar', busy: 'Starting...' },
}

async function startFrom(page: Page, { path, press, busy }: (typeof places)['home']) {
  await page.goto(path)
  await page.getByRole('button', { name: press }).first().click()
  await expect(page.getByRole('button', { name: busy, exact: true }).first()).toBeDisabled()
}
const isInTheRoom = async (page: Page) => {
  await expect(page).toHaveURL(/\/conversation\?/)
  await expect(page.frameLocator('iframe').getByRole('status')).toHaveText('audio and video granted')
}

test('the first two starts of a network send no proof and load nothing for one; those after it work by themselves', async ({
  page,
  sent,
  provider,
}) => {
  // Four starts, each of them more than two seconds long.
  test.slow()
  for (const place of [places.home, places.leadership]) {
    await startFrom(page, place)
    await isInTheRoom(page)
  }
  expect(proofs(to(sent, STARTS))).toEqual([false, false])
  expect(sent.workers).toEqual([])

  for (const [at, place] of [places.home, places.leadership].entries()) {
    const work = await holdWork(page)
    await startFrom(page, place)
    await work.asked
    await expect(page.getByRole('button', { name: place.busy, exact: true }).first()).toBeDisabled()
    work.goOn()
    await isInTheRoom(page)
    expect(proofs(to(sent, STARTS)).slice(2 + 2 * at)).toEqual([false, true])
    expect(sent.workers).toHaveLength(1 + at)
  }
  expect(provider.conversations.size).toBe(4)
})

test('a second letter works for itself, in the consult form as in the contact form', async ({
  page,
  sent,
  smtp,
  address,
}) => {
  const form = consultPage(page)
  await page.goto(paths.signup)
  await form.name.fill('Ada Lovelace')
  await form.email.fill(address)
  await form.send.click()
  await expect(form.says(consult.emailSent)).toBeVisible()
  await smtp.next(address)
  expect(proofs(to(sent, '/api/verification/email'))).toEqual([false])
  expect(sent.workers).toEqual([])

  const work = await holdWork(page)
  await form.send.click()
  await work.asked
  await expect(form.send).toBeDisabled()
  work.goOn()
  await smtp.next(address)
  await expect(form.says(consult.emailSent)).toBeVisible()
  expect(proofs(to(sent, '/api/verification/email'))).toEqual([false, false, true])

  await page.goto(paths.contact)
  await page.getByRole('textbox', { name: 'First Name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Lovelace')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(address)
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question')
  await page.getByRole('textbox', { name: 'Message' }).fill('What does a pilot cost?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(contact.form.done.headline)).toBeVisible()
  expect(proofs(to(sent, '/api/messages'))).toEqual([false, true])
})

test('a browser that cannot work reads a sentence, and may press again', async ({ page, sent }) => {
  await page.route('**/solve.worker*', (route) => route.abort())
  await expect
    .poll(async () => (await page.request.post(STARTS, { data: { from: 'home' } })).status())
    .toBe(428)
  await startFrom(page, places.home)
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts.getByText(errors.proof_required.message, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get Demo' }).first()).toBeEnabled()
  expect(proofs(to(sent, STARTS))).toEqual([false])
})
