import { setTimeout as delay } from 'node:timers/promises'
import { pageNames, paths } from '../../src/contract/paths.ts'
import { startProduct } from '../../tests/support/product.ts'

/**
 * The product as it is for as long as it runs: some seconds after its start it packs its pages tighter, and whatever
 * is measured meanwhile shares the machine with that.
 */
export async function startSettledProduct(environment: Record<string, string> = {}) {
  const product = await startProduct(environment)
  const sizes = () =>
    Promise.all(
      pageNames.map(async (name) => {
        const headers = { 'accept-encoding': 'br' }
        const answer = await fetch(product.url + paths[name], { method: 'HEAD', headers })
        return Number(answer.headers.get('content-length'))
      }),
    )
  const loose = await sizes()
  for (let tries = 0; tries < 240; tries++) {
    await delay(250)
    const now = await sizes()
    if (now.every((size, index) => size < (loose[index] ?? 0))) return product
  }
  await product.stop()
  throw new Error('the pages were not packed tighter within a minute')
}
