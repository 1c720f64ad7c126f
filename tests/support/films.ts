import { expect, type Locator } from '@playwright/test'

/** The first frames of a film take a machine without a graphics card a while. */
const DECODED_WITHIN_MS = 15_000

/** A film has been fetched and its place shows it. */
export const untilRunning = (film: Locator) =>
  expect(film).toHaveAttribute('data-film', 'ready', { timeout: DECODED_WITHIN_MS })
