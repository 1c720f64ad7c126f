/** The constants of the interface (promise 99). What the server counts stands with its own subject. */

/** The bar's ground changes once the page is scrolled further than this. */
export const NAV_SCROLL_THRESHOLD_PX = 100

/** A tap in the mobile menu is seen before the page goes. */
export const MOBILE_MENU_DELAY_MS = 100

/** Between a success message and leaving the page, so that it can be read. */
export const NAVIGATION_DELAY_MS = 2000

export const TOAST_DURATION_MS = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
} as const

/** Messages that take longer to read: the capacity error and the billing notice. */
export const LONG_TOAST_DURATION_MS = 6000

export const REVEAL = {
  /** How far inside the window an element is when its reveal begins. */
  offsetPx: 120,
  durationMs: 400,
  easing: 'ease',
  /** Between cards that come into view together. */
  stepMs: 100,
  /** The same in the agent catalog. */
  catalogStepMs: 50,
} as const
