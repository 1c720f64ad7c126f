import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Must stand within a page's first kilobyte, so the early script follows it. */
const CHARSET = '<meta charSet="utf-8"/>'

/**
 * Renders a page whole (no streaming runtime, no hidden divs) and puts the early script at the top of its head,
 * outside React. Runs at build for every page, and for each request in development.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: () => {
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      onError: reject,
    })
  })
  headers.set('Content-Type', 'text/html')
  return new Response(
    html.replace(CHARSET, () => `${CHARSET}<script>${EARLY_SCRIPT}</script>`),
    { status, headers },
  )
}
