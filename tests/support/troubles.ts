import type { BrowserContext } from '@playwright/test'

/**
 * What browsers complained about during a journey. A complaint that belongs to the journey is forgiven, each with its
 * reason; the others fail it, and so does a complaint that was forgiven and never came.
 */
export class Troubles {
  readonly #told: string[] = []
  readonly #forgiven: { what: string; because: string; mayBeSilent: boolean }[] = []

  tell(trouble: string) {
    this.#told.push(trouble)
  }

  /** `what` is a part of the complaint; a status stands for Chromium's note on a request answered with it. */
  forgive(what: string | number, because: string, { mayBeSilent = false } = {}) {
    this.#forgiven.push({ what: typeof what === 'number' ? `status of ${what}` : what, because, mayBeSilent })
  }

  /** Everything that is wrong with what was heard, in words; nothing in a good journey. */
  verdict(): string[] {
    const silent = this.#forgiven.filter(
      ({ what, mayBeSilent }) => !mayBeSilent && !this.#told.some((trouble) => trouble.includes(what)),
    )
    return [
      ...this.#told.filter((trouble) => !this.#forgiven.some(({ what }) => trouble.includes(what))),
      ...silent.map(({ what, because }) => `forgiven (${because}) but never heard: ${what}`),
    ]
  }
}

/** Listens to every page of a context: console errors, uncaught exceptions, requests to hosts that are not ours. */
export async function watch(context: BrowserContext, troubles: Troubles, ours: readonly string[]) {
  const hosts = ours.map((url) => new URL(url).host)
  context.on('console', (message) => {
    if (message.type() === 'error') troubles.tell(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => troubles.tell(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !hosts.includes(host)) troubles.tell(`foreign host: ${host}`)
  })
  // Of what the policy kept from running the browser says nothing where the script caught it.
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
      if (blockedURI === 'eval') console.error(`code built at run time in ${sourceFile}`)
    }),
  )
}
