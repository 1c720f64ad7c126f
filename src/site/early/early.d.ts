/** Left on the window by the early scripts (first.js, boot.js). */
interface Window {
  veyraEarly?: {
    /** The layout calls this once React has taken the page over. */
    hydrated(): void
  }
}

/** The inline script's text, minified by vite.config.ts; known only while pages are rendered. */
declare const EARLY_SCRIPT: string
