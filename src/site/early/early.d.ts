/** Left on the window by the early script (early.js). */
interface Window {
  veyraEarly?: {
    /** The layout calls this once React has taken the page over. */
    hydrated(): void
  }
}
