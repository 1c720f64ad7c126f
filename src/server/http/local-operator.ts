import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { isLoopbackAddress, isLoopbackHost } from '../loopback.ts'
import { refuse } from './errors.ts'

/** A proxy in front speaks to us from this machine too, but leaves one of these. */
const forwardingHeaders =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|cf-.+|true-client-ip)$/

export type LocalOperator = {
  /** Whether somebody on this very machine is asking, directly, while the site itself lives on it alone. */
  isAsking(request: Pick<FastifyRequest, 'headers' | 'socket'>): boolean
}

type Settings = {
  site: { onLoopback: boolean }
  /** Whether letters leave by a mail server. Where they stay, whoever has read them may have signed in by one. */
  sendsMail: boolean
  endAllSessions: () => Promise<unknown>
  log: Pick<Logger, 'warn' | 'error'>
}

/**
 * Who may see sign-in links and inner figures without a token: the person at this machine. A proxy that adds no
 * header cannot be told from that person. So the first browser that has our pages from another host closes both, and
 * the desk where its links lay open, until the next start. Stands before every route, so that it sees every request.
 */
export function localOperator(app: FastifyInstance, settings: Settings): LocalOperator {
  const { site, sendsMail, endAllSessions, log } = settings
  let isAlone = site.onLoopback

  function close(host: string) {
    isAlone = false
    log.warn(
      { host },
      `/outbox and /metrics${sendsMail ? '' : ' and the desk'} are closed until the next start: a browser has our pages from ${host}, so this site is not for this machine alone. Set PUBLIC_URL to the address that visitors use.`,
    )
    if (sendsMail) return
    endAllSessions().catch((error) => log.error({ err: error }, 'the desk’s sessions could not be ended'))
  }

  if (site.onLoopback)
    // Not async: it stands before every page.
    app.addHook('onRequest', (request, reply, done) => {
      const host = isAlone ? otherHostOf(request) : undefined
      if (host !== undefined && seemsDirect(request)) close(host)
      if (!isAlone && !sendsMail && request.routeOptions.url?.startsWith('/api/staff/'))
        refuse(reply, 'forbidden')
      else done()
    })

  return { isAsking: (request) => isAlone && seemsDirect(request) && asksByOurName(request) }
}

/** From this machine, and no proxy says that it asks for somebody else. */
const seemsDirect = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>) =>
  isLoopbackAddress(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => forwardingHeaders.test(name))

/** Against DNS rebinding: a foreign page's script that asks us under its own name. */
const asksByOurName = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  isLoopbackHost(URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '')

/**
 * The host from which a browser has the page that asks, where that is not this machine and yet one of our pages. A
 * page asks for its parts before it sends anything. So a foreign page that only posts to us tells nothing, nor does
 * another site's link in the browser of the person at this machine (`cross-site`), nor what somebody opened without a
 * page at all (`none`): where that matters, browsers say which it is.
 */
function otherHostOf({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): string | undefined {
  const fetchedFrom = headers['sec-fetch-site']
  if ((method !== 'GET' && method !== 'HEAD') || fetchedFrom === 'cross-site' || fetchedFrom === 'none')
    return undefined
  for (const from of [headers.origin, headers.referer]) {
    const url = from === undefined ? null : URL.parse(from)
    if (url && /^https?:$/.test(url.protocol) && !isLoopbackHost(url.hostname)) return url.hostname
  }
  return undefined
}
