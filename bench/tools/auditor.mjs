// Lighthouse in a process of its own, beside the only node_modules that has it. One message in, one answer out.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-component-update'],
})
process.on('disconnect', () => {
  chrome.kill()
  process.exit(0)
})

process.on('message', async ({ url, categories, audits }) => {
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      ...(categories ? { onlyCategories: categories } : { onlyAudits: audits }),
    })
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    process.send({
      benchmarkIndex: lhr.environment.benchmarkIndex,
      scores: Object.fromEntries(Object.entries(lhr.categories).map(([id, { score }]) => [id, score])),
      values: Object.fromEntries(
        Object.entries(lhr.audits).map(([id, { numericValue }]) => [id, numericValue ?? null]),
      ),
      failed: Object.entries(lhr.categories).flatMap(([, { auditRefs }]) =>
        auditRefs.filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0).map(({ id }) => id),
      ),
    })
  } catch (error) {
    process.send({ error: error.message })
  }
})
process.send({ ready: true })
