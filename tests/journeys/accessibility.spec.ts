import { AxeBuilder } from '@axe-core/playwright'
import { paths } from '../../src/contract/paths.ts'
import { expect, test } from '../support/journey.ts'
import { chooseTheme, themes } from '../support/themes.ts'

const widths = [390, 1440]
// Motion off: axe reads colours, and a card halfway through its reveal has none to speak of.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...Object.values(paths), '/no/such/page'])
  for (const theme of themes)
    for (const width of widths)
      test(`axe finds nothing on ${path}, ${theme}, ${width} px`, async ({ page, troubles }) => {
        await page.setViewportSize({ width, height: 900 })
        await chooseTheme(page, theme)
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
        ).toEqual([])
        // Chromium reports a page's own 404 status as a console error.
        if (path === '/no/such/page') troubles.splice(0)
      })
