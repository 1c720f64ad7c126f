import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectReadable } from '../support/axe.ts'
import { ANN, BOB, expect, test } from '../support/desk.ts'
import type { Product } from '../support/product.ts'
import { resize } from '../support/screen.ts'
import { talkHeld } from '../support/talks-at-the-desk.ts'
import { changeTheme, chooseTheme } from '../support/themes.ts'

/** A word that nobody says in any other talk of this run: all tests of a worker share one product. */
let told = 0
function rareWord() {
  told += 1
  return `Zanzibar${told}x${Date.now() % 100_000}`
}

/** A visitor of a bank who asks for a certificate nobody knows of. */
async function bankTalk(product: Product, word = rareWord()) {
  const question = `Is there a certificate of ${word}?`
  const said = [
    'Hello! What brings you here today?',
    `I run finance at a bank near ${word}. We lose three days a month closing the books.`,
    'Which system holds your ledger?',
    'SAP, and spreadsheets.',
    'Then the agent would begin with those.',
    question,
    'I do not know that, and will have a person answer.',
  ]
  const learned = {
    summary: `Runs finance at a bank near ${word}. The close takes three days.`,
    score: 82,
    reasons: [
      { points: 50, why: 'Decides' },
      { points: 32, why: 'A pain we take away' },
    ],
    facts: [
      { kind: 'industry', value: 'banking', words: null, turn: 1 },
      { kind: 'system', value: 'SAP', words: null, turn: 3 },
      { kind: 'unanswered', value: 'certificate', words: question, turn: 5 },
    ],
  } as const
  const id = await talkHeld(product, {
    said,
    learned: { ...learned, facts: [...learned.facts], reasons: [...learned.reasons] },
    unanswered: [5],
    row: {
      industry: 'banking',
      role: 'head of finance',
      seconds: 252,
      stars: 4,
      ratedAt: new Date().toISOString(),
    },
  })
  return { id, word, question, summary: learned.summary }
}

const visit = async (page: Page, view: string) => {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: view }).click()
  await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible()
}
const talk = (page: Page) => page.getByRole('region', { name: 'Talk' })
const turn = (page: Page, number: number) =>
  talk(page).getByRole('list', { name: 'What was said' }).locator('[data-speaker]').nth(number)

test.use({ viewport: { width: 1440, height: 900 } })

test('an anonymous talk is found by what was said, read, and made a lead', async ({
  page,
  product,
  signIn,
}) => {
  const { word, summary } = await bankTalk(product)
  const other = await bankTalk(product)
  await signIn(page)
  await visit(page, 'Talks')
  await page.getByRole('searchbox', { name: 'Search' }).fill(word)
  await expect(page).toHaveURL(new RegExp(word))
  const row = page.getByRole('row').filter({ hasText: word })
  await expect(row).toContainText('Banking, head of finance')
  await expect(page.getByRole('row').filter({ hasText: other.word })).toHaveCount(0)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const csv = readFileSync(await (await saving).path(), 'utf8')
  expect(csv).toContain(word)
  expect(csv).not.toContain(other.word)

  // Anywhere in the row: a table's rows are not covered by their links.
  await row.getByText('Home page').click()
  await expect(talk(page).getByRole('heading', { level: 2, name: 'Anonymous' })).toBeFocused()
  await expect(talk(page)).toContainText(summary)
  await expect(turn(page, 5)).toContainText(`certificate of ${word}`)
  await talk(page).getByRole('link', { name: 'SAP Turn 4' }).click()
  await expect(turn(page, 3)).toBeFocused()
  await expect(turn(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/turn=3/)
  await page.reload()
  await expect(turn(page, 3), 'the turn stands in the address').toBeFocused()
  await expect(turn(page, 3)).toBeInViewport()
  await talk(page).getByRole('textbox', { name: 'New note' }).fill('It is the bank in Kiel.')
  await talk(page).getByRole('button', { name: 'Add note' }).click()
  await expect(talk(page).getByRole('list', { name: 'Notes' })).toContainText('Kiel')

  await talk(page).getByRole('button', { name: 'Make a lead' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a lead of this talk' })
  await dialog.getByRole('button', { name: 'Make the lead' }).click()
  await expect(dialog).toContainText('Please enter a valid email address')
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill(`anna.${word}@bank.example`)
  await dialog.getByRole('button', { name: 'Make the lead' }).click()
  await talk(page).getByRole('link', { name: 'Open the lead' }).click()
  const lead = page.getByRole('region', { name: 'Lead' })
  await expect(lead).toContainText(summary)
  await lead.getByRole('link', { name: 'SAP Turn 4' }).click()
  await expect(turn(page, 3)).toBeFocused()
})

test.describe('with a provider', () => {
  test.use({ product: ({ wiredProduct }, use) => use(wiredProduct) })

  test('a talk is seen while it runs, ended from the desk, and its words come by themselves', async ({
    page,
    provider,
    playwright,
    baseURL,
    signIn,
  }) => {
    const word = rareWord()
    const visitor = await playwright.request.newContext({ baseURL })
    const { conversation_id: id } = await (
      await visitor.post('/api/conversations', { data: { from: 'leadership' } })
    ).json()
    await provider.notify(id, 'system.replica_joined')
    await signIn(page)
    await visit(page, 'Talks')
    await page.getByRole('row').filter({ hasText: 'Running now' }).first().getByRole('link').click()
    await expect(talk(page)).toContainText('What is said comes when it is over.')
    await talk(page).getByRole('button', { name: 'End' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End conversation' }).click()
    await expect(talk(page)).toContainText('Its words are on their way')
    await provider.notify(id, 'application.transcription_ready', {
      transcript: [
        { role: 'assistant', content: 'Hello! What brings you here today?' },
        { role: 'user', content: `We sell <b>spices</b> in ${word}.` },
      ],
    })
    await expect(turn(page, 1)).toContainText(`We sell <b>spices</b> in ${word}.`, { timeout: 10_000 })
    await expect(talk(page).getByRole('button', { name: 'End' })).toHaveCount(0)
    await visitor.dispose()
  })
})

test('talks by keyboard: search, walk, open, the next one, back to the row; erased for good', async ({
  page,
  product,
  signIn,
  troubles,
}) => {
  troubles.forgive(404, 'the erased talk is asked for once more')
  const word = rareWord()
  const older = await bankTalk(product, word)
  const newer = await bankTalk(product, word)
  await signIn(page)
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { level: 1, name: 'Talks' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(word)
  const rows = page.getByRole('table', { name: 'Talks' }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search' }).blur()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`talk=${newer.id}`))
  await expect(talk(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`talk=${older.id}`))
  await expect(talk(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rows.last().getByRole('link')).toBeFocused()

  await page.keyboard.press('Enter')
  await talk(page).getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
  await talk(page).getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click()
  await expect(rows).toHaveCount(1)
  await page.goto(`/desk?view=talks&talk=${older.id}`)
  await expect(talk(page)).toContainText('This talk is not here any more.')
})

test('a question nobody could answer is found, read where it was asked, and done', async ({
  page,
  product,
  signIn,
}) => {
  const { id, question } = await bankTalk(product)
  await signIn(page)
  await visit(page, 'Unanswered')
  const group = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: question }) })
  await group.getByRole('link', { name: 'this talk' }).click()
  await expect(page).toHaveURL(new RegExp(`talk=${id}&turn=5`))
  await expect(turn(page, 5)).toBeFocused()
  await page.goBack()
  await group.getByRole('button', { name: `Done: ${question}` }).click()
  await expect(group).toHaveCount(0)
  await page.getByText('Done', { exact: true }).first().click()
  await expect(group.getByRole('button', { name: 'Open again' })).toBeVisible()
  await page.reload()
  await expect(group).toBeVisible()
})

test('rules are added, put in order by keyboard and saved; who comes second loses nothing', async ({
  page,
  signIn,
  anotherVisitor,
  troubles,
}) => {
  troubles.forgive(409, 'Bob was slower')
  await signIn(page)
  await visit(page, 'Routing')
  const bobs = await anotherVisitor({ viewport: page.viewportSize() })
  await signIn(bobs, BOB)
  await visit(bobs, 'Routing')
  const rules = page.getByRole('list', { name: 'Rules' }).locator('[data-rule]')

  // Of a kind that no other journey leaves: whoever gets a lead there is decided there.
  for (const [score, owner] of [
    ['98', ANN],
    ['99', BOB],
  ] as const) {
    await page.getByRole('button', { name: 'Add a rule' }).click()
    await expect(rules.last().getByRole('combobox', { name: 'Kind' })).toBeFocused()
    await rules.last().getByRole('combobox', { name: 'Industry' }).selectOption('Telecommunications')
    await rules.last().getByRole('spinbutton', { name: 'Score at least' }).fill(score)
    if (score === '98') {
      await page.getByRole('button', { name: 'Save rules' }).click()
      await expect(rules.last()).toContainText('Choose at least one owner')
    }
    await rules.last().getByRole('checkbox', { name: owner }).check()
  }
  await page.getByRole('button', { name: 'Move up: Rule 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(rules.first().getByRole('spinbutton')).toHaveValue('99')
  await expect(page.getByRole('button', { name: 'Move down: Rule 1' }), 'there is no way up').toBeFocused()
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText('Not saved yet.')).toHaveCount(0)
  await page.reload()
  await expect(rules).toHaveCount(2)
  await expect(rules.first().getByRole('checkbox', { name: BOB })).toBeChecked()

  await bobs.getByRole('button', { name: 'Add a rule' }).click()
  await bobs.getByRole('combobox', { name: 'Industry' }).selectOption('Retail')
  await bobs.getByRole('spinbutton', { name: 'Score at least' }).fill('97')
  await bobs.getByRole('checkbox', { name: BOB }).check()
  await bobs.getByRole('button', { name: 'Save rules' }).click()
  await expect(bobs.getByRole('alert')).toContainText('Somebody was faster')
  await expect(bobs.getByRole('spinbutton'), 'his is still there').toHaveValue('97')
  await bobs.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect(bobs.getByRole('alert')).toHaveCount(0)
  await bobs.getByRole('button', { name: 'Remove: Rule 1' }).click()
  await expect(bobs.getByRole('button', { name: 'Add a rule' })).toBeFocused()
  await bobs.getByRole('button', { name: 'Save rules' }).click()
  await page.reload()
  await expect(page.getByText('There are no rules.')).toBeVisible()
})

test('a bar of the figures leads to its talks', async ({ page, product, signIn }) => {
  const { word } = await bankTalk(product)
  await signIn(page)
  await visit(page, 'Figures')
  await page.getByRole('link', { name: /^Third turn/ }).click()
  await expect(page).toHaveURL(
    /view=talks&period=days&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&reached=third_turn/,
  )
  await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'How far' })).toHaveValue('third_turn')
  await page.goBack()
  await page.getByText('By greeting').click()
  await page.getByRole('link', { name: 'Hello! What brings you here today?' }).click()
  await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible()
})

test('what looks like spam stands in the list, marked and counted', async ({ page, request, signIn }) => {
  const word = rareWord()
  const message = {
    firstName: 'Robo',
    lastName: word,
    email: `${word}@visitors.example`,
    subject: 'Buy',
    message: 'Now.',
  }
  await request.post('/api/messages', {
    data: { kind: 'message', website: 'https://spam.example', ...message },
  })
  await signIn(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill(word)
  const row = page.getByRole('row').filter({ hasText: word })
  await expect(row).toContainText('Suspect')
  await expect(page.getByRole('radio', { name: 'Suspects 1' })).not.toBeChecked()
  await page.locator('label').filter({ hasText: 'Suspects' }).click()
  await expect(page).toHaveURL(/suspects=only/)
  await expect(row).toBeVisible()
  await expect(page.getByRole('radio', { name: 'All 1' })).not.toBeChecked()
  await page.goto(`/desk?search=${word}&suspects=hidden`)
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
})

for (const view of ['Talks', 'Talk', 'Unanswered', 'Routing'])
  test(`axe finds nothing at the desk, nothing sticks out: ${view}`, async ({ page, product, signIn }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await chooseTheme(page, 'dark')
    const { id, question, word } = await bankTalk(product)
    await signIn(page)
    if (view === 'Talk') {
      await page.goto(`/desk?view=talks&talk=${id}&turn=5`)
      await expect(turn(page, 5)).toBeFocused()
      await expect(turn(page, 5)).toBeInViewport()
    } else await visit(page, view)
    if (view === 'Talks') {
      await page.getByRole('searchbox', { name: 'Search' }).fill(word)
      await page.getByRole('button', { name: 'Filters' }).click()
      await expect(page.getByRole('list', { name: 'Talks' }).getByRole('listitem')).toHaveCount(1)
    }
    if (view === 'Unanswered') await expect(page.getByRole('heading', { name: question })).toBeVisible()
    if (view === 'Routing') await page.getByRole('button', { name: 'Add a rule' }).click()
    await page.waitForLoadState('networkidle')
    await expectReadable(page, 'dark, 390 px')
    await resize(page, 768)
    await expectNoSidewaysScroll(page, '768 px')
    await changeTheme(page, 'light')
    await resize(page, 1440)
    await expectReadable(page, 'light, 1440 px')
  })
