export type PostOutcome =
  | { ok: true; response: Response }
  /** A code, never the receiver's own words. */
  | { ok: false; problem: string }

type Post = {
  body: string
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

/** Posts JSON to an address an operator gave. */
export function jsonPost(url: string, answeredWithinMs: number) {
  const { address, authorization } = withoutCredentials(url)
  return async ({ body, headers = {}, signal }: Post): Promise<PostOutcome> => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...headers,
          ...(authorization && { authorization }),
        },
        body,
        // What is posted must not follow a receiver wherever it points.
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(answeredWithinMs), ...(signal ? [signal] : [])]),
      })
      return { ok: true, response }
    } catch (error) {
      return { ok: false, problem: problemOf(error, answeredWithinMs) }
    }
  }
}

/** An address may carry a user and a password, which fetch refuses to. */
function withoutCredentials(url: string) {
  const address = new URL(url)
  const { username, password } = address
  address.username = ''
  address.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {
    address,
    authorization: username || password ? `Basic ${Buffer.from(pair).toString('base64')}` : undefined,
  }
}

function problemOf(error: unknown, answeredWithinMs: number): string {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'TimeoutError') return `no answer within ${answeredWithinMs / 1000} s`
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
}
