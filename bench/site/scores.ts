import { pages } from '../../src/content/pages.ts'
import { pageNames, paths } from '../../src/contract/paths.ts'
import { startProduct } from '../../tests/support/product.ts'
import { atLeast, type Measured } from '../part.ts'
import { openAuditor } from './auditor.ts'
import { addressOf } from './routes.ts'

const everywhere = ['accessibility', 'best-practices']

/** Scores follow from what a page is, not from how fast it came: one run tells. */
export async function measureScores({ quick }: { quick: boolean }): Promise<Measured> {
  const product = await startProduct()
  const auditor = await openAuditor()
  try {
    const rows: (string | number)[][] = []
    const lowest = new Map<string, number>()
    const troubles: string[] = []
    for (const name of quick ? pageNames.slice(0, 3) : pageNames) {
      const categories = pages[name].indexed ? [...everywhere, 'seo'] : everywhere
      const { scores, failed } = await auditor.audit({ url: product.url + addressOf(name), categories })
      const points = categories.map((category) => Math.round((scores[category] ?? 0) * 100))
      for (const [n, category] of categories.entries())
        lowest.set(category, Math.min(lowest.get(category) ?? 100, points[n] ?? 0))
      rows.push([paths[name], ...points, ...(categories.length < 3 ? ['not indexed'] : [])])
      if (failed.length > 0) troubles.push(`${paths[name]} fails ${failed.join(', ')}`)
    }
    return {
      figures: [...lowest].map(([category, value]) =>
        atLeast({ name: `Lighthouse ${category}, the lowest of all routes`, value }, 100),
      ),
      tables: [{ title: 'Lighthouse', columns: ['route', ...everywhere, 'seo'], rows }],
      notes: troubles,
    }
  } finally {
    await auditor.close()
    await product.stop()
  }
}
