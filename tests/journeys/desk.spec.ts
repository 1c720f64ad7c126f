import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { CONTRAST, expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { ANN, askForLink, BOB, expect, test } from '../support/desk.ts'
import { untilHydrated } from '../support/journey.ts'
import { resize } from '../support/screen.ts'
import { changeTheme, chooseTheme } from '../support/themes.ts'

type Message = { firstName: string; lastName: string; email: string; subject: string; message: string }

/** Unlike any other of this run: all tests of a worker share one product. */
let told = 0
function somebody(firstName: string, more: Partial<Message> = {}): Message {
  told += 1
  const lastName = `Visitor${told}x${Date.now() % 100_000}`
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}@visitors.example`.toLowerCase(),
    subject: `A question from ${firstName}`,
    message: 'Could an agent close our books?',
    ...more,
  }
}

async function leaveMessage(
  request: APIRequestContext,
  message: Message,
  kind: 'message' | 'demo' = 'message',
) {
  const answer = await request.post('/api/messages', { data: { kind, ...message } })
  expect(answer.status()).toBe(201)
  return message
}

const nameOf = ({ firstName, lastName }: Message) => `${firstName} ${lastName}`
const rowOf = (page: Page, message: Message) => page.getByRole('row').filter({ hasText: nameOf(message) })
const panel = (page: Page) => page.getByRole('region', { name: 'Lead' })

async function find(page: Page, message: Message) {
  await page.getByRole('searchbox', { name: 'Search' }).fill(message.lastName)
  await expect(page).toHaveURL(new RegExp(message.lastName))
  await expect(rowOf(page, message)).toBeVisible()
}
async function open(page: Page, message: Message) {
  await find(page, message)
  await rowOf(page, message).getByRole('link').click()
  await expect(panel(page).getByRole('heading', { level: 2, name: nameOf(message) })).toBeVisible()
}

/** Quoted fields, doubled quotes, line breaks inside them (RFC 4180). */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

test.use({ viewport: { width: 1440, height: 900 } })

test('a morning at the desk: sign in from the mail, find, filter, work, export', async ({
  page,
  request,
}) => {
  const grace = await leaveMessage(request, somebody('Grace', { subject: '=1+1 and a comma, please' }))
  const heidi = await leaveMessage(request, somebody('Heidi'), 'demo')

  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Work e-mail' }).fill(ANN)
  await page.getByRole('button', { name: 'Send sign-in link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()
  await page.getByRole('link', { name: 'Open the outbox' }).click()
  await page
    .getByRole('article')
    .filter({ hasText: ANN })
    .first()
    .getByRole('link', { name: /\/login\?code=/ })
    .click()
  await expect(page).toHaveURL('/desk')
  await page.goBack()
  await expect(page, 'the code stays in no history').toHaveURL('/outbox')
  await page.goto('/desk')
  await expect(page.getByRole('button', { name: `Your account: ${ANN}` })).toBeVisible()

  // Find by a part of the name, then narrow by kind; both stand in the address.
  await expect(rowOf(page, grace)).toBeVisible()
  await expect(rowOf(page, heidi)).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Demo request')
  await expect(rowOf(page, grace)).toHaveCount(0)
  await expect(rowOf(page, heidi)).toBeVisible()
  await expect(page).toHaveURL(/kind=demo/)
  await page.reload()
  await expect(rowOf(page, heidi)).toBeVisible()
  await expect(rowOf(page, grace)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rowOf(page, grace)).toBeVisible()

  // Work it.
  await open(page, grace)
  await expect(panel(page)).toContainText('Could an agent close our books?')
  await panel(page).getByRole('button', { name: 'Take it' }).click()
  await expect(panel(page).getByRole('combobox', { name: 'Owner' })).toHaveValue(ANN)
  await panel(page).getByText('In work', { exact: true }).click()
  await expect(panel(page).getByRole('list', { name: 'History' })).toContainText('New → In work')
  await panel(page).getByRole('textbox', { name: 'New note' }).fill('Called back.\nWants a pilot.')
  await panel(page).getByRole('button', { name: 'Add note' }).click()
  await expect(panel(page).getByRole('list', { name: 'Notes' })).toContainText('Wants a pilot.')
  await expect(panel(page).getByRole('textbox', { name: 'New note' })).toHaveValue('')
  await expect(rowOf(page, grace)).toContainText('In work')
  await page.reload()
  await expect(panel(page).getByRole('radio', { name: 'In work' })).toBeChecked()
  await expect(panel(page).getByRole('list', { name: 'Notes' })).toContainText('Called back.')

  // Export what is filtered: the search is in force.
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const [header = [], ...rows] = parseCsv(readFileSync(await file.path(), 'utf8'))
  expect(rows).toHaveLength(1)
  const record = Object.fromEntries(header.map((name, index) => [name.toLowerCase(), rows[0]?.[index]]))
  expect(Object.values(record)).toEqual(expect.arrayContaining([grace.email, ANN]))
  expect(
    Object.values(record).some((value) => value?.startsWith('=')),
    'formulas are defused',
  ).toBe(false)
})

test('a person is erased only by typing the address, and is gone', async ({ page, request, signIn }) => {
  const ivan = await leaveMessage(request, somebody('Ivan'))
  await signIn(page)
  await open(page, ivan)

  const saving = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: 'Export what is held' }).click()
  const held = JSON.parse(readFileSync(await (await saving).path(), 'utf8'))
  expect(JSON.stringify(held)).toContain(ivan.message)

  await panel(page).getByRole('button', { name: 'Erase this person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Type the address to confirm' }).fill('somebody@else.example')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog).toContainText('This is not the address above.')
  await dialog.getByRole('textbox', { name: 'Type the address to confirm' }).fill(ivan.email)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog).toContainText('Erased.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()

  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByRole('table', { name: 'Audit' })).toContainText('Person erased')
  await expect(page.getByRole('table', { name: 'Audit' })).not.toContainText(ivan.email)
})

test('a live conversation is seen and ended, and its visitor learns it', async ({
  page,
  playwright,
  baseURL,
  signIn,
}) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Now' }).click()
  await expect(page.getByText('Nobody is talking right now.')).toBeVisible()
  const visitor = await playwright.request.newContext({ baseURL })
  const started = await visitor.post('/api/conversations', { data: { from: 'home' } })
  expect(started.status()).toBe(201)
  const { conversation_id: id } = await started.json()

  const table = page.getByRole('table', { name: 'Running conversations' })
  await expect(table).toContainText('Home page')
  await table.getByRole('button', { name: 'End' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Let it run' }).click()
  expect(await (await visitor.get(`/api/conversations/${id}`)).json()).toMatchObject({ status: 'active' })
  await table.getByRole('button', { name: 'End' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End conversation' }).click()
  await expect(page.getByText('Nobody is talking right now.')).toBeVisible()
  expect(await (await visitor.get(`/api/conversations/${id}`)).json()).toEqual({
    status: 'ended',
    reason: 'staff',
  })
  await visitor.dispose()
})

test('two at one lead lose nothing', async ({ page, request, signIn, anotherVisitor, troubles }) => {
  troubles.forgive(409, 'Bob was slower')
  const judy = await leaveMessage(request, somebody('Judy'))
  await signIn(page, ANN)
  const bobs = await anotherVisitor({ viewport: page.viewportSize() })
  await signIn(bobs, BOB)
  await open(page, judy)
  await open(bobs, judy)

  await bobs.getByRole('textbox', { name: 'New note' }).fill('Half a thought')
  await panel(page).getByText('In work', { exact: true }).click()
  await expect(panel(page).getByRole('list', { name: 'History' })).toContainText('New → In work')
  await panel(bobs).getByText('Won', { exact: true }).click()

  const notice = panel(bobs).getByRole('alert')
  await expect(notice).toContainText('Somebody was faster')
  await expect(notice).toContainText('State: In work')
  await expect(notice).toContainText('State: Won')
  await expect(panel(bobs).getByRole('radio', { name: 'In work' })).toBeChecked()
  await expect(bobs.getByRole('textbox', { name: 'New note' })).toHaveValue('Half a thought')

  await notice.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect(panel(bobs).getByRole('list', { name: 'History' })).toContainText('In work → Won')
  await bobs.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('textbox', { name: 'New note' }).fill('From the other side')
  await page.getByRole('button', { name: 'Add note' }).click()
  for (const text of ['Half a thought', 'From the other side'])
    await expect(panel(page).getByRole('list', { name: 'Notes' })).toContainText(text)
  await expect(panel(page).getByRole('radio', { name: 'Won' })).toBeChecked()
})

test('a used or forged link opens nothing, and the way to a new one is there', async ({
  page,
  anotherVisitor,
  troubles,
}) => {
  troubles.forgive(410, 'the used link and the forged one')
  await page.goto('/login')
  const link = await askForLink(page, ANN)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  const other = await anotherVisitor()
  for (const address of [link, '/login?code=forged']) {
    await other.goto(address)
    await expect(other.getByRole('alert')).toContainText('This link does not open the desk')
    await expect(other, 'the code has left the address bar').toHaveURL('/login')
    await expect(other.getByRole('button', { name: 'Send sign-in link' })).toBeVisible()
  }
  await other.goto('/desk')
  await expect(other).toHaveURL(/\/login/)
})

test('without a session nobody sees anything; after signing in one is where one wanted to be', async ({
  page,
  request,
}) => {
  const karl = await leaveMessage(request, somebody('Karl'))
  expect(await (await request.get('/desk')).text()).not.toContain(karl.lastName)
  expect((await request.get('/api/staff/leads')).status()).toBe(401)

  const asked: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/api/staff/')) asked.push(one.url())
  })
  await page.goto('/desk?view=audit')
  await expect(page).toHaveURL('/login?to=%2Fdesk%3Fview%3Daudit')
  await expect(page.getByText('Sign in and you are back where you were.')).toBeVisible()
  expect(asked).toEqual([])

  // The link is opened in another tab, as mail programs do; the tab that waited goes on by itself.
  const link = await askForLink(page, BOB)
  const tab = await page.context().newPage()
  await tab.goto(link)
  await expect(tab.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
})

test('the desk’s script and style load at the desk and nowhere else', async ({ page, request }) => {
  const loaded: string[] = []
  page.on('request', (one) => loaded.push(new URL(one.url()).pathname))
  // Its own two files, by name and hash; what it shares with the login page has another name.
  const ofDesk = () => loaded.filter((path) => /^\/assets\/desk-[\w-]{8}\.(js|css)$/.test(path))
  for (const path of ['/', '/contact', '/login']) {
    await page.goto(path)
    await untilHydrated(page)
  }
  expect(ofDesk()).toEqual([])
  await page.goto('/desk')
  await expect.poll(ofDesk).not.toEqual([])
  expect(await (await request.get('/desk')).text()).toContain('name="robots" content="noindex"')
})

test('an ended session and a lost connection lose nothing that was typed', async ({
  page,
  request,
  signIn,
  troubles,
}) => {
  troubles.forgive('net::ERR_INTERNET_DISCONNECTED', 'the connection is cut on purpose')
  troubles.forgive(401, 'the session is ended on purpose')
  const lena = await leaveMessage(request, somebody('Lena'))
  await signIn(page)
  await open(page, lena)
  const note = page.getByRole('textbox', { name: 'New note' })
  await note.fill('Not yet sent')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(panel(page)).toContainText('The server cannot be reached.')
  await expect(note).toHaveValue('Not yet sent')
  await page.context().setOffline(false)

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page).toHaveURL(/\/login\?to=/)
  await page.goto(await askForLink(page, ANN))
  await expect(panel(page).getByRole('heading', { level: 2, name: nameOf(lena) })).toBeVisible()
  await expect(note).toHaveValue('Not yet sent')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(panel(page).getByRole('list', { name: 'Notes' })).toContainText('Not yet sent')
})

test('the keyboard alone finds, opens and works a lead', async ({ page, request, signIn }) => {
  const mallory = await leaveMessage(request, somebody('Mallory'))
  await signIn(page)
  await expect(rowOf(page, mallory)).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type(mallory.lastName)
  await expect(page).toHaveURL(new RegExp(mallory.lastName))
  await expect(rowOf(page, mallory)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).blur()
  await page.keyboard.press('j')
  await expect(rowOf(page, mallory).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { level: 2, name: nameOf(mallory) })).toBeFocused()
  await page.keyboard.press('t')
  await expect(panel(page).getByRole('combobox', { name: 'Owner' })).toHaveValue(ANN)
  await page.keyboard.press('n')
  await page.keyboard.type('By hand')
  await page.keyboard.press('Control+Enter')
  await expect(panel(page).getByRole('list', { name: 'Notes' })).toContainText('By hand')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible()
})

test('a list longer than a page goes on as its end comes near', async ({ page, request, signIn }) => {
  const company = `Longlist${Date.now() % 100_000}`
  const senders = Array.from({ length: 60 }, (_, count) =>
    somebody('Niaj', { subject: `${company}, message ${count}` }),
  )
  await Promise.all(senders.map((sender) => leaveMessage(request, sender)))
  await signIn(page)
  await page.goto(`/desk?search=${company}`)
  const rows = page.getByRole('table', { name: 'Leads' }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(50)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(60)
  await expect(page.getByText('That is all.')).toBeVisible()
})

test('a lead opened in the moment in which a search sets off loses neither', async ({
  page,
  request,
  signIn,
}) => {
  const olivia = await leaveMessage(request, somebody('Olivia'))
  await signIn(page)
  await expect(rowOf(page, olivia)).toBeVisible()
  // As soon as the typing has paused for long enough, and before anything has come of it.
  await rowOf(page, olivia)
    .getByRole('link')
    .evaluate((link: HTMLAnchorElement) => {
      const { setTimeout } = window
      let isOpened = false
      window.setTimeout = ((task: () => void, ms: number) =>
        setTimeout(() => {
          task()
          if (ms === 250 && !isOpened) link.click()
          isOpened ||= ms === 250
        }, ms)) as typeof setTimeout
    })
  await page.getByRole('searchbox', { name: 'Search' }).fill(olivia.lastName)
  await expect(panel(page).getByRole('heading', { level: 2, name: nameOf(olivia) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`search=${olivia.lastName}`))
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(olivia.lastName)
})

test('what visitors wrote stays text', async ({ page, request, signIn }) => {
  const nasty = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  const oscar = await leaveMessage(request, somebody('Oscar', { subject: nasty, message: nasty }))
  await signIn(page)
  await open(page, oscar)
  await expect(panel(page)).toContainText(nasty)
  expect(await page.locator('main img, main script').count()).toBe(0)
})

test('figures can be read as a table, and signing out everywhere ends the other browser too', async ({
  page,
  signIn,
  anotherVisitor,
  troubles,
}) => {
  troubles.forgive(401, 'the other browser learns that its session is over')
  await signIn(page)
  await page.getByRole('link', { name: 'Figures' }).click()
  const table = page.getByRole('table', { name: 'Day by day', exact: true })
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Starts', 'Talks', 'Signups'])

  const phone = await anotherVisitor()
  await signIn(phone)
  await page.getByRole('button', { name: `Your account: ${ANN}` }).click()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/login')
  await phone.reload()
  await expect(phone).toHaveURL(/\/login/)
})

/** What the audit of every page does for the others; here a visitor has to be let in first. */
const views = ['Now', 'Figures', 'People', 'Audit', 'Webhook']
for (const view of ['Leads', 'Lead', 'Erase', ...views])
  test(`axe finds nothing at the desk, nothing sticks out: ${view}`, async ({ page, request, signIn }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await chooseTheme(page, 'dark')
    const peggy = await leaveMessage(request, somebody('Peggy'))
    await signIn(page)
    if (views.includes(view)) {
      await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: view }).click()
      await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible()
      await page.waitForLoadState('networkidle')
    } else {
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('searchbox', { name: 'Search' }).fill(peggy.lastName)
      await expect(page).toHaveURL(new RegExp(peggy.lastName))
      // On a narrow screen the rows are no table.
      const link = page.getByRole('link', { name: nameOf(peggy) })
      await expect(link).toBeVisible()
      if (view !== 'Leads') await link.click()
      if (view === 'Erase') await panel(page).getByRole('button', { name: 'Erase this person' }).click()
      else if (view === 'Lead') await expect(panel(page).getByRole('heading', { level: 2 })).toBeVisible()
    }
    await expectNoSidewaysScroll(page, '390 px')
    await expectAccessible(page, 'dark, 390 px')
    await changeTheme(page, 'light')
    await expectAccessible(page, 'light, 390 px', CONTRAST)
    await resize(page, 1440)
    await expectNoSidewaysScroll(page, '1440 px')
    await expectAccessible(page, 'light, 1440 px')
    await changeTheme(page, 'dark')
    await expectAccessible(page, 'dark, 1440 px', CONTRAST)
  })
