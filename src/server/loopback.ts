const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** A URL's hostname that only this machine answers to. IPv6 stands in brackets, as `URL.hostname` has it. */
export const isLoopbackHost = (hostname: string) =>
  loopbackNames.includes(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname)

/** A peer's address as the socket tells it. */
export const isLoopbackAddress = (address: string) =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address)

/**
 * The origins under which a browser on this machine may reach a site that calls itself `origin`: one for a
 * real host name; localhost, 127.0.0.1 and [::1] alike for a loopback one.
 */
export function namesOfOrigin(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin)
  if (!isLoopbackHost(hostname)) return [origin]
  const names = new Set([hostname, ...loopbackNames])
  return [...names].map((name) => `${protocol}//${name}${port && `:${port}`}`)
}
