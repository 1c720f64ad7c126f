import { paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'
import { paintsOf, watchPaints } from '../support/paints.ts'

/** Read in pieces, a page is painted when its first part is whole. What else could move: the audit of every page. */
for (const path of [paths.home, paths.products, paths.agentCatalog, paths.login])
  test(`${path} on a slow machine: nothing moves while it arrives`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await watchPaints(page)
    await page.goto(path)
    await page.waitForFunction(() => document.documentElement.dataset.unseen === undefined)
    expect((await paintsOf(page)).shifts).toBeLessThan(0.001)
  })
