import type { Page } from '@playwright/test'

declare global {
  interface Window {
    paints: { shifts: number; largest: string }
  }
}

/** From the first frame on: how far things jumped by themselves, and what the largest paint is of. */
export const watchPaints = (page: Page) =>
  page.addInitScript(() => {
    window.paints = { shifts: 0, largest: '' }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) window.paints.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        window.paints.largest = entry.element?.tagName ?? ''
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

export const paintsOf = (page: Page) => page.evaluate(() => window.paints)
