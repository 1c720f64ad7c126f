import type { SoftPasskey } from '../authenticator.ts'
import type { Colleague, Desk } from './desk-server.ts'

/** A site that is not on this machine alone. */
export const PUBLIC_SITE = 'https://desk.example'

type Lies = Partial<Parameters<SoftPasskey['sign']>[1]>

/** Makes a passkey as the desk's page would. */
export async function addPasskey(colleague: Colleague, key: SoftPasskey, origin: string, name = 'A key') {
  const asked = await colleague.post('/api/staff/passkeys/options')
  if (asked.statusCode !== 200) return asked
  return colleague.post('/api/staff/passkeys', { name, credential: key.create(asked.json(), { origin }) })
}

/** Signs in as the login page would, in a browser of its own. */
export async function signInWith(
  desk: Desk,
  key: SoftPasskey,
  origin: string,
  lies: Lies = {},
  meanwhile = () => {},
) {
  const asked = await desk.anyone.post('/api/staff/sign-in/passkey/options')
  const browser = desk.browserOf(asked)
  const credential = key.sign(asked.json(), { origin, ...lies })
  meanwhile()
  const answer = await browser.post('/api/staff/sign-in/passkey', { credential })
  return { answer, credential, browser, colleague: desk.browserOf(answer) }
}

/** Shows a passkey again; gives back the browser with the token it has from then on. */
export async function stepUp(colleague: Colleague, key: SoftPasskey, origin: string): Promise<Colleague> {
  const asked = await colleague.post('/api/staff/step-up/options')
  const credential = key.sign(asked.json(), { origin })
  const answer = await colleague.post('/api/staff/step-up', { credential })
  if (answer.statusCode !== 204) throw new Error(`not stepped up: ${answer.body}`)
  return colleague.with(answer)
}
