import { paths } from '../../../../contract/paths.ts'
import type { BotCheck, Proof } from './phone-machine.ts'

/** As much of the widget's interface as is used here. */
type Recaptcha = {
  ready(done: () => void): void
  render(place: HTMLElement, options: Record<string, unknown>): number
  execute(widget: number): void
  reset(widget: number): void
}
declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit'

let loading: Promise<Recaptcha> | undefined

/**
 * Only the consult pages let the widget in, and a document keeps the policy it was loaded with. Who came here from
 * another page of ours gets a document of this one; what was typed and chosen survives that.
 */
const consultPaths: readonly string[] = [paths.signup, paths.emailVerified]
function isLetIn() {
  const [entry] = performance.getEntriesByType('navigation')
  return !entry || consultPaths.includes(new URL(entry.name).pathname)
}

function load(): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onload = () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('reCAPTCHA is not there'))
    }
    script.onerror = () => {
      // A later try may find the network again.
      loading = undefined
      script.remove()
      reject(new Error('reCAPTCHA could not be loaded'))
    }
    document.head.append(script)
  })
  return loading
}

/** The invisible widget, drawn into its place; it shows itself only to whom it doubts. */
export async function openRecaptcha(
  place: HTMLElement,
  siteKey: string,
  on: { expired(): void },
): Promise<BotCheck> {
  if (!isLetIn()) {
    location.reload()
    return new Promise(() => {})
  }
  const recaptcha = await load()
  let answer: (proof: Proof) => void = () => {}
  // A widget can be drawn into an element only once.
  const own = document.createElement('div')
  place.append(own)
  const widget = recaptcha.render(own, {
    sitekey: siteKey,
    size: 'invisible',
    callback: (token: string) => answer({ ok: true, token }),
    'expired-callback': () => {
      recaptcha.reset(widget)
      on.expired()
    },
    'error-callback': () => answer({ ok: false }),
  })
  return {
    prove: () =>
      new Promise((resolve) => {
        answer = resolve
        recaptcha.execute(widget)
      }),
    reset: () => recaptcha.reset(widget),
    close: () => own.remove(),
  }
}
