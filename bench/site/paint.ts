import { type PageName, paths } from '../../src/contract/paths.ts'
import { atMost, type Measured, median } from '../part.ts'
import { openAuditor } from './auditor.ts'
import { contentRoutes } from './routes.ts'
import { startSettledProduct } from './settled-product.ts'
import { startTwin } from './twin.ts'

const FCP = 'first-contentful-paint'
const LCP = 'largest-contentful-paint'
const CLS = 'cumulative-layout-shift'
const RUNS = 7

type Paint = { fcp: number; lcp: number; cls: number }
type Painted = { ours: Paint[]; scriptless: Paint[] }

const medianOf = (paints: Paint[], which: keyof Paint) => median(paints.map((paint) => paint[which]))
const spread = (paints: Paint[], which: keyof Paint) => {
  const values = paints.map((paint) => Math.round(paint[which]))
  return `${Math.round(median(values))} (${Math.min(...values)}–${Math.max(...values)})`
}

/** Each page in turn with its twin, round by round, so that whatever else the machine does falls on both alike. */
export async function measurePaint({ quick }: { quick: boolean }): Promise<Measured> {
  const product = await startSettledProduct()
  const twin = await startTwin(product.url)
  const auditor = await openAuditor()
  const speeds: number[] = []
  const look = async (url: string): Promise<Paint> => {
    const { values, benchmarkIndex } = await auditor.audit({ url, audits: [FCP, LCP, CLS] })
    speeds.push(benchmarkIndex)
    const value = (name: string) => values[name] ?? Number.NaN
    return { fcp: value(FCP), lcp: value(LCP), cls: value(CLS) }
  }
  try {
    const routes = quick ? contentRoutes.slice(0, 3) : contentRoutes
    const painted = new Map<PageName, Painted>(routes.map((name) => [name, { ours: [], scriptless: [] }]))
    const bare: Paint[] = []
    for (let round = 0; round < (quick ? 3 : RUNS); round++) {
      bare.push(await look(`${twin.url}/bare`))
      for (const [name, { ours, scriptless }] of painted) {
        ours.push(await look(product.url + paths[name]))
        scriptless.push(await look(twin.url + paths[name]))
      }
    }
    return report(painted, bare, speeds)
  } finally {
    await auditor.close()
    await twin.close()
    await product.stop()
  }
}

function report(painted: Map<PageName, Painted>, bare: Paint[], speeds: number[]): Measured {
  const runs = bare.length
  const bareLcp = medianOf(bare, 'lcp')
  const routes = [...painted].map(([name, { ours, scriptless }]) => ({
    name,
    ours,
    scriptless,
    fcpRatio: medianOf(ours, 'fcp') / medianOf(scriptless, 'fcp'),
    lcpRatio: medianOf(ours, 'lcp') / medianOf(scriptless, 'lcp'),
    bareRatio: medianOf(ours, 'lcp') / bareLcp,
    cls: Math.max(...ours.map(({ cls }) => cls)),
  }))
  const worst = (which: 'fcpRatio' | 'lcpRatio' | 'bareRatio' | 'cls') => {
    const route = routes.toSorted((a, b) => b[which] - a[which])[0]
    return { value: route?.[which] ?? Number.NaN, runs, note: `the worst: ${route && paths[route.name]}` }
  }
  return {
    figures: [
      atMost({ name: 'FCP, times the same page without scripts', ...worst('fcpRatio') }, 1.15),
      atMost({ name: 'LCP, times the same page without scripts', ...worst('lcpRatio') }, 1.15),
      atMost({ name: 'LCP, times a bare text page', ...worst('bareRatio') }, 1.6),
      atMost({ name: 'CLS, the highest of all runs', ...worst('cls') }, 0),
    ],
    tables: [
      {
        title: `Lighthouse mobile simulation, ms: median and range of ${runs} runs; a bare text page: LCP ${spread(bare, 'lcp')}`,
        columns: [
          'route',
          'FCP',
          'FCP no script',
          'ratio',
          'LCP',
          'LCP no script',
          'ratio',
          'LCP/bare',
          'CLS',
        ],
        rows: routes.map((route) => [
          paths[route.name],
          spread(route.ours, 'fcp'),
          spread(route.scriptless, 'fcp'),
          route.fcpRatio.toFixed(2),
          spread(route.ours, 'lcp'),
          spread(route.scriptless, 'lcp'),
          route.lcpRatio.toFixed(2),
          route.bareRatio.toFixed(2),
          route.cls.toFixed(3),
        ]),
      },
    ],
    notes: [
      `Lighthouse's own index of the machine: ${Math.round(median(speeds))} (${Math.round(Math.min(...speeds))}–${Math.round(Math.max(...speeds))})`,
    ],
  }
}
