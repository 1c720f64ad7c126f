/**
 * Stands in built files wherever the site's own origin belongs. One build serves any origin: the server
 * puts PUBLIC_URL in its place at start, before it hashes and compresses (docs/decisions).
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'
