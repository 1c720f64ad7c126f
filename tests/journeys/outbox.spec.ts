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
  await expect(letter.getByRole('link', { name: paths.technology })).toBeVisible()
  await letter.getByRole('link', { name: 'Ada Núñez: Outbox <b>' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('wrote through the contact form')).toBeVisible()
  await page.goBack()
  await letter.getByRole('link', { name: paths.technology }).click()
  await expect(page).toHaveURL(`${product.url}${paths.technology}`)
})
