import { conversation } from '../../src/content/conversation.ts'
import { paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/staged.ts'

test.use({ settings: { AVATAR_MAX_MINUTES: '2' } })

test('where the operator allows two minutes, the page tells of the end at once', async ({ page }) => {
  const started = await page.request.post('/api/conversations', { data: { from: 'home' } })
  const { conversation_id: id, conversation_url: url } = await started.json()
  await page.goto(`${paths.conversation}?${new URLSearchParams({ url, id })}`)
  await expect(page.getByRole('status').getByText(conversation.endNear)).toBeVisible()
  await page.getByRole('button', { name: 'Close Conversation' }).click()
  await expect(page).toHaveURL(paths.team)
})
