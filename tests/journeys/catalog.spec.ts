import { paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'

test('a filter shows its category at once, says so, and stands in the address', async ({ page }) => {
  await page.goto(paths.agentCatalog)
  await expect(page.getByRole('button', { name: 'All Agents 20' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Domain Functions 6' }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Domain Functions 6' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('button', { name: 'All Agents 20' })).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('status').filter({ hasText: '6 agents shown' })).toBeAttached()
  await expect(page).toHaveURL(/\?category=domain$/)
})

test('a shared address shows the choice; an unknown one shows everything', async ({ page }) => {
  await page.goto(`${paths.agentCatalog}?category=upcoming`)
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.goto(`${paths.agentCatalog}?category=nonsense`)
  await expect(page.getByRole('button', { name: 'All Agents 20' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(20)
})
