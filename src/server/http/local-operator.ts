import type { FastifyRequest } from 'fastify'
import { isLoopbackAddress, isLoopbackHost } from '../loopback.ts'

/** A proxy in front speaks to us from this machine too, but leaves one of these. */
const forwardingHeaders =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|cf-.+|true-client-ip)$/

/**
 * Whether somebody on this very machine is asking, directly, while the site itself lives on it: only then are
 * sign-in links and inner figures shown without a token. The Host is checked against DNS rebinding.
 */
export function isLocalOperator(
  request: Pick<FastifyRequest, 'headers' | 'socket'>,
  site: { onLoopback: boolean },
): boolean {
  const asked = URL.parse(`http://${request.headers.host ?? ''}`)
  return (
    site.onLoopback &&
    asked !== null &&
    isLoopbackHost(asked.hostname) &&
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    !Object.keys(request.headers).some((name) => forwardingHeaders.test(name))
  )
}
