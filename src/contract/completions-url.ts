/** Where a model is asked: given is a base address, or the whole address of the endpoint; both are common. */
export function completionsUrl(given: string): string {
  const url = new URL(given)
  if (url.pathname.endsWith('/chat/completions')) return url.href
  const base = url.pathname === '/' ? '/v1' : url.pathname.replace(/\/+$/, '')
  url.pathname = `${base}/chat/completions`
  return url.href
}
