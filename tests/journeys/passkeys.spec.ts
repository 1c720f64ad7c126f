import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectReadable } from '../support/axe.ts'
import { askForLink } from '../support/desk.ts'
import {
  CAROL,
  DAN,
  emptyPasskeys,
  expect,
  giveDevice,
  passTime,
  plantPasskey,
  test,
  testInPublic,
} from '../support/passkeys.ts'
import type { Smtp } from '../support/smtp.ts'
import { chooseTheme } from '../support/themes.ts'

const atDesk = (page: Page, email: string) =>
  expect(page.getByRole('button', { name: `Your account: ${email}` })).toBeVisible()

async function signInByLink(page: Page, email: string) {
  await page.goto('/login')
  await page.goto(await askForLink(page, email))
  await atDesk(page, email)
}

/** By the newest link that was mailed. */
async function signInByMail(page: Page, smtp: Smtp) {
  const links = () => smtp.to(CAROL).flatMap((mail) => mail.links.filter((link) => link.includes('code=')))
  const before = links().length
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Work e-mail' }).fill(CAROL)
  await page.getByRole('button', { name: 'Send sign-in link' }).click()
  await smtp.until(() => links().length > before)
  await page.goto(links().at(-1) ?? '')
  await atDesk(page, CAROL)
}

async function openPasskeys(page: Page) {
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('link', { name: 'Passkeys' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/login')
}

const ownKeys = (page: Page) => page.getByRole('table', { name: 'Your passkeys' })
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirm with your passkey' })

async function make(page: Page, name: string, button = 'Make a passkey') {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: button }).click()
}

/** What is saved when this is pressed, as text. */
async function saved(page: Page, press: () => Promise<void>) {
  const saving = page.waitForEvent('download')
  await press()
  return readFileSync(await (await saving).path(), 'utf8')
}

async function leaveMessage(page: Page, lastName: string) {
  const email = `${lastName.toLowerCase()}@visitors.example`
  const message = { firstName: 'Vera', lastName, email, subject: 'Books', message: 'Could you close ours?' }
  const answer = await page.request.post('/api/messages', {
    data: { kind: 'message', ...message },
  })
  expect(answer.status()).toBe(201)
  return email
}

test.use({ viewport: { width: 1440, height: 900 } })

test('a passkey’s life: made after a link, signs in, is asked for again, is lost, is replaced', async ({
  page,
  browser,
  baseURL,
  product,
  troubles,
}) => {
  const device = await giveDevice(page)
  const vera = await leaveMessage(page, 'Lakeside')

  // Made after a link.
  await signInByLink(page, CAROL)
  await openPasskeys(page)
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await make(page, 'Work laptop')
  await expect(ownKeys(page).getByRole('row', { name: /^Work laptop/ })).toContainText('Not yet')
  expect(await device.count()).toBe(1)
  await signOut(page)

  // Signs in, and is good for what asks for it.
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await atDesk(page, CAROL)
  await expect(page).toHaveURL('/desk')
  expect(await saved(page, () => page.getByRole('button', { name: 'Export CSV' }).click())).toContain(vera)

  // Is asked for again before data goes out.
  passTime(product, 6)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await confirmation(page).getByRole('button', { name: 'Not now' }).click()
  await expect(confirmation(page)).toHaveCount(0)
  await device.know(false)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await confirmation(page).getByRole('button', { name: 'Use passkey' }).click()
  await expect(confirmation(page).getByRole('alert')).toContainText('No passkey was shown')
  await device.know(true)
  const csv = await saved(page, () => confirmation(page).getByRole('button', { name: 'Use passkey' }).click())
  expect(csv).toContain(vera)
  troubles.forgive(403, 'the desk asks for a passkey first')

  // And before data goes away, over the dialog that asks for the address.
  passTime(product, 6)
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('textbox', { name: 'E-mail address of the person' }).fill(vera)
  await page.getByRole('button', { name: 'Erase this person' }).click()
  const erasing = page.getByRole('dialog', { name: 'Erase this person' })
  await erasing.getByRole('textbox', { name: 'Type the address to confirm' }).fill(vera)
  await erasing.getByRole('button', { name: 'Erase for good' }).click()
  await confirmation(page).getByRole('button', { name: 'Use passkey' }).click()
  await expect(erasing).toContainText('Erased.')
  await erasing.getByRole('button', { name: 'Close' }).last().click()
  troubles.forgive(403, 'the desk asks for a passkey first')

  // Is lost: the link is the way back in, and no more than that.
  await device.lose()
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('No passkey was shown')
  await signInByLink(page, CAROL)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await confirmation(page).getByRole('button', { name: 'Use passkey' }).click()
  await expect(confirmation(page).getByRole('alert')).toBeVisible()
  await confirmation(page).getByRole('button', { name: 'Not now' }).click()
  troubles.forgive(403, 'the desk asks for a passkey first')

  // A colleague removes it, having shown his own.
  const dans = await browser.newContext({ baseURL })
  const other = await dans.newPage()
  await giveDevice(other)
  await signInByLink(other, DAN)
  await openPasskeys(other)
  await make(other, 'Phone')
  await expect(ownKeys(other).getByRole('row', { name: /^Phone/ })).toBeVisible()
  const carols = other.getByRole('table', { name: 'Passkeys of colleagues' })
  await carols.getByRole('button', { name: 'Remove Work laptop' }).click()
  await other.getByRole('button', { name: 'Remove passkey' }).click()
  await confirmation(other).getByRole('button', { name: 'Use passkey' }).click()
  await expect(carols).toHaveCount(0)
  await dans.close()

  // Its owner makes another, and sees in the audit how it went.
  await openPasskeys(page)
  await make(page, 'New laptop')
  await expect(ownKeys(page).getByRole('row', { name: /^New laptop/ })).toBeVisible()
  await page.getByRole('link', { name: 'Audit' }).click()
  const audit = page.getByRole('table', { name: 'Audit' })
  for (const deed of ['Passkey added', 'Passkey removed', 'Confirmed with a passkey'])
    await expect(audit).toContainText(deed)
})

test('the way to the login page is a document load, whose policy lets passkeys be shown', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { ofTheFirstPage: true }))
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  expect(await page.evaluate(() => 'ofTheFirstPage' in window)).toBe(false)
})

test('at another name of this machine passkeys do not work, and the page says so', async ({
  page,
  product,
  troubles,
}) => {
  await giveDevice(page)
  const { port } = new URL(product.url)
  // The journey's own watch over foreign hosts knows the product by one name.
  troubles.forgive(`foreign host: 127.0.0.1:${port}`, 'the same product by its other name')
  await page.goto(`http://127.0.0.1:${port}/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('Passkeys of this desk do not work at this address')
})

testInPublic.use({ viewport: { width: 1440, height: 900 } })

testInPublic(
  'in public the desk wants a passkey before data goes out, and leads to it',
  async ({ page, smtp, product, troubles }) => {
    await giveDevice(page)
    emptyPasskeys(product)
    await signInByMail(page, smtp)
    await expect(page.getByText('You have no passkey yet. Make one now')).toBeVisible()
    passTime(product, 20)

    await page.getByRole('button', { name: 'Export CSV' }).click()
    const first = page.getByRole('dialog', { name: 'Make a passkey first' })
    await first.getByRole('button', { name: 'Make a passkey' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible()

    // The session is too old for a first one: whoever sits here may not be who signed in.
    await make(page, 'Work laptop')
    const again = page.getByRole('dialog', { name: 'Sign in again first' })
    await again.getByRole('button', { name: 'Sign in again' }).click()
    await expect(page).toHaveURL('/login')
    troubles.forgive(403, 'the desk asks for a passkey first')
    await signInByMail(page, smtp)
    await expect(page, 'where one wanted to be').toHaveURL('/desk?view=passkeys')
    await make(page, 'Work laptop')
    await expect(ownKeys(page).getByRole('row', { name: /^Work laptop/ })).toBeVisible()
    await smtp.until(() =>
      smtp.to(CAROL).some(({ headers }) => headers.subject?.includes('passkey was added')),
    )

    await page.getByRole('link', { name: 'Leads' }).click()
    await expect(page.getByText('You have no passkey yet')).toHaveCount(0)
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await saved(page, () => confirmation(page).getByRole('button', { name: 'Use passkey' }).click())
    troubles.forgive(403, 'the desk asks for a passkey first')
  },
)

for (const [theme, width] of [
  ['dark', 390],
  ['light', 1440],
] as const)
  testInPublic(
    `axe finds nothing about passkeys, ${theme}, ${width} px`,
    async ({ page, smtp, product, troubles }) => {
      testInPublic.slow()
      emptyPasskeys(product)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await chooseTheme(page, theme)
      await giveDevice(page)
      const look = (what: string) => expectReadable(page, what)
      await page.goto('/login')
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await expect(page.getByRole('alert')).toContainText('No passkey was shown')
      await look('login')

      await signInByMail(page, smtp)
      await expect(page.getByText('You have no passkey yet. Make one now')).toBeVisible()
      await look('nudge')
      await page.getByRole('button', { name: 'Export CSV' }).click()
      await page.getByRole('dialog', { name: 'Make a passkey first' }).waitFor()
      await look('missing')
      await page.getByRole('dialog').getByRole('button', { name: 'Make a passkey' }).click()
      await expect(page.getByText('You have no passkey yet.', { exact: true })).toBeVisible()
      await look('none')
      passTime(product, 20)
      await make(page, 'Work laptop')
      await page.getByRole('dialog', { name: 'Sign in again first' }).waitFor()
      await look('sign in again')
      await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()

      passTime(product, -20)
      plantPasskey(product, DAN, 'A telephone with a rather long name that somebody gave it')
      await make(page, 'Work laptop')
      await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible()
      await expect(page.getByText('The passkey is made.')).toBeVisible()
      await look('passkeys')
      await page.getByRole('button', { name: 'Remove Work laptop' }).click()
      await look('remove')
      await page.getByRole('button', { name: 'Remove passkey' }).click()
      await confirmation(page).waitFor()
      await look('confirm')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Remove this passkey?' })).toBeVisible()
      await expect(confirmation(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Your account/ }).click()
      await look('account')
      troubles.forgive(403, 'the desk asks for a passkey first')
    },
  )
