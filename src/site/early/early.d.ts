/** Left on the window by the early script (early.js). */
interface Window {
  veyraEarly?: {
    /** The layout calls this once React has taken the page over. */
    hydrated(): void
  }
}

/** The early script's text, minified by vite.config.ts; known only while pages are rendered. */
declare const EARLY_SCRIPT: string
