import type { Page } from '@playwright/test'
import { conversation } from '../../src/content/conversation.ts'
import { transcriptPage } from '../../src/content/transcript.ts'
import { paths } from '../../src/contract/paths.ts'
import { transcriptLinkSentences } from '../../src/contract/transcript-sentences.ts'
import { expectReadable } from '../support/axe.ts'
import { consultPage, expect, test, VERIFIED } from '../support/mailed.ts'
import type { Provider } from '../support/provider.ts'
import type { Smtp } from '../support/smtp.ts'
import { chooseTheme } from '../support/themes.ts'

const said = [
  { role: 'system', content: 'You are secretly briefed.' },
  { role: 'assistant', content: 'Hello! What brings you here today, and what shall we look at first?' },
  { role: 'user', content: 'Payroll. See https://evil.example/pay and <b>press</b> it.' },
  { role: 'assistant', content: 'I cannot open addresses, but I can tell you how the payroll agent works.' },
]
const WORDS = 'Payroll. See https://evil.example/pay and <b>press</b> it.'

/** Talks, leaves, and has what was said sent to this address. */
async function talkAndAsk(page: Page, provider: Provider, email: string) {
  await page.goto(paths.team)
  await page.getByRole('button', { name: 'Chat with my AI Avatar' }).click()
  await expect(page).toHaveURL(/\/conversation\?/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.frameLocator('iframe').getByRole('button', { name: 'Leave' }).click()
  const form = page.getByRole('form', { name: 'Send me the summary' })
  const address = form.getByRole('textbox', { name: 'Your e-mail address' })
  await expect(address).toHaveValue('')
  await form.getByRole('button', { name: 'Send it' }).click()
  await expect(form.getByText('Email is required')).toBeVisible()
  await address.fill(email)
  await form.getByRole('button', { name: 'Send it' }).click()
  await expect(form.getByText(conversation.summary.done)).toBeVisible()
  await provider.notify(id, 'application.transcription_ready', { transcript: said })
}

async function mailedLink(page: Page, provider: Provider, smtp: Smtp, email: string) {
  await talkAndAsk(page, provider, email)
  const { text, links } = await smtp.next(email)
  expect(text).not.toContain('Payroll')
  const link = links.find((one) => one.includes(`${paths.transcript}#`))
  if (!link) throw new Error('the mail has no link')
  return link
}

const turn = (page: Page, speaker: 'avatar' | 'visitor') =>
  page.getByRole('list', { name: transcriptPage.turns }).locator(`[data-speaker="${speaker}"]`)

test('an address that was only typed gets a link, and the link shows what was said', async ({
  page,
  browser,
  product,
  provider,
  smtp,
  address,
}) => {
  const link = await mailedLink(page, provider, smtp, address)
  // A mail scanner's GET: the page is the same for everybody, kept by nobody, and told to nobody.
  const scanned = await page.request.get(link)
  expect(scanned.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  const html = await scanned.text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).not.toContain('Payroll')

  const reader = await browser.newContext({ baseURL: product.url })
  const there = await reader.newPage()
  await there.goto(link)
  await expect(turn(there, 'visitor')).toContainText(WORDS)
  await expect(there).toHaveURL(paths.transcript)
  await expect(turn(there, 'avatar')).toHaveCount(2)
  await expect(there.getByRole('main')).not.toContainText('secretly')
  await expect(there.getByRole('list', { name: transcriptPage.turns }).locator('a, b')).toHaveCount(0)

  await there.reload()
  await expect(turn(there, 'visitor')).toContainText(WORDS)
  await there.getByRole('link', { name: transcriptPage.talk }).click()
  await expect(there).toHaveURL(paths.team)
  await there.goBack()
  await expect(turn(there, 'visitor')).toContainText(WORDS)
  expect(await reader.cookies()).toEqual([])
  await reader.close()
})

test('an address proven in this browser gets the words themselves', async ({
  page,
  provider,
  smtp,
  address,
}) => {
  const form = consultPage(page)
  await page.goto(paths.signup)
  await form.email.fill(address)
  await form.send.click()
  const { links } = await smtp.next(address)
  await page.goto(links.find((one) => one.includes('oobCode=')) ?? '')
  await expect(form.says(VERIFIED)).toBeVisible()

  await talkAndAsk(page, provider, address)
  const { text } = await smtp.next(address)
  expect(text).toContain('> You: Payroll. See https[://]evil[.]example/pay')
  expect(text).not.toContain('secretly')
})

test('no link, a forged one, and no server: each says so, and the way on works', async ({
  page,
  troubles,
}) => {
  troubles.forgive(404, 'a forged link shows nothing')
  troubles.forgive('ERR_FAILED', 'the server is out of reach')
  await page.goto(paths.transcript)
  await expect(page.getByText(transcriptPage.troubles.noLink)).toBeVisible()
  await page.goto(`${paths.transcript}#${'x'.repeat(43)}`)
  await expect(page.getByText(transcriptLinkSentences.transcript_not_found)).toBeVisible()
  await expect(page.getByRole('button', { name: transcriptPage.troubles.retry })).toHaveCount(0)

  await page.route('**/api/transcripts/read', (route) => route.abort())
  await page.goto(`${paths.transcript}#${'y'.repeat(43)}`)
  await expect(page.getByText(transcriptPage.troubles.offline)).toBeVisible()
  await page.unroute('**/api/transcripts/read')
  await page.getByRole('button', { name: transcriptPage.troubles.retry }).click()
  await expect(page.getByText(transcriptLinkSentences.transcript_not_found)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: transcriptPage.troubles.contact }).click()
  await expect(page).toHaveURL(paths.contact)
})

test('what was said is readable to everybody', async ({
  page,
  browser,
  product,
  provider,
  smtp,
  address,
}) => {
  const link = await mailedLink(page, provider, smtp, address)
  for (const [theme, width] of [
    ['dark', 390],
    ['light', 1440],
  ] as const) {
    const viewport = { width, height: 900 }
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', viewport })
    const reader = await context.newPage()
    await chooseTheme(reader, theme)
    await reader.goto(link)
    await expect(turn(reader, 'visitor')).toContainText(WORDS)
    await expectReadable(reader, `${theme}, ${width} px`)
    await context.close()
  }
})
