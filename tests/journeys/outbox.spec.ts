import { verifyEmailWords } from '../../src/content/consult-letters.ts'
import { paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'

test('without a mail server every letter can be read, and its links followed, in the outbox', async ({
  page,
  product,
}) => {
  const answer = await page.request.post('/api/messages', {
    data: {
      firstName: 'Ada',
      lastName: 'Núñez',
      email: 'ada@example.com',
      subject: 'Outbox <b>',
      message: `See ${product.url}${paths.technology} please.`,
    },
  })
  expect(answer.status()).toBe(201)
  await page.goto('/outbox')
  const letter = page.getByRole('article').filter({ hasText: 'Ada Núñez: Outbox <b>' })
  await expect(letter).toContainText('ada@example.com')
  // What a visitor typed is no link, not even to a page of ours.
  await expect(letter.getByRole('link')).toHaveCount(1)
  await letter.getByRole('link', { name: 'Ada Núñez: Outbox <b>' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('wrote through the contact form')).toBeVisible()

  const asked = await page.request.post('/api/verification/email', { data: { email: 'ada@example.com' } })
  expect(asked.status()).toBe(202)
  await page.goto('/outbox')
  const proof = page.getByRole('article').filter({ hasText: verifyEmailWords.subject })
  await proof.getByRole('link', { name: paths.emailVerified }).click()
  await expect(page.getByText('Email verification successful!')).toBeVisible()
})
