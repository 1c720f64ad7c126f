import type { FrameLocator, Page } from '@playwright/test'
import { conversation } from '../../src/content/conversation.ts'
import { transcriptPage } from '../../src/content/transcript.ts'
import { paths } from '../../src/contract/paths.ts'
import { CONTRAST, expectAccessible, expectReadable } from '../support/axe.ts'
import { expect, test as journey } from '../support/desk.ts'
import { resize } from '../support/screen.ts'
import { test as staged } from '../support/staged.ts'
import { changeTheme, chooseTheme, type Theme } from '../support/themes.ts'

/** Every talk leaves something behind: an address in the talk, beside it or after it, and how it was. */

const summaryForm = (place: Page | FrameLocator) => {
  const form = place.getByRole('form', { name: 'Send me the summary' })
  return {
    form,
    email: form.getByRole('textbox', { name: 'Your e-mail address' }),
    send: form.getByRole('button', { name: 'Send it' }),
  }
}
const rating = (page: Page) => page.getByRole('radiogroup', { name: 'How was this talk?' })
const roomOf = (page: Page) => page.frameLocator('iframe')

async function enter(page: Page): Promise<string> {
  const started = await page.request.post('/api/conversations', { data: { from: 'home' } })
  const { conversation_id: id, conversation_url: url } = await started.json()
  await page.goto(`${paths.conversation}?${new URLSearchParams({ url, id })}`)
  await expect(roomOf(page).getByRole('button', { name: 'Leave' })).toBeVisible()
  return id
}
const rated = (page: Page, stars: number) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/rating') && answer.request().postDataJSON().stars === stars,
  )

journey.describe('in the studio’s room', () => {
  journey(
    'the avatar asks once, the card takes the address, and the lead stands at the desk',
    async ({ page, anotherVisitor, signIn }) => {
      const address = `jan.${crypto.randomUUID().slice(0, 8)}@bank.example`
      await enter(page)
      const room = roomOf(page)
      const answers = room.getByRole('log', { name: 'Conversation' }).locator('[data-speaker="avatar"]')
      await expect(answers).toHaveCount(1)
      const say = async (words: string) => {
        const before = await answers.count()
        await room.getByRole('textbox', { name: 'Your message' }).fill(words)
        await room.getByRole('textbox', { name: 'Your message' }).press('Enter')
        await expect(answers).toHaveCount(before + 1)
      }
      await say('What does the treasury agent do?')
      await say('What does it cost?')
      await expect(room.getByText('Where shall I send the summary of our talk?')).toBeVisible()
      await expect(summaryForm(page).form, 'one card is enough').toHaveCount(0)
      await say(`it is ${address}`)
      await expect(summaryForm(room).email).toHaveValue(address)
      await summaryForm(room).send.click()
      await expect(summaryForm(room).form.getByText(conversation.summary.noted)).toBeVisible()

      // After the talk nobody is asked for it again, and the mail leads to what was said.
      await room.getByRole('button', { name: 'Leave', exact: true }).click()
      await expect(rating(page)).toBeVisible()
      await expect(summaryForm(page).form.getByText(conversation.summary.done)).toBeVisible()
      await expect(summaryForm(page).email).toHaveCount(0)
      const link = await expect
        .poll(() => linkTo(page, address))
        .toBeDefined()
        .then(() => linkTo(page, address))
      const desk = await anotherVisitor()
      await signIn(desk)
      const lead = async () => {
        const found = await desk.request.get(`/api/staff/leads?search=${encodeURIComponent(address)}`)
        const { leads } = await found.json()
        const { id } = leads[0]
        return (await (await desk.request.get(`/api/staff/leads/${id}`)).json()).record
      }
      expect(await lead()).toMatchObject({ kind: 'talk', email: address, place: 'room', provenAt: null })
      const reader = await anotherVisitor()
      await reader.goto(link ?? '')
      await expect(reader.getByRole('list', { name: transcriptPage.turns })).toContainText(
        'What does it cost?',
      )
      expect((await lead()).provenAt).not.toBeNull()
    },
  )
})

/** Of the letters to this address the one with a link, as the person would copy it from the mailbox. */
async function linkTo(page: Page, address: string): Promise<string | undefined> {
  const outbox = await (await page.request.get('/outbox')).text()
  const letters = outbox.split('<article').filter((article) => article.includes(`<dd>${address}</dd>`))
  return letters.map((letter) => letter.match(/href="([^"]*\/transcript#[^"]+)"/)?.[1]).find(Boolean)
}

/** All of it in this theme, and the colours of the other. */
async function expectReadableInBoth(page: Page, theme: Theme, where: string) {
  await expectReadable(page, `${where}, ${theme}`)
  const other = theme === 'dark' ? 'light' : 'dark'
  await changeTheme(page, other)
  await expectAccessible(page, `${where}, ${other}`, CONTRAST)
  await changeTheme(page, theme)
}

staged.describe('with a vendor’s room', () => {
  staged(
    'the page offers the same under the frame, and by keyboard alone',
    async ({ page, provider, smtp, address }) => {
      const id = await enter(page)
      const { form, email, send } = summaryForm(page)
      await email.focus()
      await page.keyboard.type('not an address')
      await page.keyboard.press('Enter')
      await expect(form.getByText('Please enter a valid email address')).toBeVisible()
      await expect(email).toBeFocused()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(address)
      await page.keyboard.press('Tab')
      await expect(send).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(form.getByText(conversation.summary.noted)).toBeVisible()
      await provider.notify(id, 'application.transcription_ready', {
        transcript: [{ role: 'user', content: 'Payroll for a bank.' }],
      })
      const { text, links } = await smtp.next(address)
      expect(text).not.toContain('Payroll')
      expect(links.some((link) => link.includes(`${paths.transcript}#`))).toBe(true)
    },
  )

  staged(
    'after the talk: five faces and a line, by keyboard alone, thanked for and changed',
    async ({ page }) => {
      await enter(page)
      await roomOf(page).getByRole('button', { name: 'Leave' }).click()
      await expect(rating(page).getByRole('radio')).toHaveCount(5)
      await summaryForm(page).send.focus()
      await page.keyboard.press('Tab')
      await expect(rating(page).getByRole('radio', { name: '1 of 5', exact: true })).toBeFocused()
      const second = rated(page, 2)
      await page.keyboard.press('ArrowRight')
      expect((await second).status()).toBe(204)
      await expect(rating(page).getByRole('radio', { name: '2 of 5', exact: true })).toBeChecked()
      await expect(page.getByText(conversation.rating.thanks)).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.type('Clear and quick.')
      const withLine = rated(page, 2)
      await page.keyboard.press('Enter')
      expect((await withLine).request().postDataJSON()).toEqual({ stars: 2, words: 'Clear and quick.' })
      const fifth = rated(page, 5)
      await rating(page).getByRole('radio', { name: '5 of 5', exact: true }).check()
      expect((await fifth).request().postDataJSON()).toEqual({ stars: 5, words: 'Clear and quick.' })
    },
  )

  staged(
    'whoever closes the talk is asked on the page they come to, and may wave it away',
    async ({ page, address }) => {
      await enter(page)
      await page.getByRole('button', { name: 'Close Conversation' }).click()
      await expect(page).toHaveURL(paths.team)
      const third = rated(page, 3)
      await rating(page).getByRole('radio', { name: '3 of 5', exact: true }).check()
      expect((await third).status()).toBe(204)
      await summaryForm(page).email.fill(address)
      await summaryForm(page).send.click()
      await expect(summaryForm(page).form.getByText(conversation.summary.done)).toBeVisible()
      await page.getByRole('button', { name: conversation.afterwards.close }).click()
      await expect(rating(page)).toHaveCount(0)
    },
  )

  for (const [theme, width] of [
    ['dark', 390],
    ['light', 1440],
  ] as const)
    staged(`is readable to everybody at ${width} px`, async ({ page }) => {
      await chooseTheme(page, theme)
      await resize(page, width)
      await enter(page)
      await expect(summaryForm(page).form).toBeVisible()
      await expectReadableInBoth(page, theme, `under the frame, ${width} px`)
      await roomOf(page).getByRole('button', { name: 'Leave' }).click()
      await rating(page).getByRole('radio', { name: '4 of 5', exact: true }).check()
      await expect(page.getByText(conversation.rating.thanks)).toBeVisible()
      await expectReadableInBoth(page, theme, `after the talk, ${width} px`)
      await enter(page)
      await page.getByRole('button', { name: 'Back to Team' }).click()
      await expect(rating(page)).toBeVisible()
      await expectReadableInBoth(page, theme, `on the team page, ${width} px`)
    })
})
